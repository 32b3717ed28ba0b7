/** What is said on one's own page, known from the moment that somebody opens it. */
import { alsoSpeak, type Loaders } from "./speech.svelte";

const LOADERS: Loaders = {
  en: () => import("./mine.en.ftl"),
  de: () => import("./mine.de.ftl"),
  it: () => import("./mine.it.ftl"),
  hu: () => import("./mine.hu.ftl"),
};

export function mineWords(): Promise<void> {
  return alsoSpeak(LOADERS);
}
