/** What the coach of a practice table says, loaded with him. */
import { loaded } from "../loaded";
import type { Language } from "./speech.svelte";
import { wordsIn, type Words } from "./words";

type Text = Promise<{ default: string }>;
const LOADERS: Record<Language, () => [Text, Text]> = {
  en: () => [import("./coach.en.ftl"), import("../../../src/sixgun/text/en/move.ftl")],
  de: () => [import("./coach.de.ftl"), import("../../../src/sixgun/text/de/move.ftl")],
  it: () => [import("./coach.it.ftl"), import("../../../src/sixgun/text/it/move.ftl")],
  hu: () => [import("./coach.hu.ftl"), import("../../../src/sixgun/text/hu/move.ftl")],
};

export async function coachWords(language: Language): Promise<Words> {
  const texts = await loaded(Promise.all(LOADERS[language]()));
  return wordsIn(language, texts.map((one) => one.default).join("\n"));
}
