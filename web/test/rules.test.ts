/** Choosing the rules of a table: what is usual, what an edition changes, and that nothing chosen is lost. */
import { describe, expect, it } from "vitest";
import { readChoice } from "../src/landing/choice";
import { codeIn, isCode } from "../src/page/code";
import type { GameInfo, Settings } from "../src/protocol";
import { chosen, fitted, otherSizes, rulesOf } from "../src/room/rules";

const CARD: GameInfo = {
  game: "card",
  sets: [
    { sets: ["base"], players: [4, 5, 6, 7] },
    { sets: ["base", "dodge-city"], players: [3, 4, 5, 6, 7, 8] },
  ],
  options: [
    { name: "barrel", values: ["optional", "forced"] },
    { name: "lucky", values: ["always", "may"] },
    { name: "simplified", values: [false, true], usual: true },
    {
      name: "simplified_also_remove",
      values: [],
      names: ["volcanic"],
      of: "card",
      needs: { simplified: true },
      usual: true,
    },
    { name: "cards", values: [], names: ["base", "dodge-city"], of: "set" },
    { name: "newer", values: [1, 2] },
  ],
  editions: { standard: {}, de: { barrel: "forced", lucky: "may" } },
};
const BASE: Settings = { game: "card", seats: 5, sets: ["base"], options: {} };
const withOptions = (options: Settings["options"]): Settings => ({ ...BASE, options });
const told = (settings: Settings) =>
  rulesOf(CARD, settings).map(({ option, value, from }) => [option.name, value, from]);

describe("the rules in force", () => {
  it("begin with the usual ones, and leave out what cannot be chosen yet", () => {
    expect(told(BASE).map(([name]) => name)).toEqual(["simplified", "barrel", "lucky", "cards", "newer"]);
    const names = told(withOptions({ simplified: true })).map(([name]) => name);
    expect(names.slice(0, 2)).toEqual(["simplified", "simplified_also_remove"]);
  });
  it("say what the edition has changed and what the table", () => {
    const all = told(withOptions({ edition: "de", lucky: "always", simplified: true }));
    expect(all).toContainEqual(["barrel", "forced", "edition"]);
    expect(all).toContainEqual(["lucky", "always", "table"]);
    expect(all).toContainEqual(["simplified", true, "table"]);
    expect(all).toContainEqual(["newer", 1, "standard"]);
  });
  it("take the table's own sets for cards, until others are chosen", () => {
    expect(told(BASE)).toContainEqual(["cards", ["base"], "standard"]);
    const options = chosen(CARD, BASE, "cards", ["dodge-city", "base"]);
    expect(told(withOptions(options))).toContainEqual(["cards", ["dodge-city", "base"], "table"]);
    expect(chosen(CARD, withOptions(options), "cards", ["base"])).toEqual({});
  });
});

describe("choosing", () => {
  it("an edition resets nothing, there and back", () => {
    let options = withOptions({ simplified: true, newer: 2 }).options;
    options = chosen(CARD, withOptions(options), "edition", "de");
    expect(options).toEqual({ simplified: true, newer: 2, edition: "de" });
    expect(chosen(CARD, withOptions(options), "edition", "standard")).toEqual({ simplified: true, newer: 2 });
  });
  it("what the edition has anyway says nothing, and what it has not says it", () => {
    const de = withOptions({ edition: "de" });
    expect(chosen(CARD, de, "barrel", "optional")).toEqual({ edition: "de", barrel: "optional" });
    expect(chosen(CARD, withOptions({ edition: "de", barrel: "optional" }), "barrel", "forced")).toEqual({
      edition: "de",
    });
  });
  it("sends no option without what it needs, and none of the other game", () => {
    const options = { simplified_also_remove: ["volcanic"], gatling: "optional", edition: "hu" };
    expect(fitted(CARD, withOptions(options)).options).toEqual({});
    const simplified = { simplified: true, simplified_also_remove: ["volcanic"] };
    expect(fitted(CARD, withOptions(simplified)).options).toEqual(simplified);
  });
  it("finds the nearest number of players, and says what others need", () => {
    expect(fitted(CARD, { ...BASE, seats: 8 }).seats).toBe(7);
    expect(fitted(CARD, { ...BASE, sets: ["nothing"] }).sets).toEqual(["base"]);
    expect(otherSizes(CARD, BASE)).toEqual({ sizes: [3, 8], sets: ["base", "dodge-city"] });
    expect(otherSizes(CARD, { ...BASE, sets: ["base", "dodge-city"] })).toBeNull();
  });
});

it("a code is found in what people paste", () => {
  const pasted = [
    "k7mesa",
    " K7MESA. ",
    "(K7MESA)",
    "http://host/t/K7MESA/",
    "https://host/t/k7mesa?watch",
    "/t/K7MESA.",
  ];
  for (const text of pasted) expect(codeIn(text)).toBe("K7MESA");
  expect([isCode("K7M"), isCode("K7MESA"), isCode(""), isCode("K7MESAK7MESAK")]).toEqual([false, true, false, false]);
});

it("the last choice is read, as the first release kept it too", () => {
  expect(readChoice({ game: "dice", players: 3, sets: "", level: "ranger" })).toEqual({
    game: "dice",
    seats: 3,
    sets: [],
    options: {},
    level: "ranger",
  });
  expect(readChoice({ game: "card", seats: 7, sets: ["base"], options: { edition: "de" } }).options).toEqual({
    edition: "de",
  });
  expect(readChoice({})).toMatchObject({ game: "card", seats: 5, sets: ["base"] });
});
