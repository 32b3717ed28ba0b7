import { beforeAll, expect, it, vi } from "vitest";
import { verdictOf } from "../src/game/verdict";
import { speak, t } from "../src/lang/speech.svelte";
import type { Asked } from "../src/protocol";
import { line } from "./line";

const FLIP = line("turned_over", { rank: "sub", cards: ["beer/6H"] });
const sub = (what: string, seat = 1) => line(what, { rank: "sub", seat });
const SHOT = { why: "shot", seat: 1 } as Asked;

beforeAll(() => {
  vi.stubGlobal("document", { documentElement: {} });
});

it("has nothing to say where nobody draws!", () => {
  expect(verdictOf([line("played")], null)).toBeNull();
});

it.each([
  ["dodged", "dodged"],
  ["hurt", "hit"],
  ["escaped", "free"],
  ["stayed_in_jail", "jailed"],
])("reads what came of it off the event %s", (what, outcome) => {
  expect(verdictOf([line("used"), FLIP, sub(what)], null)).toEqual({ seat: 1, card: "beer/6H", outcome });
});

it.each([
  ["exploded", "exploded"],
  ["passed_on", "passed"],
])("knows what the Dynamite does: %s", (what, outcome) => {
  expect(verdictOf([FLIP, line(what)], null)?.outcome).toBe(outcome);
});

it("says that the shot still stands while its target is asked again", () => {
  expect(verdictOf([FLIP], SHOT)?.outcome).toBe("stands");
  expect(verdictOf([FLIP], { ...SHOT, seat: 2 })?.outcome).toBe("open");
});

it("does not take what happens to another for its outcome", () => {
  expect(verdictOf([FLIP, sub("hurt", 2)], null)?.outcome).toBe("open");
});

it("names the card that Lucky Duke lets count", () => {
  const two = { ...FLIP, cards: ["beer/6H", "bang/2S"] };
  expect(verdictOf([two], null)?.card).toBe("bang/2S");
  const chose = line("chose", { rank: "sub", cards: ["beer/6H"] });
  expect(verdictOf([two, chose, sub("escaped")], null)?.card).toBe("beer/6H");
});

it("is gone as soon as somebody does something else", () => {
  expect(verdictOf([FLIP, sub("escaped"), line("drew")], null)?.outcome).toBe("free");
  expect(verdictOf([FLIP, sub("escaped"), line("drew"), line("played")], null)).toBeNull();
  expect(verdictOf([FLIP, sub("answered"), sub("dodged")], null)).toBeNull();
});

it.each([
  ["en", "No heart: hit", "Hearts: dodged"],
  ["de", "Kein Herz: getroffen", "Herz: ausgewichen"],
  ["it", "Niente cuori: colpito", "Cuori: schivato"],
  ["hu", "Nem kőr: találat", "Kőr: a lövés nem talált"],
] as const)("says it in words: %s", async (language, hit, dodged) => {
  await speak(language);
  expect(t("drawn-hit", { suit: "clubs" })).toBe(hit);
  expect(t("drawn-dodged", { suit: "hearts" })).toBe(dodged);
});
