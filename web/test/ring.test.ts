import { expect, it } from "vitest";
import { horseshoe, others } from "../src/game/ring";

it("seats the others clockwise from the viewer's left", () => {
  expect(others(5, 3)).toEqual([4, 0, 1, 2]);
});

it.each([
  [3, 1, 0],
  [4, 1, 1],
  [5, 1, 2],
  [6, 2, 1],
  [7, 2, 2],
  [8, 2, 3],
])("lays %i players out on a desk with %i rows and %i on top", (players, rows, columns) => {
  const shoe = horseshoe(players, 0, "desk");
  expect([shoe.rows, shoe.columns]).toEqual([rows, columns]);
  expect(shoe.places.map((place) => place.seat)).toEqual(others(players, 0));
});

it("goes up the left, over the top and down the right", () => {
  const shoe = horseshoe(7, 0, "desk");
  expect(shoe.places.map(({ side, index }) => `${side} ${index}`)).toEqual([
    "left 0",
    "left 1",
    "top 0",
    "top 1",
    "right 1",
    "right 0",
  ]);
});

it.each([
  [3, 1, 0],
  [4, 1, 1],
  [5, 1, 2],
  [6, 1, 3],
  [7, 1, 4],
  [8, 2, 3],
])("lays %i players out on a phone with %i rows and %i on top", (players, rows, columns) => {
  const shoe = horseshoe(players, 2, "phone");
  expect([shoe.rows, shoe.columns]).toEqual([rows, columns]);
});
