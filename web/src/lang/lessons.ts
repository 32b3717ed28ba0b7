/** What the coach says and what stands around him, loaded when somebody wants to learn. */
import type { FluentVariable } from "@fluent/bundle";
import { loaded } from "../loaded";
import { bundleOf, type Language } from "./speech.svelte";

type Text = Promise<{ default: string }>;
const LOADERS: Record<Language, () => [Text, Text]> = {
  en: () => [import("../../../src/sixgun/text/en/lesson.ftl"), import("./learn.en.ftl")],
  de: () => [import("../../../src/sixgun/text/de/lesson.ftl"), import("./learn.de.ftl")],
  it: () => [import("../../../src/sixgun/text/it/lesson.ftl"), import("./learn.it.ftl")],
  hu: () => [import("../../../src/sixgun/text/hu/lesson.ftl"), import("./learn.hu.ftl")],
};

export interface LessonWords {
  say(key: string, args?: Record<string, FluentVariable>): string;
  says(key: string): boolean;
  /** The names of a lesson's steps, in their order. */
  steps(lesson: string): string[];
}

export async function lessonWords(language: Language): Promise<LessonWords> {
  const texts = (await loaded(Promise.all(LOADERS[language]()))).map((one) => one.default);
  const bundle = bundleOf(language, texts.join("\n"));
  const find = (key: string) => {
    const [id = "", part] = key.split(".");
    const message = bundle.getMessage(id);
    return (part ? message?.attributes[part] : message?.value) ?? null;
  };
  return {
    say(key, args) {
      const pattern = find(key);
      return pattern ? bundle.formatPattern(pattern, args ?? null, []) : `{${key}}`;
    },
    says: (key) => find(key) !== null,
    steps: (lesson) =>
      [...(texts[0] ?? "").matchAll(/^lesson-([a-z]+)-([a-z]+) =/gm)]
        .filter((found) => found[1] === lesson)
        .map((found) => found[2] ?? ""),
  };
}
