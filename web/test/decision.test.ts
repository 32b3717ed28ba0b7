import { beforeEach, expect, it, vi } from "vitest";
import type { Choice, Option } from "../src/protocol";
import { Decision } from "../src/game/decision.svelte";
import { option } from "./option";

const BANG_B = option("play bang/AS at B", { card: "bang/AS", seat: 1 });
const BANG_C = option("play bang/AS at C", { card: "bang/AS", seat: 2 });
const BEER = option("play beer/6H", { card: "beer/6H", warn: "full" });
const END = option("end");

let played: string[];
let confirm: boolean;
let twice: boolean;

/** Somebody who was asked a while ago. */
function asked(why: string, ...options: Option[]): Decision {
  const choice: Choice = { seat: 0, options, default: "end", dodges: [] };
  const decision = new Decision(
    { choice, asked: { why }, since: performance.now() - 1000 },
    (text) => played.push(text),
    () => confirm,
    () => twice,
  );
  decision.refresh();
  return decision;
}

beforeEach(() => {
  played = [];
  confirm = false;
  twice = true;
});

it("fires with one click of a mouse on a lit seat", () => {
  const turn = asked("play", BANG_B, BANG_C, END);
  turn.begins("play bang/AS");
  turn.tapSeat(2, "mouse");
  expect(played).toEqual(["play bang/AS at C"]);
});

it("ends the turn with one tap", () => {
  asked("play", BANG_B, END).begins("end");
  expect(played).toEqual(["end"]);
});

it("asks once more where one wants it to, and plays when the same is given again", () => {
  const turn = asked("play", BANG_B, END);
  turn.askFirst(END);
  expect(played).toEqual([]);
  expect(turn.doubt).toBe(END);
  turn.back();
  expect(turn.doubt).toBeNull();
  turn.askFirst(END);
  turn.askFirst(END);
  expect(played).toEqual(["end"]);
});

it("plays what is wasted at once for whoever does not want to be asked", () => {
  const turn = asked("play", BEER, END);
  turn.answer(BEER);
  expect(played).toEqual([]);
  turn.back();
  twice = false;
  turn.answer(BEER);
  expect(played).toEqual(["play beer/6H"]);
});

it("aims with the first tap of a finger and fires with the second on the same seat", () => {
  const turn = asked("play", BANG_B, BANG_C, END);
  turn.begins("play bang/AS");
  turn.tapSeat(2, "touch");
  turn.tapSeat(1, "touch");
  expect(played).toEqual([]);
  turn.tapSeat(1, "touch");
  expect(played).toEqual(["play bang/AS at B"]);
});

it("wants a second click where shots are to be confirmed", () => {
  confirm = true;
  const turn = asked("play", BANG_B, BANG_C, END);
  turn.begins("play bang/AS");
  turn.tapSeat(2, "mouse");
  expect(played).toEqual([]);
  turn.go();
  expect(played).toEqual(["play bang/AS at C"]);
});

it("lights nothing that was not offered", () => {
  const turn = asked("play", BANG_B, END);
  turn.begins("play bang/AS");
  turn.tapSeat(2, "mouse");
  turn.begins("play duel/QD");
  expect([...turn.targets]).toEqual([1]);
  expect(played).toEqual([]);
});

it("asks once more before a move that hurts oneself or does nothing", () => {
  const turn = asked("play", BEER, END);
  turn.begins("play beer/6H");
  turn.go();
  expect([turn.doubt, played]).toEqual([BEER, []]);
  turn.back();
  expect(turn.doubt).toBeNull();
  turn.go();
  turn.go();
  expect(played).toEqual(["play beer/6H"]);
});

it("answers an attack with the first tap on a card", () => {
  const shot = asked("shot", option("play missed/10C", { card: "missed/10C" }), option("pass"));
  shot.begins("play missed/10C");
  expect(played).toEqual(["play missed/10C"]);
});

it("puts a card back that is tapped again", () => {
  const turn = asked("play", BANG_B, END);
  turn.begins("play bang/AS");
  turn.begins("play bang/AS");
  expect(turn.picked.source).toBeNull();
});

it("shows at once whose cards are asked for when there is only one", () => {
  const pick = asked(
    "pick",
    option("choose B:hand", { seat: 1, what: "hand" }),
    option("choose B:barrel/QS", { seat: 1, what: "barrel/QS" }),
  );
  expect([...pick.parts]).toEqual(["hand", "barrel/QS"]);
  pick.tapPart("barrel/QS");
  expect(played).toEqual(["choose B:barrel/QS"]);
});

it("ignores a tap that was meant for the question before, and says so as long as it does", () => {
  vi.useFakeTimers();
  const choice: Choice = { seat: 0, options: [option("pass")], default: "pass", dodges: [] };
  const decision = new Decision(
    { choice, asked: { why: "shot" }, since: performance.now() },
    (text) => played.push(text),
    () => false,
  );
  decision.refresh();
  decision.begins("pass");
  expect(decision.fresh).toBe(true);
  expect(played).toEqual([]);
  vi.runAllTimers();
  decision.begins("pass");
  expect(decision.fresh).toBe(false);
  expect(played).toEqual(["pass"]);
  vi.useRealTimers();
});
