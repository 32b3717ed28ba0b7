/** What an analysis shows is what was sent: areas that add up, strips that last as long as the game, moves in words. */
import { beforeAll, describe, expect, it, vi } from "vitest";
import { Growing } from "../src/analysis/growing.svelte";
import { apart, areas, endsOfTurns, HIGH, spaced, turnFrom, turnsIn, WIDE } from "../src/analysis/curve";
import { points, stacked } from "../src/analysis/figures";
import { inWords, pieces } from "../src/analysis/strip";
import { moveInWords } from "../src/game/moveWords";
import { analysisWords } from "../src/lang/analysis";
import { speak } from "../src/lang/speech.svelte";
import type { Words } from "../src/lang/words";
import type { CurvePoint, Option, SideNamed } from "../src/protocol";
import { option } from "./option";

const SIDES: SideNamed[] = [
  { name: "law", seats: [0, 3] },
  { name: "outlaws", seats: [1, 2] },
  { name: "renegade", seats: [4] },
];
const point = (step: number, turn: number, ...shares: number[]): CurvePoint => ({
  step,
  turn,
  whose: turn % 5,
  shares,
  errors: shares.map(() => 0.01),
  events: [],
});
const CURVE = [
  point(0, 1, 0.5, 0.3, 0.2),
  point(1, 1, 0.6, 0.3, 0.1),
  point(2, 2, 0.2, 0.7, 0.1),
  point(3, 3, 1, 0, 0),
];
const nameOf = (seat: number) => "ABCDEFGH"[seat] ?? "";
let words: Words;

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: {} });
  await speak("en");
  words = await analysisWords("en");
});

describe("the curve", () => {
  it("has the law below, then the Renegades, then the Outlaws", () => expect(stacked(SIDES)).toEqual([0, 2, 1]));
  it("is drawn in steps from the bottom to the top, the highest first", () => {
    const drawn = areas(CURVE, stacked(SIDES), 3);
    expect(drawn.map(({ side }) => side)).toEqual([1, 2, 0]);
    expect(drawn[0]?.edge).toMatch(/^M0 0H/);
    expect(drawn[2]?.edge).toBe(`M0 ${HIGH / 2}H286.7V108H573.3V216H${WIDE}V0H${WIDE}`);
  });
  it("is as wide as it has come while it grows", () => {
    expect(areas(CURVE.slice(0, 2), stacked(SIDES), 4)[0]?.edge).toMatch(new RegExp(`H${WIDE / 2}$`));
  });
  it("has flags that do not lie on each other", () => {
    expect(apart([10, 200, 205, 100], 28, 400)).toEqual([10, 200, 228, 100]);
    expect(apart([390, 390, 50], 28, 400)).toEqual([372, 400, 50]);
  });
  it("knows its turns", () => {
    expect(turnsIn(CURVE).map(({ step }) => step)).toEqual([0, 2, 3]);
    expect(endsOfTurns(CURVE).map(({ step }) => step)).toEqual([1, 2, 3]);
    expect([turnFrom(CURVE, 0, 1), turnFrom(CURVE, 3, 1), turnFrom(CURVE, 3, -1), turnFrom(CURVE, 0, -1)]).toEqual([
      2, 3, 2, 0,
    ]);
    expect(spaced(turnsIn(CURVE), 2).map(({ turn }) => turn)).toEqual([1, 2]);
  });
});

describe("an analysis that grows", () => {
  it("puts the pieces together, whichever comes twice", () => {
    const growing = new Growing();
    const told = { type: "analysis", game: "g", state: "growing", done: 1, of: 3, sides: SIDES } as const;
    growing.hear({ ...told, curve: CURVE.slice(0, 2) });
    growing.hear({ ...told, done: 2, curve: CURVE.slice(0, 3) });
    expect(growing.curve).toEqual(CURVE.slice(0, 3));
    growing.hear({ type: "analysis", game: "g", state: "failed" });
    expect([growing.state, growing.curve.length, growing.sides]).toEqual(["failed", 3, SIDES]);
  });
});

describe("what was believed", () => {
  const runs = [
    { turn: 1, role: null, chance: 0.4 },
    { turn: 3, role: "outlaw" as const, chance: 0.71 },
  ];
  it("lasts until the end of the game", () => {
    expect(pieces(runs, 8, null, "deputy").map(({ turns }) => turns)).toEqual([2, 6]);
  });
  it("ends when the role lies open, which is said in words as well", () => {
    const strip = pieces(runs, 8, 6, "deputy");
    expect(strip.map(({ turns, shown }) => [turns, shown])).toEqual([
      [2, false],
      [3, false],
      [3, true],
    ]);
    expect(inWords(strip, words)).toBe("no idea for 2 turns, Outlaw 71% for 3 turns, Deputy, shown for 3 turns");
  });
});

describe("moves and points", () => {
  it("says a move as the terminal does", () => {
    const said = (move: Partial<Option>, why = "play", game: "card" | "dice" = "card") =>
      moveInWords(option("", move), why, game, words, nameOf);
    expect(said({ verb: "play", card: "bang/AS", seat: 2 })).toBe("Play BANG! A♠ at C");
    expect(said({ verb: "play", card: "schofield/QS" })).toBe("Lay down Schofield Q♠");
    expect(said({ verb: "play", card: "missed/AC" }, "shot")).toBe("Answer with Missed! A♣");
    expect(said({ verb: "use", card: "barrel/QS" }, "shot")).toBe("Draw! for Barrel Q♠");
    expect(said({ verb: "pass" }, "duel")).toBe("Give up the duel");
    expect(said({ verb: "discard", card: "beer/6H" }, "excess")).toBe("Discard Beer 6♥");
    expect(said({ verb: "play", card: "panic/JH", seat: 1, what: "hand" })).toBe("Play Panic! J♥: a hand card of B");
    expect(said({ verb: "reroll", dice: [1, 3] }, "rolling", "dice")).toBe("Roll 1 and 3 again");
    expect(said({ verb: "shoot", seat: 3 }, "shooting", "dice")).toBe("Shoot at D");
    expect(said({ verb: "fire", keeping: true }, "firing", "dice")).toBe("Fire and keep your arrows");
  });
  it("has a sign before points, and none before nothing", () => {
    expect([points(0.126), points(-0.004), points(-0.2)]).toEqual(["+13", "0", "-20"]);
  });
});
