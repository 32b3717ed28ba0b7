import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Burst, MOMENT } from "../src/table/burst";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Letters pressed so many milliseconds after one another: what they did, and how often it was noticed. */
function typed(gaps: number[]): { done: number[]; noticed: number } {
  const done: number[] = [];
  let noticed = 0;
  let now = 1000;
  const burst = new Burst(() => noticed++);
  gaps.forEach((gap, i) => {
    now += gap;
    vi.advanceTimersByTime(gap);
    burst.press(now, () => done.push(i));
  });
  vi.advanceTimersByTime(10 * MOMENT);
  return { done, noticed };
}

it("lets a single letter act", () => {
  expect(typed([0])).toEqual({ done: [0], noticed: 0 });
});

it("lets letters act that are pressed one by one", () => {
  expect(typed([0, 400, 900])).toEqual({ done: [0, 1, 2], noticed: 0 });
});

it("takes letters in quick succession for writing: none acts, not even the first and the last", () => {
  expect(typed([0, 90, 120, 300, 110])).toEqual({ done: [], noticed: 1 });
});

it("lets letters act again after a rest", () => {
  expect(typed([0, 90, 1500])).toEqual({ done: [2], noticed: 1 });
});

it("takes what is written between the letters along, a space or a digit", () => {
  const burst = new Burst();
  expect(burst.holds(1000)).toBe(false);
  burst.press(1000, () => {});
  expect(burst.holds(1050)).toBe(false);
  burst.press(1100, () => {});
  expect(burst.holds(1300)).toBe(true);
  expect(burst.holds(2300)).toBe(false);
});
