import { expect, it } from "vitest";
import { tooMany } from "../src/game/hand";
import type { CardSeat, DiceSeat } from "../src/protocol";

function seat(hand: (string | null)[], hand_limit: number, life: number): CardSeat {
  return {
    seat: 0,
    character: "none",
    borrowed: null,
    role: null,
    life,
    max_life: 5,
    alive: true,
    hand,
    hand_limit,
    in_play: [],
    reach: 1,
    sees_closer: [],
    seen_farther: [],
  };
}

it("counts the cards over the limit, known or not", () => {
  expect(tooMany(seat(["bang/AS", null, null], 1, 1))).toBe(2);
  expect(tooMany(seat(["bang/AS"], 1, 1))).toBe(0);
  expect(tooMany(seat([], 4, 4))).toBe(0);
});

it("asks the limit of the server, not the life points", () => {
  expect(tooMany(seat(["bang/AS", "beer/6H", null], 10, 1))).toBe(0);
});

it("finds nothing to discard in the dice game", () => {
  const dice: DiceSeat = {
    seat: 0,
    character: "none",
    role: null,
    life: 8,
    max_life: 8,
    alive: true,
    arrows: 3,
    hits: 0,
  };
  expect(tooMany(dice)).toBe(0);
});
