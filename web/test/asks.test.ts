/** What can I do: every question says what is asked and what the answers are, in every language. */
import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { asks } from "../src/game/asks";
import { askedWords } from "../src/lang/asked";
import { packetWords } from "../src/lang/packet";
import { LANGUAGES, speak, t, type Language } from "../src/lang/speech.svelte";
import type { Words } from "../src/lang/words";
import type { Asked, CardView, DiceView, Option } from "../src/protocol";
import { option } from "./option";

const NAMES = ["Anna", "Bruno", "Carla", "Dieter"];
const reader = { me: 0, nameOf: (seat: number) => NAMES[seat] ?? "" };
const seat = { character: "sid-ketchum", life: 1, max_life: 4, hand: ["beer/6H"], hand_limit: 1, in_play: [] };
const CARDS = { game: "card", seats: NAMES.map(() => seat) } as unknown as CardView;
const DICE = { game: "dice", seats: NAMES.map(() => seat), dice: ["1", "2"], rolls: 1 } as unknown as DiceView;

/** Every kind of question that the client has words for. */
const KINDS = ["en", "packet.en"]
  .flatMap((file) => [
    ...readFileSync(new URL(`../src/lang/${file}.ftl`, import.meta.url), "utf8").matchAll(/^ask-(card|dice)-(\w+) =/gm),
  ])
  .map((found) => ({ game: found[1] as "card" | "dice", why: found[2] ?? "" }));

const FACTS = { by: 1, other: 1, target: 1, dead: 1, needs: 1, left: 1, rolls_left: 2, place: 1, worth: 1, wants: 0 };

function said(game: "card" | "dice", why: string, options: Option[], words: Words, by: number | null = 1): string {
  const asked: Asked = { seat: 0, why, facts: FACTS, card: null, by, clock: null, bot: null };
  return asks(asked, options, game === "card" ? CARDS : DICE, reader, words);
}

beforeAll(() => {
  vi.stubGlobal("document", { documentElement: {} });
});

describe.each(Object.keys(LANGUAGES) as Language[])("%s", (language) => {
  it("has one sentence for every kind of question", async () => {
    await speak(language);
    await packetWords();
    const words = await askedWords(language);
    expect(KINDS.length).toBeGreaterThan(24);
    const options = [option("play", { card: "beer/6H" }), option("choose", { seat: 2, what: "hand" }), option("pass")];
    for (const { game, why } of KINDS) {
      expect(words.says(`can-${game}-${why}`), `${game} ${why}`).toBe(true);
      const sentence = said(game, why, options, words);
      expect(sentence, why).toMatch(/^[^{}]+[.]$/);
      expect(sentence.replace(/BANG!|\b\d\./g, ""), why).not.toMatch(/[.?!] /);
    }
  });

  it("names everything that the server offers, and nothing else", async () => {
    await speak(language);
    const words = await askedWords(language);
    const offered = [option("play", { card: "missed/JC" }), option("use", { card: "barrel/QS" }), option("ability")];
    const shot = said("card", "shot", [...offered, option("pass")], words);
    for (const key of ["card-missed", "card-barrel", "character-sid-ketchum"]) expect(shot).toContain(t(key));
    expect(said("card", "shot", [option("pass")], words)).not.toContain(t("card-missed"));
    const hits = said("dice", "shooting", [option("shoot", { seat: 1 }), option("shoot", { seat: 3 })], words);
    expect(hits).toContain("Bruno");
    expect(hits).toContain("Dieter");
    expect(hits).not.toContain("Carla");
    const doubled = said("dice", "shooting", [option("shoot", { seat: 1, doubling: true })], words);
    expect(doubled).not.toBe(said("dice", "shooting", [option("shoot", { seat: 1 })], words));
  });
});

it("ends with one sign only", async () => {
  await speak("en");
  const words = await askedWords("en");
  expect(said("card", "shopping", [option("take", { card: "bang/2C" })], words)).toMatch(/take BANG!$/);
});

it("tells those who wait whom they wait for", async () => {
  await speak("en");
  const words = await askedWords("en");
  const asked: Asked = { seat: 2, why: "dying", facts: {}, card: null, by: 0, clock: null, bot: null };
  expect(asks(asked, [], CARDS, reader, words)).toBe("Carla is dying and looks for a rescue.");
  expect(asks(null, [], CARDS, reader, words)).toBe("");
});
