/** What is said after a game and in replays, known from the moment that somebody needs it. */
import { alsoSpeak, type Loaders } from "./speech.svelte";

const LOADERS: Loaders = {
  en: () => import("./after.en.ftl"),
  de: () => import("./after.de.ftl"),
  it: () => import("./after.it.ftl"),
  hu: () => import("./after.hu.ftl"),
};

export function afterWords(): Promise<void> {
  return alsoSpeak(LOADERS);
}
