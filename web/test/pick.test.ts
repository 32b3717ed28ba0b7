import { describe, expect, it } from "vitest";
import { fitting, meant, nextPart, NOTHING, partsOf, payable, sources, targets, undo } from "../src/game/pick";
import { option } from "./option";

const BANG_B = option("play bang/AS at B", { card: "bang/AS", seat: 1 });
const BANG_C = option("play bang/AS at C", { card: "bang/AS", seat: 2 });
const COACH = option("play stagecoach/9S", { card: "stagecoach/9S" });
const END = option("end", {});
const TURN = [BANG_B, BANG_C, COACH, END];

describe("a BANG!", () => {
  const picked = { ...NOTHING, source: "play bang/AS" };

  it("begins with the card", () => {
    expect(nextPart(TURN, NOTHING)).toBe("source");
    expect([...sources(TURN).keys()]).toEqual(["play bang/AS", "play stagecoach/9S", "end"]);
  });
  it("then asks for a target among those on offer", () => {
    expect(nextPart(TURN, picked)).toBe("seat");
    expect(targets(TURN, picked)).toEqual(new Set([1, 2]));
  });
  it("is the move at the seat tapped", () => {
    expect(meant(TURN, { ...picked, seat: 2 })).toBe(BANG_C);
    expect(meant(TURN, picked)).toBeNull();
  });
  it("keeps all targets lit while one is aimed at", () => {
    expect(targets(TURN, { ...picked, seat: 2 })).toEqual(new Set([1, 2]));
  });
});

it("shows a single target all the same", () => {
  expect(nextPart([BANG_B, END], { ...NOTHING, source: "play bang/AS" })).toBe("seat");
});

it("plays a card without a target after its tap", () => {
  expect(meant(TURN, { ...NOTHING, source: "play stagecoach/9S" })).toBe(COACH);
});

describe("a card that costs another", () => {
  const PAY_BEER = option("play springfield/KS discarding beer/6H at B", {
    card: "springfield/KS",
    others: ["beer/6H"],
    seat: 1,
  });
  const PAY_BANG = option("play springfield/KS discarding bang/AS at B", {
    card: "springfield/KS",
    others: ["bang/AS"],
    seat: 1,
  });
  const options = [PAY_BEER, PAY_BANG, END];
  const picked = { ...NOTHING, source: "play springfield/KS" };

  it("asks for the price before the target", () => {
    expect(nextPart(options, picked)).toBe("price");
    expect(payable(options, picked)).toEqual(new Set(["beer/6H", "bang/AS"]));
    expect(nextPart(options, { ...picked, price: ["beer/6H"] })).toBe("seat");
  });
  it("is taken back part by part", () => {
    const all = { ...picked, price: ["beer/6H"], seat: 1 };
    expect(meant(options, all)).toBe(PAY_BEER);
    expect(undo(all)).toEqual({ ...picked, price: ["beer/6H"] });
    expect(undo(undo(all))).toEqual(picked);
    expect(undo(picked)).toEqual(NOTHING);
  });
});

describe("a pair as the price", () => {
  const TWINS = option("ability discarding stagecoach/9S, stagecoach/9S", {
    others: ["stagecoach/9S", "stagecoach/9S"],
  });
  const MIXED = option("ability discarding beer/6H, stagecoach/9S", { others: ["beer/6H", "stagecoach/9S"] });
  const picked = { ...NOTHING, source: "ability", price: ["stagecoach/9S"] };

  it("counts cards that look alike", () => {
    expect(payable([TWINS, MIXED], picked)).toEqual(new Set(["stagecoach/9S", "beer/6H"]));
    expect(payable([MIXED], picked)).toEqual(new Set(["beer/6H"]));
    expect(fitting([MIXED], { ...picked, price: ["stagecoach/9S", "stagecoach/9S"] })).toEqual([]);
  });
  it("is complete with the second card", () => {
    expect(meant([TWINS, MIXED], picked)).toBeNull();
    expect(meant([TWINS, MIXED], { ...picked, price: ["stagecoach/9S", "beer/6H"] })).toBe(MIXED);
  });
});

describe("taking a card", () => {
  const HAND = option("play panic/JH at B:hand", { card: "panic/JH", seat: 1, what: "hand" });
  const BARREL = option("play panic/JH at B:barrel/QS", { card: "panic/JH", seat: 1, what: "barrel/QS" });
  const picked = { ...NOTHING, source: "play panic/JH", seat: 1 };

  it("asks which one", () => {
    expect(nextPart([HAND, BARREL], picked)).toBe("what");
    expect(partsOf([HAND, BARREL], picked)).toEqual(new Set(["hand", "barrel/QS"]));
    expect(meant([HAND, BARREL], { ...picked, what: "hand" })).toBe(HAND);
  });
});

it("needs no card first where only a player is asked for", () => {
  const copy = [option("copy B", { seat: 1 }), option("copy C", { seat: 2 })];
  expect(nextPart(copy, NOTHING)).toBe("seat");
  expect(meant(copy, { ...NOTHING, seat: 2 })?.text).toBe("copy C");
});

it("tells firing and giving the arrows back from firing and keeping them", () => {
  const options = [option("pass", {}), option("fire", {}), option("fire keeping", { keeping: true })];
  expect(meant(options, { ...NOTHING, source: "fire" })?.text).toBe("fire");
  expect(meant(options, { ...NOTHING, source: "fire keeping" })?.text).toBe("fire keeping");
});

it("doubles a shot only when asked to", () => {
  const plain = option("shoot B", { seat: 1 });
  const double = option("shoot B doubling", { seat: 1, doubling: true });
  expect(meant([double, plain], { ...NOTHING, seat: 1 })).toBe(plain);
  expect(meant([double, plain], { ...NOTHING, seat: 1, doubling: true })).toBe(double);
});
