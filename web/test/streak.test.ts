import { describe, expect, it } from "vitest";
import { streakOf } from "../src/puzzle/streak";

const day = (n: number): string => new Date(Date.UTC(2026, 10, n)).toISOString().slice(0, 10);
const days = (...numbers: number[]): string[] => numbers.map(day);

describe("days in a row", () => {
  it("counts days up to today, and today may still come", () => {
    expect(streakOf([], day(16))).toEqual({ days: 0, best: 0, forgiven: false });
    expect(streakOf(days(14, 15, 16), day(16)).days).toBe(3);
    expect(streakOf(days(14, 15), day(16)).days).toBe(2);
  });

  it("is empty after two missed days, and remembers the best", () => {
    expect(streakOf(days(10, 11, 12, 13), day(16))).toEqual({ days: 0, best: 4, forgiven: false });
  });

  it("forgives one missed day a week, and says so", () => {
    expect(streakOf(days(12, 13, 15, 16), day(16))).toEqual({ days: 4, best: 4, forgiven: true });
    expect(streakOf(days(13, 14), day(16))).toEqual({ days: 2, best: 2, forgiven: true });
    expect(streakOf(days(10, 12, 14, 15), day(15)).days).toBe(2);
    expect(streakOf(days(1, 2, 4, 5, 6, 7, 8, 9, 11, 12), day(12)).days).toBe(10);
  });

  it("counts a day once, in whatever order they come", () => {
    expect(streakOf(days(16, 15, 16), day(16)).days).toBe(2);
  });
});
