/** What is said about votes, phrases, looking on and cards that lie face down: known once somebody needs it. */
import { alsoSpeak, type Loaders } from "./speech.svelte";

const LOADERS: Loaders = {
  en: () => import("./manners.en.ftl"),
  de: () => import("./manners.de.ftl"),
  it: () => import("./manners.it.ftl"),
  hu: () => import("./manners.hu.ftl"),
};

/** Refusals that are said in these words. */
export const MANNERS: readonly string[] = ["no-watching", "no-vote", "needs-two", "only-phrases"];

export function mannersWords(): Promise<void> {
  return alsoSpeak(LOADERS);
}
