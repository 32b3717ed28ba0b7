import { describe, expect, it } from "vitest";
import { keep } from "../src/game/same";

const table = () => ({
  turn: 1,
  seats: [
    { life: 4, hand: [null, "bang/AS"] },
    { life: 3, hand: [] },
  ],
  event: null,
});

describe("what has not changed", () => {
  it("is the very same, all of it", () => {
    const before = table();
    expect(keep(before, table())).toBe(before);
  });

  it("is the same beside what has changed, which is new", () => {
    const before = table();
    const now = table();
    now.seats[0]!.life = 3;
    const kept = keep(before, now);
    expect(kept).toEqual(now);
    expect(kept).not.toBe(before);
    expect(kept.seats[0]).not.toBe(before.seats[0]);
    expect(kept.seats[0]!.hand).toBe(before.seats[0]!.hand);
    expect(kept.seats[1]).toBe(before.seats[1]);
  });

  it("is not mistaken: a shorter list, a name less, nothing instead of something", () => {
    expect(keep([1, 2], [1])).toEqual([1]);
    expect(keep({ a: 1, b: undefined }, { a: 1 })).toEqual({ a: 1 });
    expect(Object.keys(keep({ a: 1, b: undefined }, { a: 1 }))).toEqual(["a"]);
    expect(keep({ a: 1 }, null)).toBeNull();
    expect(keep(null, { a: 1 })).toEqual({ a: 1 });
    expect(keep([], {})).toEqual({});
    expect(keep({}, [])).toEqual([]);
  });
});
