/** What the puzzles say, loaded with the first of them: the page’s own words, and those it shares with the terminal. */
import { loaded } from "../loaded";
import type { Language } from "./speech.svelte";
import { wordsIn, type Words } from "./words";

type Text = Promise<{ default: string }>;
const LOADERS: Record<Language, () => [Text, Text, Text]> = {
  en: () => [
    import("./puzzle.en.ftl"),
    import("../../../src/sixgun/text/en/puzzle.ftl"),
    import("../../../src/sixgun/text/en/move.ftl"),
  ],
  de: () => [
    import("./puzzle.de.ftl"),
    import("../../../src/sixgun/text/de/puzzle.ftl"),
    import("../../../src/sixgun/text/de/move.ftl"),
  ],
  it: () => [
    import("./puzzle.it.ftl"),
    import("../../../src/sixgun/text/it/puzzle.ftl"),
    import("../../../src/sixgun/text/it/move.ftl"),
  ],
  hu: () => [
    import("./puzzle.hu.ftl"),
    import("../../../src/sixgun/text/hu/puzzle.ftl"),
    import("../../../src/sixgun/text/hu/move.ftl"),
  ],
};

export async function puzzleWords(language: Language): Promise<Words> {
  const texts = await loaded(Promise.all(LOADERS[language]()));
  return wordsIn(language, texts.map((one) => one.default).join("\n"));
}
