/** What is said about answers set in advance: known once one waits for others at a table. */
import { alsoSpeak, type Loaders } from "./speech.svelte";

const LOADERS: Loaders = {
  en: () => import("./advance.en.ftl"),
  de: () => import("./advance.de.ftl"),
  it: () => import("./advance.it.ftl"),
  hu: () => import("./advance.hu.ftl"),
};

export function advanceWords(): Promise<void> {
  return alsoSpeak(LOADERS);
}
