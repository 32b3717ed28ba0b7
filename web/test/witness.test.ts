/** What the page adds to the luck of a game by itself, and what it remembers of it. */
import { beforeEach, describe, expect, it } from "vitest";
import { Memory } from "../src/luck/memory";
import { Luck } from "../src/net/luck";
import type { News, Room, State, Up } from "../src/protocol";

const storage = new Map<string, string>();
const kept = {
  getItem: (key: string) => storage.get(key) ?? null,
  setItem: (key: string, value: string) => void storage.set(key, value),
};
let sent: string[] = [];
let open = true;

/** A page that has just been loaded; what it kept is there. */
function page(): Luck {
  return new Luck((message: Up) => {
    if (open && message.type === "share") sent.push(message.text);
    return open;
  }, new Memory(kept));
}

function room(facts: Partial<Room> = {}): Room {
  return { code: "K7MESA", phase: "waiting", you: 0, games_played: 0, seed_hash: "first", ...facts } as Room;
}
const state = (facts: Partial<State> = {}) =>
  ({ game: "g", seq: 0, seed_hash: "first", seal: "s0", ...facts }) as State;
const news = (seq: number, seal: string) => ({ game: "g", seq, seal }) as News;

let luck: Luck;
beforeEach(() => {
  storage.clear();
  sent = [];
  open = true;
  luck = page();
});

describe("the page adds", () => {
  it("one share for each game that it sits down to", () => {
    luck.heardRoom(room());
    luck.heardRoom(room());
    expect(sent).toHaveLength(1);
    luck.heardRoom(room({ phase: "playing", seed_hash: "second" }));
    luck.heardState(state());
    expect(sent).toHaveLength(1);
    luck.heardRoom(room({ phase: "after", games_played: 1, seed_hash: "second" }));
    expect(new Set(sent).size).toBe(2);
    expect(luck.witness("g")?.share).toBe(sent[0]);
  });
  it("nothing for those who look on", () => {
    luck.heardRoom(room({ you: null }));
    expect(sent).toEqual([]);
  });
  it("what came with the table, once", () => {
    const share = luck.bring();
    luck.heardRoom(room());
    luck.heardState(state());
    expect(sent).toEqual([]);
    expect(luck.witness("g")?.share).toBe(share);
  });
  it("nothing of a table that could not be opened", () => {
    const share = luck.bring();
    luck.refused();
    luck.heardRoom(room());
    expect(sent).toHaveLength(1);
    expect(sent).not.toContain(share);
  });
  it("one’s own words instead, and chance again when they are taken back", () => {
    luck.heardRoom(room());
    luck.add(" my  words ");
    expect(sent[1]).toBe("my words");
    luck.add("");
    expect(sent[2]).toMatch(/^[0-9a-f]{32}$/);
  });
  it("the same again after a reload or on a new line", () => {
    luck.heardRoom(room());
    page().heardRoom(room());
    luck.lost();
    luck.heardRoom(room());
    expect(sent).toEqual([sent[0], sent[0], sent[0]]);
  });
  it("again what it could not say into a dead line", () => {
    open = false;
    luck.heardRoom(room());
    open = true;
    luck.heardRoom(room());
    expect(sent).toHaveLength(1);
  });
});

describe("the page remembers", () => {
  it("the promise as it was first shown, whatever is shown later", () => {
    luck.heardRoom(room());
    luck.heardRoom(room({ seed_hash: "other" }));
    luck.heardState(state({ seed_hash: "other" }));
    expect(luck.witness("g")).toMatchObject({ promise: "first", early: true });
  });
  it("that it saw the promise only in the game", () => {
    luck.heardRoom(room({ phase: "playing", seed_hash: "second" }));
    luck.heardState(state({ seq: 7 }));
    expect(luck.witness("g")).toMatchObject({ promise: "first", early: false, seals: [{ move: 7, seal: "s0" }] });
  });
  it("no promise of a game that it has missed", () => {
    luck.heardRoom(room());
    luck.heardRoom(room({ phase: "playing", games_played: 1, seed_hash: "third" }));
    luck.heardState(state({ seed_hash: "second" }));
    expect(luck.witness("g")).toMatchObject({ promise: "second", early: false });
  });
  it("of a game that was over when it came what it can, and nothing of the next one", () => {
    luck.heardRoom(room({ phase: "after", games_played: 1, seed_hash: "second" }));
    luck.heardState(state({ seq: 9 }));
    expect(luck.witness("g")).toMatchObject({ promise: "first", early: false, share: "" });
    luck.heardRoom(room({ phase: "playing", games_played: 1, seed_hash: "third" }));
    luck.heardState(state({ game: "next", seed_hash: "second" }));
    expect(luck.witness("next")).toMatchObject({ promise: "second", early: true, share: sent[0] });
  });
  it("every seal once, over a reload too", () => {
    luck.heardRoom(room());
    luck.heardState(state());
    luck.heardNews(news(1, "s1"));
    const again = page();
    again.heardRoom(room({ phase: "playing", seed_hash: "second" }));
    again.heardState(state({ seq: 1, seal: "s1" }));
    again.heardNews(news(2, "s2"));
    expect(again.witness("g")?.seals.map(({ move, seal }) => `${move} ${seal}`)).toEqual(["0 s0", "1 s1", "2 s2"]);
  });
  it("no share that came too late", () => {
    luck.heardRoom(room());
    luck.heardRoom(room({ phase: "playing", seed_hash: "second" }));
    luck.heardState(state());
    expect(luck.refused()).toBe(true);
    expect(luck.witness("g")?.share).toBe("");
    expect(luck.refused()).toBe(false);
  });
  it("the share before when another one is refused", () => {
    luck.heardRoom(room());
    luck.heardRoom(room());
    luck.add("too fast");
    luck.refused();
    luck.heardState(state());
    expect(luck.witness("g")?.share).toBe(sent[0]);
  });
});
