/** Every card and every character names the rule that it rests on, and that rule speaks of it. */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { KINDS } from "../src/print/kind";
import { CHARACTER_RULES } from "../src/print/rule";
import { rulesIn } from "../src/lang/digest";
import { CHARACTER_FACES } from "../src/part/characterFaces";

const TEXT = new URL("../../src/sixgun/text/", import.meta.url);
const RULES = new Map(
  ["card-game", "dodge-city", "dice-game"]
    .flatMap((book) => rulesIn(readFileSync(new URL(`rules/${book}.md`, TEXT), "utf8")))
    .map(({ id, text }) => [id, text]),
);

/** The English names, by the key without its first part. */
function names(file: string, prefix: string): Map<string, string> {
  const text = readFileSync(new URL(`en/${file}.ftl`, TEXT), "utf8");
  return new Map(
    [...text.matchAll(new RegExp(`^${prefix}-([\\w-]+) = (.*)$`, "gm"))].map((found) => [
      found[1] ?? "",
      found[2] ?? "",
    ]),
  );
}

describe("the rule of a card", () => {
  it.each(Object.entries(KINDS))("%s", (kind, { rules }) => {
    for (const rule of rules) expect(RULES.get(rule), rule).toBeTruthy();
    expect(RULES.get(rules[0] ?? "")).toContain(names("card", "card").get(kind));
  });
});

describe.each([
  ["card game", CHARACTER_RULES.card],
  ["dice game", CHARACTER_RULES.dice],
])("the rule of a character in the %s", (_, rules) => {
  it.each(Object.entries(rules))("%s", (character, rule) => {
    expect(RULES.get(rule)).toMatch(new RegExp(`^${names("character", "character").get(character)} \\(\\d`));
  });
});

it("is there for every character", () => {
  expect(Object.keys(CHARACTER_RULES.card).sort()).toEqual(Object.keys(CHARACTER_FACES).sort());
});
