/** What is asked and what the answers are, in a sentence; loaded with *What can I do?*. */
import { loaded } from "../loaded";
import type { Language } from "./speech.svelte";
import { wordsIn, type Words } from "./words";

const LOADERS: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import("./asked.en.ftl"),
  de: () => import("./asked.de.ftl"),
  it: () => import("./asked.it.ftl"),
  hu: () => import("./asked.hu.ftl"),
};

export async function askedWords(language: Language): Promise<Words> {
  return wordsIn(language, (await loaded(LOADERS[language]())).default);
}
