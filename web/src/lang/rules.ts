/** The rules in the reader's language: how they begin, and their words. Loaded only when somebody looks them up. */
import { loaded } from "../loaded";
import type { Language } from "./speech.svelte";
import { wordsIn, type Words } from "./words";

type Text = Promise<{ default: string }>;
const LOADERS: Record<Language, () => [Text, Text]> = {
  en: () => [import("../../../src/sixgun/text/en/term.ftl"), import("./rules.en.ftl")],
  de: () => [import("../../../src/sixgun/text/de/term.ftl"), import("./rules.de.ftl")],
  it: () => [import("../../../src/sixgun/text/it/term.ftl"), import("./rules.it.ftl")],
  hu: () => [import("../../../src/sixgun/text/hu/term.ftl"), import("./rules.hu.ftl")],
};

/** A word of the rules, or a part of a turn: what it means, and the rules that say so. */
export interface Term {
  word: string;
  text: string;
  rules: string[];
}

export interface RulesText extends Words {
  /** The words, in the order of the glossary. */
  terms: Term[];
  /** The parts of a turn, in their order. */
  turn(game: "card" | "dice"): Term[];
}

export async function rulesText(language: Language): Promise<RulesText> {
  const [terms = "", begins = ""] = (await loaded(Promise.all(LOADERS[language]()))).map((one) => one.default);
  const words = wordsIn(language, `${terms}\n${begins}`);
  const all = (text: string, beginning: string) =>
    [...text.matchAll(new RegExp(`^(${beginning}-[\\w-]+) =`, "gm"))].map(([, id = ""]) => ({
      word: words.say(id),
      ...withRules(words.say(`${id}.text`)),
    }));
  return { ...words, terms: all(terms, "term"), turn: (game) => all(begins, `turn-${game}`) };
}

/** A text whose end names the rules it rests on, as in `(C22, X10)`, and those rules. */
export function withRules(text: string): Pick<Term, "text" | "rules"> {
  const end = /\s*\(([CDX]\d+[^()]*)\)$/.exec(text);
  if (!end) return { text, rules: [] };
  return { text: text.slice(0, end.index), rules: (end[1] ?? "").split(/,\s*/) };
}
