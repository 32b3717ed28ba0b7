import { beforeEach, expect, it, vi } from "vitest";
import {
  answering,
  eventOf,
  offers,
  pauseLike,
  pauseWithin,
  stillHolds,
  withPause,
  type Preset,
} from "../src/game/advance";
import type { Asked, CardView, DiceView } from "../src/protocol";
import { Advance, type Place } from "../src/table/advance.svelte";
import { option } from "./option";

const ME = 0;
const MISSED = option("play missed/10C", { card: "missed/10C" });
const BARREL = option("use barrel/KS", { card: "barrel/KS", chance: 0.25 });
const PASS = option("pass", { life: { before: 3, after: 2 } });
const SHOT: Asked = { seat: ME, why: "shot", facts: { needs: 1 }, card: "bang/7C", by: 1, clock: null, bot: null };

/** The table as far as it matters: with so many life points, these cards, and somebody's turn. */
function view(life = 3, hand = ["missed/10C", "beer/6H"], turn = 1): CardView {
  const seat = { alive: true, life, max_life: 4, hand, in_play: [{ card: "barrel/KS", waiting: false }] };
  return { game: "card", over: false, turn, seats: [seat, { alive: true }] } as unknown as CardView;
}

function dice(character: string): DiceView {
  const seat = { alive: true, life: 3, max_life: 8, arrows: 1, character };
  return { game: "dice", over: false, turn: 1, seats: [seat] } as unknown as DiceView;
}

const SET: Preset = { event: "shot", answer: "missed", life: 3 };

it("offers the cards that are there, and to take it", () => {
  const all = Object.fromEntries(offers(view(), ME).map(({ event, answers }) => [event, answers]));
  expect(all).toEqual({
    shot: ["missed", "barrel", "pass"],
    gatling: ["missed", "barrel", "pass"],
    raid: ["pass"],
    duel: ["pass"],
  });
});

it("offers nothing in one's own turn, and in the dice game to those who are asked at all", () => {
  expect(offers(view(3, [], ME), ME)).toEqual([]);
  expect(offers(dice("bart-cassidy"), ME)).toEqual([{ event: "instead", answers: ["arrow", "hit"] }]);
  expect(offers(dice("pedro-ramirez"), ME).map(({ event }) => event)).toEqual(["returning"]);
  expect(offers(dice("jourdonnais"), ME)).toEqual([]);
});

it("lapses with another number of life points, without the card, and in one's own turn", () => {
  expect(stillHolds(SET, view(), ME)).toBe(true);
  expect(stillHolds(SET, view(2), ME)).toBe(false);
  expect(stillHolds(SET, view(4), ME)).toBe(false);
  expect(stillHolds(SET, view(3, ["beer/6H"]), ME)).toBe(false);
  expect(stillHolds(SET, view(3, ["missed/10C"], ME), ME)).toBe(false);
});

it("tells a Gatling from another shot", () => {
  expect(eventOf(SHOT)).toBe("shot");
  expect(eventOf({ ...SHOT, card: "gatling/10H" })).toBe("gatling");
  expect(eventOf({ ...SHOT, card: null })).toBe("shot");
  expect(eventOf({ ...SHOT, why: "dying" })).toBeNull();
});

it("picks one of the answers that are offered, or none", () => {
  expect(answering(SET, SHOT, [MISSED, BARREL, PASS])).toBe(MISSED);
  expect(answering({ ...SET, answer: "barrel" }, SHOT, [MISSED, BARREL, PASS])).toBe(BARREL);
  expect(answering({ ...SET, answer: "pass" }, SHOT, [MISSED, BARREL, PASS])).toBe(PASS);
  expect(answering(SET, SHOT, [BARREL, PASS])).toBeNull();
  expect(answering(SET, { ...SHOT, facts: { needs: 2 } }, [MISSED, PASS])).toBeNull();
  expect(answering({ ...SET, answer: "pass" }, SHOT, [{ ...PASS, warn: "dies" }])).toBeNull();
});

it("draws pauses that people make: never short, one unlike the other, and like one's own once they are known", () => {
  let seed = 7;
  const random = () => (seed = (seed * 16807) % 2147483647) / 2147483647;
  const draw = (own: number[]) => Array.from({ length: 2000 }, () => pauseLike(own, random)).sort((a, b) => a - b);
  const usual = draw([]);
  expect(usual[0]).toBeGreaterThanOrEqual(1100);
  expect(usual[1999]).toBeLessThanOrEqual(12_000);
  expect(usual[1000]).toBeGreaterThan(2300);
  expect(usual[1000]).toBeLessThan(2900);
  expect(new Set(usual.map(Math.round)).size).toBeGreaterThan(1000);
  const own = draw(Array.from({ length: 20 }, () => 5000));
  expect(own[1000]).toBeGreaterThan(4800);
  expect(own[1000]).toBeLessThan(5200);
});

it("learns the latest pauses of one's own, without those in which one was elsewhere", () => {
  expect(withPause([1500], 2000.4)).toEqual([1500, 2000]);
  expect(withPause([1500], 60_000)).toEqual([1500]);
  expect(
    withPause(
      Array.from({ length: 90 }, () => 1),
      2,
    ),
  ).toHaveLength(37);
});

let place: { -readonly [K in keyof Place]: Place[K] };
let played: string[];
let kept: Map<string, string>;
let advance: Advance;

beforeEach(() => {
  vi.useFakeTimers();
  played = [];
  kept = new Map();
  place = { you: ME, game: "g", view: view(), question: null, sent: false };
  advance = new Advance(place, (text) => played.push(text), {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
  });
  advance.review();
});

/** The table asks, or hears of something. */
function comes(question: Place["question"]): void {
  place.question = question;
  advance.review();
  advance.heed();
}

function shot(asked: Partial<Asked> = {}, options = [MISSED, BARREL, PASS]): Place["question"] {
  const choice = { seat: ME, options, default: "pass", dodges: [] };
  return { asked: { ...SHOT, ...asked }, choice, since: performance.now() };
}

it("answers after a pause, not before, and once", () => {
  advance.choose("shot", "missed");
  comes(shot());
  expect(advance.coming).toBe(MISSED);
  vi.advanceTimersByTime(1099);
  expect(played).toEqual([]);
  vi.advanceTimersByTime(12_000);
  expect(played).toEqual(["play missed/10C"]);
  expect(advance.set).toEqual([]);
  comes(null);
  comes(shot());
  vi.advanceTimersByTime(20_000);
  expect(played).toHaveLength(1);
});

it("can be cancelled until then, and the question stays", () => {
  advance.choose("shot", "missed");
  comes(shot());
  advance.cancel();
  advance.heed();
  vi.advanceTimersByTime(20_000);
  expect(played).toEqual([]);
  expect(advance.coming).toBeNull();
});

it("leaves a question alone that is not what was expected", () => {
  advance.choose("shot", "missed");
  comes(shot({ facts: { needs: 2 } }));
  expect(advance.unfit).toBe(true);
  vi.advanceTimersByTime(20_000);
  expect(played).toEqual([]);
});

it("keeps what was set for another question", () => {
  advance.choose("shot", "missed");
  advance.choose("gatling", "pass");
  comes(shot({ card: "gatling/10H" }));
  expect(advance.coming).toBe(PASS);
  expect(advance.set.map(({ event }) => event)).toEqual(["shot"]);
});

it("forgets what was set when life changes, and in another game", () => {
  advance.choose("shot", "missed");
  place.view = view(2);
  advance.review();
  expect(advance.set).toEqual([]);
  advance.choose("shot", "missed");
  place.game = "another";
  advance.review();
  expect(advance.set).toEqual([]);
});

it("gives nothing when the line dies meanwhile", () => {
  advance.choose("shot", "missed");
  comes(shot());
  comes(null);
  vi.advanceTimersByTime(20_000);
  expect(played).toEqual([]);
});

it("answers in time where the clock has little left", () => {
  advance.choose("shot", "missed");
  vi.spyOn(Math, "random").mockReturnValue(0.99);
  comes(shot({ clock: { left: 3000, total: 30_000 } }));
  vi.advanceTimersByTime(1499);
  expect(played).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(played).toHaveLength(1);
  vi.restoreAllMocks();
  expect(pauseWithin(1200, [])).toBe(1100);
});

it("waits as long with a card as without: it knows nothing of the hand when it draws the pause", () => {
  const times = [view(3, ["missed/10C"]), view(3, ["missed/10C", "missed/JC", "bang/2D", "beer/6H"])].map((sight) => {
    vi.spyOn(Math, "random").mockReturnValue(0.25);
    place.view = sight;
    advance.choose("shot", "missed");
    const before = performance.now();
    comes(shot());
    vi.advanceTimersToNextTimer();
    vi.restoreAllMocks();
    comes(null);
    return performance.now() - before;
  });
  expect(times[0]).toBe(times[1]);
});

it("remembers pauses of answers by hand, and not its own", () => {
  comes(shot());
  vi.advanceTimersByTime(3000);
  place.sent = true;
  comes(null);
  expect(JSON.parse(kept.get("sixgun.pauses") ?? "[]")).toEqual([3000]);
  place.sent = false;
  advance.choose("shot", "missed");
  comes(shot());
  vi.advanceTimersByTime(12_000);
  place.sent = true;
  comes(null);
  expect(JSON.parse(kept.get("sixgun.pauses") ?? "[]")).toEqual([3000]);
});
