/** How those before one fared under a card that is aimed at everybody. */
import { expect, it } from "vitest";
import type { Line } from "../src/game/log";
import { volley } from "../src/game/volley";
import type { Asked } from "../src/protocol";

function line(what: string, seat: number, card: string | null = null, amount = 1): Line {
  return {
    id: 1,
    game: "card",
    rank: "line",
    what,
    seat,
    other: null,
    more: [],
    cards: [card],
    amount,
    left: null,
    turn: 1,
    characters: [null, null],
    role: null,
    seq: 1,
  };
}

function asked(card: string | null): Asked {
  return { seat: 0, why: "shot", facts: {}, card, by: 1, clock: null, bot: null };
}

it("tells who lost how much and who got away since the card was played", () => {
  const lines = [
    line("hurt", 3),
    line("played", 1, "gatling/10H"),
    line("answered", 2, "missed/JC"),
    line("dodged", 2),
    line("hurt", 3),
    line("hurt", 1),
  ];
  expect(volley(lines, asked("gatling/10H"))).toEqual([
    { seat: 2, lost: 0 },
    { seat: 3, lost: 1 },
  ]);
});

it("counts a loss in spite of an answer that did not help", () => {
  const lines = [line("played", 1, "indians/KD"), line("answered", 2, "bang/2D"), line("hurt", 2)];
  expect(volley(lines, asked("indians/KD"))).toEqual([{ seat: 2, lost: 1 }]);
});

it("says nothing about cards that are aimed at one player", () => {
  expect(volley([line("played", 1, "bang/2D"), line("hurt", 2)], asked("bang/2D"))).toEqual([]);
  expect(volley([line("hurt", 2)], asked(null))).toEqual([]);
});
