import { beforeAll, expect, it, vi } from "vitest";
import { endInWords, endOf, type End } from "../src/replay/end";
import { afterWords } from "../src/lang/after";
import { speak } from "../src/lang/speech.svelte";
import type { CardView, DiceView, Seen } from "../src/protocol";

const NAMES = ["Anna", "Bruno", "Carla"];
const nameOf = (seat: number) => NAMES[seat] ?? "";
const CARDS = { game: "card" } as CardView;
const DICE = { game: "dice" } as DiceView;

function seen(what: string, seat: number, other: number | null = null, card: string | null = null): Seen {
  return { what, seat, other, card, amount: 1 };
}
const FALLS = seen("eliminated", 2, 1, "sheriff");

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: {} });
  await speak("en");
  await afterWords();
});

it("names the card of the last shot, not what was played to be rescued", () => {
  const events = [
    seen("played", 1, 2, "bang/6D"),
    seen("hurt", 2, 1),
    seen("dying", 2),
    seen("played", 2, null, "beer/6H"),
    FALLS,
  ];
  expect(endOf({ events, view: CARDS })).toEqual({ fell: 2, role: "sheriff", by: 1, cause: "bang" });
});

it("knows the Dynamite, which is nobody's", () => {
  const events = [seen("exploded", 2), seen("hurt", 2), seen("eliminated", 2, null, "outlaw")];
  expect(endOf({ events, view: CARDS })).toEqual({ fell: 2, role: "outlaw", by: null, cause: "dynamite" });
});

it("takes the cause in the dice game as it was sent", () => {
  const events = [seen("fired_gatling", 1), seen("hurt", 2, 1, "gatling"), FALLS];
  expect(endOf({ events, view: DICE })?.cause).toBe("gatling");
});

it("has nothing to say where nobody fell", () => {
  expect(endOf({ events: [seen("game_over", 0)], view: CARDS })).toBeNull();
});

const BANG: End = { fell: 2, role: "sheriff", by: 1, cause: "bang" };
it.each<[string, End, number | null, string]>([
  ["en", BANG, null, "Carla, the Sheriff, has fallen. The last blow (BANG!) was struck by Bruno."],
  ["en", BANG, 1, "Carla, the Sheriff, has fallen. You struck the last blow (BANG!)."],
  ["en", BANG, 2, "You have fallen, the Sheriff. The last blow (BANG!) was struck by Bruno."],
  ["de", BANG, 1, "Carla, der Sheriff, ist gefallen. Den letzten Treffer (BANG!) hast du gelandet."],
  ["it", BANG, 0, "Cade Carla, lo Sceriffo. L’ultimo colpo (BANG!) è di Bruno."],
  ["hu", BANG, 0, "Carla, a seriff, elesett. Az utolsó találat (BANG!): Bruno."],
])("tells it in %s", async (language, end, me, words) => {
  await speak(language as "en");
  expect(endInWords(end, "card", me, nameOf)).toBe(words);
});

it("speaks of a shot where no card is known, and of nobody where nobody shot", async () => {
  await speak("en");
  expect(endInWords({ ...BANG, cause: "shot" }, "dice", 1, nameOf)).toMatch(/You fired the last shot\.$/);
  expect(endInWords({ ...BANG, by: null, cause: "indians" }, "dice", 1, nameOf)).toMatch(/nobody’s shot: the Indians/);
});
