/** A line of the log to test with: only what matters is said. */
import type { Line } from "../src/game/log";

export function line(what: string, parts: Partial<Line> = {}): Line {
  return {
    id: 1,
    game: "card",
    rank: "line",
    what,
    seat: 1,
    other: null,
    more: [],
    cards: [null],
    amount: 1,
    left: null,
    turn: 1,
    characters: ["black-jack", null],
    role: null,
    seq: 1,
    ...parts,
  };
}
