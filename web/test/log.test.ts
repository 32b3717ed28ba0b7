import { expect, it } from "vitest";
import { history, tell, type Line } from "../src/game/log";
import type { DiceView, Seen } from "../src/protocol";

const VIEW: DiceView = {
  game: "dice",
  viewer: 0,
  turn: 0,
  dice: [],
  rolls: 0,
  rolls_allowed: 3,
  supply: 5,
  work: [],
  over: false,
  winners: [],
  seats: [0, 1, 2].map((seat) => ({
    seat,
    character: "black-jack",
    role: null,
    life: 4,
    max_life: 8,
    alive: true,
    arrows: 0,
    hits: 0,
  })),
};

function seen(what: string, parts: Partial<Seen> = {}): Seen {
  return { what, seat: 0, other: null, card: null, amount: 1, ...parts };
}

function told(...events: Seen[]): Line[] {
  return events.reduce<Line[]>((lines, one) => tell(lines, one, VIEW, 1), []);
}

it("puts cards drawn one after the other into one line", () => {
  const lines = told(seen("drew", { card: "beer/6H" }), seen("drew"), seen("drew", { seat: 1 }));
  expect(lines.map((line) => line.cards)).toEqual([["beer/6H", null], [null]]);
});

it("counts arrows taken one after the other", () => {
  const [line] = told(seen("took_arrow", { amount: 0 }), seen("took_arrow", { amount: 0 }));
  expect([line?.amount, line?.left]).toEqual([2, 5]);
});

it("gives every turn a heading with its number", () => {
  const lines = told(seen("turn_began"), seen("drew"), seen("turn_began", { seat: 1 }), seen("drew", { seat: 1 }));
  expect(lines.map((line) => [line.rank, line.turn])).toEqual([
    ["turn", 1],
    ["line", 1],
    ["turn", 2],
    ["line", 2],
  ]);
});

it("indents what follows from a card", () => {
  const lines = told(seen("played", { other: 1, card: "bang/AS" }), seen("hurt", { seat: 1, other: 0 }));
  expect(lines.map((line) => line.rank)).toEqual(["line", "sub"]);
  expect(lines[1]?.left).toBe(4);
});

it("claims no count for what happened before one came", () => {
  expect(history([seen("hurt")], VIEW)[0]?.left).toBeNull();
});

it("needs no line for what the next one makes plain, and joins what it stands between", () => {
  const lines = told(
    seen("discarded", { card: "beer/6H" }),
    seen("finished", { could: [1] }),
    seen("discarded", { card: "bang/AS" }),
  );
  expect(lines.map((line) => line.cards)).toEqual([["beer/6H", "bang/AS"]]);
});

it("names the role that the eliminated shows", () => {
  expect(told(seen("eliminated", { card: "renegade", amount: 0 }))[0]?.role).toBe("renegade");
  const card = { ...VIEW, game: "card" } as unknown as Parameters<typeof tell>[2];
  expect(tell([], seen("eliminated", { card: "outlaw", amount: 0 }), card, 1)[0]?.role).toBe("outlaw");
});
