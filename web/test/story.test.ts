import { expect, it } from "vitest";
import { deedsOf, winningRole } from "../src/replay/story";
import type { After, DiceView, Seen } from "../src/protocol";

function after(events: Partial<Seen>[], winners: number[]): After {
  const seats = [8, 7, 9].map((life, seat) => ({
    seat,
    character: "none",
    role: null,
    life,
    max_life: life,
    alive: true,
    arrows: 0,
    hits: 0,
  }));
  const view: DiceView = {
    game: "dice",
    viewer: null,
    seats,
    turn: 0,
    dice: [],
    rolls: 0,
    rolls_allowed: 3,
    supply: 9,
    work: [],
    over: true,
    winners,
  };
  return {
    type: "after",
    game: "g",
    winners,
    roles: ["sheriff", "deputy", "outlaw"],
    characters: [],
    survivors: [],
    seed: "",
    seed_hash: "",
    shares: [],
    seal: "",
    record: "",
    replay: "",
    view,
    events: events.map((one) => ({ what: "", seat: 0, other: null, card: null, amount: 1, ...one })),
    reasons: [],
    guesses: [],
  };
}

it("counts hits by who dealt and who took them", () => {
  const deeds = deedsOf(
    after(
      [
        { what: "hurt", seat: 1, other: 2, amount: 2 },
        { what: "hurt", seat: 1, other: null },
      ],
      [],
    ),
  );
  expect(deeds.map(({ dealt, taken }) => [dealt, taken])).toEqual([
    [0, 0],
    [0, 3],
    [2, 0],
  ]);
});

it("follows life from turn to turn", () => {
  const events = [
    { what: "turn_began" },
    { what: "hurt", seat: 1 },
    { what: "turn_began" },
    { what: "eliminated", seat: 1 },
  ];
  expect(deedsOf(after(events, []))[1]?.life).toEqual([7, 7, 6, 0]);
});

it("names the side that has won", () => {
  expect(winningRole(after([], [0, 1]))).toBe("sheriff");
  expect(winningRole(after([], [2]))).toBe("outlaw");
  expect(winningRole(after([], []))).toBeNull();
});
