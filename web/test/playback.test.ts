import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Playback } from "../src/game/playback.svelte";
import type { DiceView, News, Seen, State } from "../src/protocol";

function view(life: number): DiceView {
  const seats = [0, 1, 2].map((seat) => ({
    seat,
    character: "none",
    role: null,
    life: seat === 1 ? life : 8,
    max_life: 8,
    alive: true,
    arrows: 0,
    hits: 0,
  }));
  return {
    game: "dice",
    viewer: 0,
    seats,
    turn: 0,
    dice: [],
    rolls: 0,
    rolls_allowed: 3,
    supply: 9,
    work: [],
    over: false,
    winners: [],
  };
}

const STATE: State = {
  type: "state",
  game: "g",
  seq: 4,
  seed_hash: "",
  events: [],
  view: view(8),
  asked: null,
  choice: null,
  seal: "",
};

function seen(what: string, seat: number, amount = 1): Seen {
  return { what, seat, other: null, card: null, amount };
}

function news(seq: number, life: number, events: Seen[]): News {
  return {
    type: "news",
    game: "g",
    seq,
    by: { seat: 0, bot: null },
    events,
    view: view(life),
    asked: null,
    choice: null,
    seal: "",
  };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("shows events one after the other and ends at the server's table", () => {
  const told: string[] = [];
  const play = new Playback(
    () => 1,
    (one) => told.push(one.what),
  );
  play.load(STATE);
  play.hear(news(5, 6, [seen("hurt", 1, 2), seen("healed", 0, 0)]));
  expect(told).toEqual(["hurt"]);
  expect(play.view?.seats[1]?.life).toBe(6);
  expect(play.shown).toBe(4);
  vi.runAllTimers();
  expect(told).toEqual(["hurt", "healed"]);
  expect([play.shown, play.busy]).toEqual([5, false]);
});

it("believes the server's table more than its own", () => {
  const play = new Playback(() => 1);
  play.load(STATE);
  play.hear(news(5, 3, [seen("hurt", 1, 2)]));
  vi.runAllTimers();
  expect(play.view?.seats[1]?.life).toBe(3);
});

it("jumps to now when too much has piled up", () => {
  const play = new Playback(() => 1);
  play.load(STATE);
  for (let seq = 5; seq < 15; seq++) play.hear(news(seq, 8, [seen("rolled", 0)]));
  expect([play.shown, play.heard]).toEqual([14, 14]);
  expect(play.busy).toBe(false);
});

it("jumps to now on a tap", () => {
  const play = new Playback(() => 1);
  play.load(STATE);
  play.hear(news(5, 7, [seen("hurt", 1), seen("eliminated", 1, 0)]));
  play.skip();
  expect(play.shown).toBe(5);
  expect(play.view?.seats[1]?.life).toBe(7);
});

it("shows everything at once without motion", () => {
  const play = new Playback(() => 0);
  play.load(STATE);
  play.hear(news(5, 7, [seen("hurt", 1)]));
  expect(play.shown).toBe(5);
});

it("hears nothing twice, and nothing of another game", () => {
  const play = new Playback(() => 0);
  play.load(STATE);
  play.hear(news(4, 1, []));
  play.hear({ ...news(9, 1, []), game: "other" });
  expect(play.shown).toBe(4);
});

it("asks only when everything before the question has been shown", () => {
  const play = new Playback(() => 1);
  play.load(STATE);
  const choice = { seat: 0, options: [], default: "stop", dodges: [] };
  play.hear({ ...news(5, 7, [seen("hurt", 1)]), choice });
  expect(play.choice).toBeNull();
  vi.runAllTimers();
  expect(play.choice).toEqual(choice);
});

it("goes on with the same question after a moment without a line", () => {
  const play = new Playback(() => 1);
  const choice = { seat: 0, options: [], default: "stop", dodges: [] };
  play.load({ ...STATE, choice });
  const { since } = play;
  vi.advanceTimersByTime(1000);
  play.load(structuredClone({ ...STATE, choice }));
  expect(play.since).toBe(since);
  play.load({ ...STATE, choice: { ...choice, default: "roll" } });
  expect(play.since).toBeGreaterThan(since);
});

it("tells the role of a winner who had not shown it", () => {
  const play = new Playback(() => 0);
  play.load(STATE);
  const last = news(5, 8, [seen("won", 1)]);
  const winner = last.view.seats[1];
  if (winner) winner.role = "outlaw";
  play.hear(last);
  expect(play.lines.at(-1)?.role).toBe("outlaw");
});

it("asks nobody any more while the answer is shown", () => {
  const play = new Playback(() => 1);
  const asked = { seat: 1, why: "rolling", facts: {}, card: null, by: null, clock: null, bot: "bot" as const };
  play.load({ ...STATE, asked });
  expect(play.asked?.seat).toBe(1);
  play.hear(news(5, 6, [seen("hurt", 1, 2)]));
  expect(play.asked).toBeNull();
});

it("finishes a turn and goes on with the next at its pace", () => {
  const told: string[] = [];
  const play = new Playback(
    () => 1,
    (one) => told.push(one.what),
  );
  play.load(STATE);
  play.hear(news(5, 8, [seen("rolled", 1), seen("hurt", 1)]));
  play.finishTurn();
  expect(told).toEqual(["rolled", "hurt"]);
  play.hear(news(6, 8, [seen("healed", 1), seen("turn_began", 2), seen("rolled", 2)]));
  expect(told).toEqual(["rolled", "hurt", "healed", "turn_began"]);
  expect(play.skipped).toBe(1);
  vi.runAllTimers();
  expect(told.at(-1)).toBe("rolled");
});

it("keeps what a move did to the life of each seat, all of one move together", () => {
  const play = new Playback(() => 0);
  play.load(STATE);
  play.hear(news(5, 6, [seen("hurt", 1), seen("hurt", 1), seen("healed", 2)]));
  expect(play.changes).toEqual({ 1: { seq: 5, by: -2 }, 2: { seq: 5, by: 1 } });
  play.hear(news(6, 7, [seen("healed", 1), seen("healed", 2, 0)]));
  expect(play.changes).toEqual({ 1: { seq: 6, by: 1 }, 2: { seq: 5, by: 1 } });
});

it("asks nobody any more as soon as an answer is seen", () => {
  const play = new Playback(() => 1);
  play.load({ ...STATE, asked: { seat: 1, why: "shooting", by: null, card: null, facts: {}, bot: null, clock: null } });
  play.hear(news(5, 8, [seen("turn_began", 2)]));
  expect(play.asked).toBeNull();
  expect(play.view?.turn).toBe(2);
  play.stop();
});

it("shows a turn at fast in little time, however much happens in it, and nothing is left out", () => {
  const told: string[] = [];
  const play = new Playback(
    () => 0.5,
    (one) => told.push(one.what),
  );
  play.load(STATE);
  const shots = Array.from({ length: 8 }, (_, n) => news(5 + n, 8, [seen("shot", 0), seen("hurt", 1, 0)]));
  play.hear(news(4.5, 8, [seen("turn_began", 0)]));
  for (const one of shots) play.hear(one);
  vi.advanceTimersByTime(1400);
  expect(play.busy).toBe(false);
  expect(told).toHaveLength(17);
});

it("counts what drawing takes into the time of an event", () => {
  const play = new Playback(
    () => 1,
    () => vi.advanceTimersByTime(100),
  );
  play.load(STATE);
  const began = performance.now();
  play.hear(news(5, 7, [seen("shot", 0), seen("hurt", 1)]));
  while (play.busy) vi.advanceTimersByTime(10);
  expect(performance.now() - began).toBeCloseTo(320 + 360, -1);
});
