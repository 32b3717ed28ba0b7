/** What the coach says and what stands around him, loaded when somebody wants to learn. */
import { loaded } from "../loaded";
import type { Language } from "./speech.svelte";
import { wordsIn, type Words } from "./words";

type Text = Promise<{ default: string }>;
const LOADERS: Record<Language, () => [Text, Text]> = {
  en: () => [import("../../../src/sixgun/text/en/lesson.ftl"), import("./learn.en.ftl")],
  de: () => [import("../../../src/sixgun/text/de/lesson.ftl"), import("./learn.de.ftl")],
  it: () => [import("../../../src/sixgun/text/it/lesson.ftl"), import("./learn.it.ftl")],
  hu: () => [import("../../../src/sixgun/text/hu/lesson.ftl"), import("./learn.hu.ftl")],
};

export interface LessonWords extends Words {
  /** The names of a lesson's steps, in their order. */
  steps(lesson: string): string[];
}

export async function lessonWords(language: Language): Promise<LessonWords> {
  const texts = (await loaded(Promise.all(LOADERS[language]()))).map((one) => one.default);
  return {
    ...wordsIn(language, texts.join("\n")),
    steps: (lesson) =>
      [...(texts[0] ?? "").matchAll(/^lesson-([a-z]+)-([a-z]+) =/gm)]
        .filter((found) => found[1] === lesson)
        .map((found) => found[2] ?? ""),
  };
}
