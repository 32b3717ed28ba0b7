/** The coach's beliefs as bars, and when what he said holds. */
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { CardView, Down, Hint, HintWay } from "../src/protocol";
import { bars } from "../src/part/beliefs";
import { option } from "./option";

const { session } = vi.hoisted(() => ({
  session: {
    play: { choice: { options: [1, 2] } as unknown, game: "g", shown: 7 },
    tell: vi.fn(() => true),
    move: vi.fn(),
  },
}));
vi.mock("../src/net/session.svelte", () => ({ session }));
vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => {} });
const { Advice } = await import("../src/practice/advice.svelte");

const seat = (role: string | null, alive = true) => ({ role, alive });
const VIEW = {
  seats: [seat("deputy"), seat(null), seat("sheriff"), seat(null, false), seat(null)],
} as unknown as CardView;
const BELIEFS = [
  [0, 0, 0, 1],
  [0, 0.25, 0.74, 0.01],
  [1, 0, 0, 0],
  [0, 1, 0, 0],
  [0, 0.6, 0.4, 0],
];
const way = (text: string, warn = false): HintWay => ({
  moves: [option(text)],
  alike: [text, `${text} too`],
  chance: 0.5,
  error: 0.01,
  cost: warn ? 0.2 : 0,
  warn,
  reasons: [],
});
const hint = (seq: number): Hint => ({
  type: "hint",
  game: "g",
  seq,
  ways: [way("end"), way("pass", true)],
  beliefs: [],
});

beforeEach(() => {
  session.tell.mockClear();
  session.move.mockClear();
});

it("draws a bar for every hidden role at the table, the likeliest first", () => {
  expect(bars(BELIEFS, VIEW).map((bar) => [bar.seat, bar.parts.map(({ role }) => role)])).toEqual([
    [1, ["renegade", "outlaw"]],
    [4, ["outlaw", "renegade"]],
  ]);
});

describe("what he says", () => {
  it("holds for the question that he was asked about", () => {
    const advice = new Advice();
    advice.hear(hint(6));
    expect(advice.now).toBeNull();
    advice.hear(hint(7));
    expect(advice.now?.seq).toBe(7);
  });
  it("is asked for once", () => {
    const advice = new Advice();
    advice.ask();
    advice.ask();
    expect(session.tell).toHaveBeenCalledTimes(1);
    advice.hear({ type: "refused", key: "not-now", args: {}, text: "" } as Down);
    expect(advice.thinking).toBe(false);
  });
});

describe("a warning", () => {
  it("holds back what costs much, however it is done, and lets it through the second time", () => {
    const advice = new Advice();
    advice.warns = true;
    advice.hear(hint(7));
    expect([advice.objects("end"), advice.objects("unheard of"), advice.objects("pass too")]).toEqual([
      false,
      false,
      true,
    ]);
    expect(advice.held?.best.moves[0]?.text).toBe("end");
    advice.playAnyway();
    expect(session.move).toHaveBeenCalledWith("pass too");
  });
  it("is not given unless it is wanted", () => {
    const advice = new Advice();
    advice.hear(hint(7));
    expect(advice.objects("pass")).toBe(false);
    advice.turn();
    expect(session.tell).not.toHaveBeenCalled();
  });
});
