/** The line over the table: a shot on its way first, then who is after whom, then where one aims. */
import { expect, it } from "vitest";
import type { Asked, Seen } from "../src/protocol";
import type { Decision } from "../src/game/decision.svelte";
import { lineOf } from "../src/table/line";

const shot: Seen = { what: "played", seat: 1, other: 2, card: "bang/2D", amount: 1 };
const asked: Asked = { seat: 0, why: "shot", facts: {}, card: "bang/2D", by: 3, clock: null, bot: null };

function aiming(aimed: number | null, source: string | null = "play bang/2D"): Decision {
  return { aimed, picked: { source }, targets: new Set([2, 3]) } as unknown as Decision;
}

it("shows a shot that is on its way", () => {
  expect(lineOf(shot, asked, aiming(2), 0)).toEqual({ from: '[data-seat="1"]', to: '[data-seat="2"]', runs: true });
  expect(lineOf({ ...shot, other: 1 }, null, aiming(null), 0)).toBeNull();
});

it("stands still from whoever waits for an answer", () => {
  expect(lineOf(null, asked, aiming(2), 0)).toEqual({ from: '[data-seat="3"]', to: '[data-seat="0"]', runs: false });
  expect(lineOf(null, { ...asked, why: "play" }, aiming(null), 0)).toBeNull();
});

it("leads from the picked card to a target, and to nobody else", () => {
  expect(lineOf(null, null, aiming(2), 0)?.from).toContain(".picked");
  expect(lineOf(null, null, aiming(3, null), 0)).toEqual({ from: ".me[data-seat]", to: '[data-seat="3"]', runs: true });
  expect(lineOf(null, null, aiming(1), 0)).toBeNull();
});
