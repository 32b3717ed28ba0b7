/** What is printed can be drawn: the sprite has every symbol and every card's picture, roles come in their order. */
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { emblem, read } from "../src/print/card";
import { KINDS } from "../src/print/kind";
import { rolesDealt } from "../src/print/role";

const SPRITE = readFileSync(new URL("../src/style/symbols.svg", import.meta.url), "utf8");

it.each(Object.entries(KINDS))("%s has its pictures", (kind, { border, symbols }) => {
  for (const id of [emblem(kind), `kind-${border}`, ...symbols.map((symbol) => `s-${symbol}`)]) {
    expect(SPRITE, id).toContain(`id="${id}"`);
  }
});

it("a card is read with what is printed on it", () => {
  expect(read("schofield/KS").print).toEqual({ border: "blue", symbols: [], range: 2, rules: ["C56"] });
  expect(read("derringer/7S").print.symbols).toEqual(["shot", "sight", "draw"]);
  expect(read("home-made/7S").print).toEqual({ border: "brown", symbols: [], rules: [] });
});

it("a card that nobody has drawn shows the book", () => {
  expect(emblem("home-made")).toBe("s-book");
  expect(SPRITE).toContain('id="s-book"');
});

it("the roles of a table are shown side by side, the Sheriff first", () => {
  expect(rolesDealt(3)).toEqual(["deputy", "outlaw", "renegade"]);
  expect(rolesDealt(6)).toEqual(["sheriff", "deputy", "outlaw", "outlaw", "outlaw", "renegade"]);
  expect(rolesDealt(2)).toEqual([]);
  for (const players of [3, 4, 5, 6, 7, 8]) expect(rolesDealt(players)).toHaveLength(players);
});
