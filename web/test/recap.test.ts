import { expect, it } from "vitest";
import type { Line } from "../src/game/log";
import { recap, since } from "../src/game/recap";

let id = 0;
function line(what: string, seat: number, other: number | null = null, amount = 1): Line {
  return {
    id: ++id,
    game: "card",
    rank: what === "turn_began" ? "turn" : "line",
    what,
    seat,
    other,
    more: [],
    cards: [null],
    amount,
    left: null,
    turn: 1,
    characters: [null, null],
    role: null,
    seq: 0,
  };
}

const GAME = [
  line("turn_began", 1),
  line("hurt", 2, 1),
  line("turn_began", 0),
  line("hurt", 1, 0),
  line("turn_began", 1),
  line("played", 1, 0),
  line("hurt", 0, 1, 2),
  line("drew", 1),
  line("turn_began", 2),
  line("healed", 0),
  line("eliminated", 1, 2),
];

it("tells from the end of one's own last turn on", () => {
  expect(since(GAME, 0)).toEqual(GAME.slice(4));
  expect(since(GAME, 1)).toEqual(GAME.slice(8));
});

it("tells of the round before while one's own turn is on", () => {
  expect(since([...GAME, line("turn_began", 0), line("hurt", 2, 0)], 0)).toEqual(GAME.slice(4));
});

it("tells everything to whoever had no turn yet", () => {
  expect(since(GAME, 3)).toEqual(GAME);
});

it("says first what concerns oneself, and sums up who lost what", () => {
  const { fared, mine, others } = recap(GAME, 0);
  expect(mine.map((one) => one.what)).toEqual(["played", "hurt", "healed"]);
  expect(others.map((one) => one.what)).toEqual(["eliminated"]);
  expect(fared).toEqual([
    { seat: 0, change: -1, out: false },
    { seat: 1, change: 0, out: true },
  ]);
});
