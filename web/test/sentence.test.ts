import { beforeAll, expect, it, vi } from "vitest";
import { sentence, spoken, type Reader } from "../src/game/sentence";
import { speak } from "../src/lang/speech.svelte";
import { line } from "./line";

const NAMES = ["Anna", "Bruno", "Carla"];
const ANNA: Reader = { me: 0, nameOf: (seat) => NAMES[seat] ?? "" };
const WATCHER: Reader = { ...ANNA, me: null };

const SHOT = line("played", { other: 0, cards: ["bang/7C"] });

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: {} });
  await speak("en");
});

it("speaks of others by name and to the reader as you", () => {
  expect(spoken(SHOT, ANNA)).toBe("Bruno plays BANG! 7♣ at you.");
  expect(spoken(SHOT, WATCHER)).toBe("Bruno plays BANG! 7♣ at Anna.");
  expect(spoken({ ...SHOT, seat: 0, other: 2 }, ANNA)).toBe("You play BANG! 7♣ at Carla.");
});

it("names the cards one may know and counts the others", () => {
  expect(spoken(line("drew", { cards: [null, null] }), ANNA)).toBe("Bruno draws 2 cards.");
  expect(spoken(line("drew", { seat: 0, cards: ["beer/6H", "bang/AS"] }), ANNA)).toBe("You draw Beer 6♥ and BANG! A♠.");
});

it("says what is left only where somebody kept count", () => {
  expect(spoken(line("hurt", { other: 2, left: 3 }), ANNA)).toBe("Bruno loses 1 life point to Carla (3 left).");
  expect(spoken(line("hurt", { other: 2 }), ANNA)).toBe("Bruno loses 1 life point to Carla.");
});

it("keeps players and cards apart from the text", () => {
  expect(sentence(SHOT, WATCHER)).toEqual([
    { seat: 1, text: "Bruno" },
    " plays ",
    { card: "bang/7C", text: "BANG! 7♣" },
    " at ",
    { seat: 0, text: "Anna" },
    ".",
  ]);
});

it("says the same in other languages", async () => {
  const said: Record<string, string> = {};
  for (const language of ["de", "it", "hu"] as const) {
    await speak(language);
    said[language] = spoken(SHOT, ANNA);
  }
  expect(said).toEqual({
    de: "Bruno spielt BANG! 7♣ gegen dich.",
    it: "Bruno gioca BANG! 7♣ contro di te.",
    hu: "Bruno kijátssza ellened: BANG! 7♣.",
  });
});
