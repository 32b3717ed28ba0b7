import { expect, it } from "vitest";
import type { Piece } from "../src/lang/speech.svelte";
import { together } from "../src/part/together";

const CARD = { card: "beer/6H", text: "Beer 6♥" };
const ANNA = { seat: 0, text: "Anna" };

/** Each part as it is kept on one line. */
function parts(pieces: Piece[]): string[] {
  return together(pieces).map((one) => (typeof one === "string" ? one : one.before + one.mark.text + one.after));
}

it("keeps a stop at the card before it", () => {
  expect(parts([ANNA, " discards ", CARD, ", ", CARD, " and ", CARD, "."])).toEqual([
    "Anna",
    " discards ",
    "Beer 6♥,",
    " ",
    "Beer 6♥",
    " and ",
    "Beer 6♥.",
  ]);
});

it("keeps brackets and quotation marks at what stands in them", () => {
  expect(parts(["Play (", CARD, "), then „", CARD, "“"])).toEqual(["Play ", "(Beer 6♥),", " then ", "„Beer 6♥“"]);
});

it("loses nothing", () => {
  const pieces: Piece[] = ["a ", ANNA, ", ", CARD, "! b", CARD];
  expect(parts(pieces).join("")).toBe("a Anna, Beer 6♥! bBeer 6♥");
});
