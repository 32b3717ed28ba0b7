/** Words that are loaded when they are wanted: the same in every language, all of it said, nothing in vain. */
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { FluentResource } from "@fluent/bundle";
import { lessonWords } from "../src/lang/lessons";
import { rulesText, withRules } from "../src/lang/rules";
import { LANGUAGES, type Language } from "../src/lang/speech.svelte";
import { atHand, isNamed } from "../src/page/rulesAtHand";

const SRC = new URL("../src/", import.meta.url);
const EVERY = Object.keys(LANGUAGES) as Language[];
const STEPS = { card: 12, dice: 8 };

function keys(file: string): string[] {
  return keysIn(new URL(`lang/${file}.ftl`, SRC));
}

function keysIn(file: URL): string[] {
  const resource = new FluentResource(readFileSync(file, "utf8"));
  return resource.body
    .flatMap(({ id, attributes }) => [id, ...Object.keys(attributes).map((part) => `${id}.${part}`)])
    .sort();
}

const SOURCE = readdirSync(SRC, { recursive: true, encoding: "utf8" })
  .filter((path) => /\.(svelte|ts)$/.test(path))
  .map((path) => readFileSync(new URL(path, SRC), "utf8"))
  .join("\n");
/** Keys that are put together when they are said. */
const FAMILIES = [
  "analysis-(busy|failed|missing)",
  "brief-GAME-\\w+",
  "can-GAME-\\w+",
  "coach-now(-[\\w-]+)?",
  "lesson(-time)?-GAME",
  "learn-begin-GAME",
  "sheet-out\\.GAME",
  "tour-(brass|claims|log|keys|offer)(\\.(text|touch))?",
  "turn-GAME-\\d(\\.text)?",
];
const COMPOSED = new RegExp(`^(${FAMILIES.join("|").replaceAll("GAME", "(card|dice)")})$`);

describe.each(["analysis", "asked", "coach", "learn", "rules"])("the words of %s", (name) => {
  it.each(EVERY)("are the same in %s", (language) => expect(keys(`${name}.${language}`)).toEqual(keys(`${name}.en`)));
  it("are all said", () => {
    const unsaid = keys(`${name}.en`).filter((key) => !COMPOSED.test(key) && !SOURCE.includes(`"${key}"`));
    expect(unsaid).toEqual([]);
  });
});

describe.each(EVERY)("the lessons in %s", (language) => {
  it("say nothing under a name that the terminal has for something else", () => {
    const shared = keysIn(new URL(`../../src/sixgun/text/${language}/lesson.ftl`, SRC));
    expect(keys(`learn.${language}`).filter((key) => shared.includes(key))).toEqual([]);
  });
  it.each(["card", "dice"] as const)("name every step of the %s game", async (lesson) => {
    const [words, english] = await Promise.all([lessonWords(language), lessonWords("en")]);
    expect(words.steps(lesson)).toHaveLength(STEPS[lesson]);
    expect(words.steps(lesson)).toEqual(english.steps(lesson));
    for (const step of words.steps(lesson)) {
      for (const key of [`lesson-${lesson}-${step}`, `lesson-${lesson}-${step}.title`, `brief-${lesson}-${step}`]) {
        expect(words.says(key), key).toBe(true);
      }
    }
  });
});

describe.each(EVERY)("the rules in %s", (language) => {
  it("have every part of a turn, and every word names its rules", async () => {
    const text = await rulesText(language);
    expect(text.turn("card")).toHaveLength(4);
    expect(text.turn("dice")).toHaveLength(5);
    for (const { word, text: words } of [...text.terms, ...text.turn("card")]) expect(word && words).toBeTruthy();
    expect(text.terms.filter(({ rules }) => rules.length === 0)).toEqual([]);
  });
});

it("a text is told apart from the rules at its end", () => {
  expect(withRules("Turn it over (or not). (C35-C39, X7)")).toEqual({
    text: "Turn it over (or not).",
    rules: ["C35-C39", "X7"],
  });
  expect(withRules("Nothing (here).")).toEqual({ text: "Nothing (here).", rules: [] });
});

describe("the rules at hand", () => {
  const base = { game: "card", seats: 4, sets: ["base"] } as const;
  it("are those of the sets that are played", () => {
    const { kinds, characters, books } = atHand("card", { ...base, sets: ["base"] }, []);
    expect(books).toEqual(["C"]);
    expect(kinds).toContain("barrel");
    expect(kinds).not.toContain("derringer");
    expect(characters).toHaveLength(16);
  });
  it("are all of a game away from a table, and at a table of the other game", () => {
    for (const table of [null, { game: "dice", seats: 4 } as const]) {
      const { kinds, characters } = atHand("card", table, []);
      expect(kinds).toContain("derringer");
      expect(characters).toHaveLength(31);
    }
  });
  it("of the dice game have no cards", () =>
    expect(atHand("dice", null, [])).toMatchObject({ kinds: [], books: ["X"] }));
  it("have home-made sets where they are played", () => {
    const mine = [{ name: "./mine", kinds: { lasso: { border: "brown", range: 0 } }, characters: ["joe"], words: {} }];
    expect(atHand("card", null, mine as never).kinds).toContain("lasso");
    expect(atHand("card", { ...base, sets: ["base"] }, mine as never).characters).not.toContain("joe");
  });
});

it.each([
  ["C94", "C94", true],
  ["C94-E1", "C94", true],
  ["C9", "C94", false],
  ["X36", "C35-C39", false],
  ["C36", "C35-C39", true],
  ["C40", "C35-C39", false],
])("%s is meant by %s: %s", (rule, wanted, yes) => expect(isNamed(rule, wanted)).toBe(yes));
