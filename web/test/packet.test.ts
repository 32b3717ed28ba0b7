/** Events on the page: what is chosen, what is in force, and what it makes of a seat, a line and an answer. */
import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { apply } from "../src/game/apply";
import { deedOf } from "../src/game/deed";
import { distanceSum } from "../src/game/distance";
import { iconOf, tell } from "../src/game/log";
import { hasEvents, untilForm } from "../src/game/packet";
import { nextPart, NOTHING, sourceOf, targets } from "../src/game/pick";
import { question } from "../src/game/question";
import { spoken } from "../src/game/sentence";
import { packetWords } from "../src/lang/packet";
import { says, speak, t } from "../src/lang/speech.svelte";
import { emblem } from "../src/print/card";
import { EVENT_RULES } from "../src/print/rule";
import type { Asked, CardView, GameInfo, Seen, Settings } from "../src/protocol";
import { fitted, grouped, rulesOf, turned } from "../src/room/rules";
import { answers } from "../src/table/answers";
import { slipOf, touchOf } from "../src/table/slip";
import { option } from "./option";

const NAMES = ["Anna", "Bruno", "Carla", "Dieter"];
const reader = { me: 0, nameOf: (seat: number) => NAMES[seat] ?? "" };
const seat = {
  character: "slab-the-killer",
  life: 2,
  max_life: 4,
  alive: true,
  hand: [],
  in_play: [{ card: "mustang/8H", waiting: false }],
  sees_closer: [],
  seen_farther: ["mustang/8H"],
};
const VIEW = {
  game: "card",
  seats: NAMES.map((_, i) => ({ ...seat, seat: i })),
  distances: NAMES.map(() => NAMES.map(() => 2)),
  discards: [],
  turn: 1,
  event: "ambush",
  next_event: "hangover",
  events_left: 3,
  turns_up: 3,
} as unknown as CardView;
const seen = (what: string, more: Partial<Seen> = {}): Seen => ({
  what,
  seat: null,
  other: null,
  card: null,
  amount: 1,
  ...more,
});
const asked = (why: string): Asked => ({ seat: 0, why, facts: {}, card: null, by: null, clock: null, bot: null });

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: {} });
  await speak("en");
});

it("knows the words of events from when they are asked for, and in every language from then on", async () => {
  expect(says("card-ambush")).toBe(false);
  await packetWords();
  expect(t("card-ambush")).toBe("Ambush");
  await speak("de");
  expect(t("card-ambush")).toBe("Hinterhalt");
  await speak("en");
});

it("has a picture of every event", () => {
  const sprite = readFileSync(new URL("../src/style/packet.svg", import.meta.url), "utf8");
  for (const event of Object.keys(EVENT_RULES)) expect(sprite).toContain(`<symbol id="${emblem(event)}"`);
});

describe("choosing sets", () => {
  const CARD: GameInfo = {
    game: "card",
    sets: [
      { sets: ["base"], players: [4, 5, 6, 7] },
      { sets: ["base", "dodge-city"], players: [3, 4, 5, 6, 7, 8] },
      { sets: ["base", "mine", "yours"], players: [3, 4] },
      { sets: ["base", "dodge-city", "mine", "yours"], players: [3, 4] },
    ],
    events: [
      { set: "high-noon", events: ["thirst", "high-noon"] },
      { set: "fistful-of-cards", events: ["lasso", "fistful-of-cards"] },
    ],
    options: [
      { name: "barrel", values: ["optional", "forced"] },
      { name: "cards", values: [], names: ["base", "dodge-city"], of: "set" },
      { name: "thirst", values: ["minus_one", "only_first"], with_sets: [["high-noon"]] },
      { name: "event_deck", values: [12, 8], with_sets: [["high-noon", "fistful-of-cards"]], usual: true },
    ],
    editions: { standard: {} },
  };
  const settings = (...sets: string[]): Settings => ({ game: "card", seats: 5, sets, options: {} });

  it("adds events to any combination, and takes the nearest where sets come together", () => {
    expect(turned(CARD, settings("base"), "high-noon", true)).toEqual(["base", "high-noon"]);
    expect(turned(CARD, settings("base", "high-noon"), "dodge-city", true)).toEqual([
      "base",
      "dodge-city",
      "high-noon",
    ]);
    expect(turned(CARD, settings("base", "high-noon"), "high-noon", false)).toEqual(["base"]);
    expect(turned(CARD, settings("base", "dodge-city"), "mine", true)).toEqual(["base", "dodge-city", "mine", "yours"]);
  });
  it("offers an option of events only with the sets that it takes", () => {
    const names = (...sets: string[]) => rulesOf(CARD, settings(...sets)).map(({ option: one }) => one.name);
    expect(names("base")).toEqual(["barrel", "cards"]);
    expect(names("base", "high-noon")).toEqual(["barrel", "cards", "thirst"]);
    expect(names("base", "high-noon", "fistful-of-cards")[0]).toBe("event_deck");
  });
  it("keeps events and what was chosen for them as long as they are there", () => {
    const chosen = { ...settings("base", "high-noon"), options: { thirst: "only_first" } };
    expect(fitted(CARD, chosen)).toMatchObject({ sets: ["base", "high-noon"], options: { thirst: "only_first" } });
    expect(fitted(CARD, { ...chosen, sets: ["base"] }).options).toEqual({});
  });
  it("takes the cards of the sets that have some", () => {
    const cards = rulesOf(CARD, settings("base", "high-noon")).find(({ option: one }) => one.name === "cards");
    expect(cards).toMatchObject({ value: ["base"], from: "standard" });
  });
  it("puts the rules of events after those of the game", () => {
    const groups = grouped(rulesOf(CARD, settings("base", "high-noon")));
    expect(groups.map(({ sets }) => sets)).toEqual([[], ["high-noon"]]);
  });
});

describe("at the table", () => {
  it("says until when an event is in force", () => {
    expect([untilForm(VIEW, 0), untilForm(VIEW, 3), untilForm({ ...VIEW, turns_up: null }, 3)]).toEqual([
      "",
      "you",
      "end",
    ]);
    expect(hasEvents(VIEW)).toBe(true);
    expect(hasEvents({ ...VIEW, event: null, next_event: null })).toBe(false);
  });
  it("shows a new event before the server's own picture of it", () => {
    const up = apply(VIEW, seen("came_up", { seat: 3, card: "hangover" })) as CardView;
    expect(up).toMatchObject({ event: "hangover", next_event: null, events_left: 2 });
    expect(apply(up, seen("comes_next", { card: "curse" }))).toMatchObject({ next_event: "curse" });
    const ghost = apply(VIEW, seen("came_back", { seat: 2, amount: 0 })) as CardView;
    expect(ghost.seats[2]).toMatchObject({ alive: true, ghost: true, life: 0 });
  });
  it("tells what was named instead of a card", () => {
    const line = (what: string, card: string) => spoken(tell([], seen(what, { seat: 1, card }), VIEW, 1)[0]!, reader);
    expect(line("named", "hearts")).toBe("Bruno names Hearts.");
    expect(line("guessed", "red")).toBe("Bruno guesses Red.");
    expect(line("changed", "rose-doolan")).toBe("Bruno is Rose Doolan from now on.");
    expect(iconOf(tell([], seen("came_up", { card: "ghost-town" }), VIEW, 1)[0]!)).toBe("e-ghost_town");
  });
  it("puts a slip at a seat that an event touches", () => {
    const touched = (more: Partial<CardView["seats"][0]>, of: Partial<CardView> = {}) =>
      slipOf({ ...VIEW, ...of, seats: VIEW.seats.map((one) => ({ ...one, ...more })) }, 1);
    expect(touched({})).toBeNull();
    expect(touched({ off: true })).toMatchObject({ icon: "e-ambush", struck: true, short: "no ability" });
    expect(touched({ ghost: true })).toMatchObject({ text: "one turn", said: "a ghost without life points" });
    expect(touched({}, { named: "spades" })).toMatchObject({ text: "only Spades" });
    expect(touched({}, { stilled: true })).toMatchObject({ text: "cards in play do nothing" });
    expect(touched({ off: true }, { event: null })).toBeNull();
  });
  it("shows whose doing a distance is", () => {
    const flat = { ...VIEW, apart: 1 };
    expect(touchOf(flat, 1).farBy).toBe("e-ambush");
    expect(touchOf(VIEW, 1).farBy).toBeUndefined();
    expect(distanceSum(flat, 0, 1)).toBe("Distance 2 = 1 by Ambush + Mustang");
  });
});

describe("answering", () => {
  it("says one of several words by a button of its own", () => {
    const suits = ["spades", "hearts"].map((what) => option(`name ${what}`, { what }));
    expect(suits.map(sourceOf)).toEqual(["name spades", "name hearts"]);
    expect(answers(suits, asked("naming"), VIEW).map(({ label, icon }) => [label, icon])).toEqual([
      ["Spades", "suit-spades"],
      ["Hearts", "suit-hearts"],
    ]);
  });
  it("lights the seats that an event asks about, and has a button for what one may use in a turn", () => {
    const give = option("use blood-brothers at C", { card: "blood-brothers", seat: 2 });
    const keep = option("pass");
    expect(answers([give, keep], asked("brothers"), VIEW).map(({ source }) => source)).toEqual(["pass"]);
    expect(nextPart([give], { ...NOTHING, seat: 2 })).toBe("go");
    expect(deedOf(give)).toBe("give");
    const snipe = option("use sniper discarding bang/9D, bang/10D at C", {
      card: "sniper",
      seat: 2,
      others: ["bang/9D", "bang/10D"],
    });
    expect(answers([snipe], asked("play"), VIEW).map(({ label }) => label)).toEqual(["Sniper"]);
    expect(nextPart([snipe], { ...NOTHING, source: "use sniper" })).toBe("price");
    expect(targets([snipe], { ...NOTHING, source: "use sniper", price: ["bang/9D", "bang/10D"] })).toEqual(
      new Set([2]),
    );
  });
  it("asks which card to keep, where all but one go back", () => {
    const kept = [option("keep beer/6H", { card: "beer/6H" })];
    expect(question(asked("looking"), VIEW, reader, kept).title).toBe("Which card do you keep?");
    expect(question(asked("looking"), VIEW, reader).title).toBe("Which card do you put back?");
    expect(answers(kept, asked("looking"), VIEW)).toEqual([]);
  });
});
