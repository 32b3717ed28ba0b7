/** What an analysis says, loaded when one is opened: the own words of the page, and those of the terminal. */
import { loaded } from "../loaded";
import type { Language } from "./speech.svelte";
import { wordsIn, type Words } from "./words";

type Text = Promise<{ default: string }>;
const LOADERS: Record<Language, () => [Text, Text, Text]> = {
  en: () => [
    import("./analysis.en.ftl"),
    import("../../../src/sixgun/text/en/analysis.ftl"),
    import("../../../src/sixgun/text/en/move.ftl"),
  ],
  de: () => [
    import("./analysis.de.ftl"),
    import("../../../src/sixgun/text/de/analysis.ftl"),
    import("../../../src/sixgun/text/de/move.ftl"),
  ],
  it: () => [
    import("./analysis.it.ftl"),
    import("../../../src/sixgun/text/it/analysis.ftl"),
    import("../../../src/sixgun/text/it/move.ftl"),
  ],
  hu: () => [
    import("./analysis.hu.ftl"),
    import("../../../src/sixgun/text/hu/analysis.ftl"),
    import("../../../src/sixgun/text/hu/move.ftl"),
  ],
};

export async function analysisWords(language: Language): Promise<Words> {
  const texts = await loaded(Promise.all(LOADERS[language]()));
  return wordsIn(language, texts.map((one) => one.default).join("\n"));
}
