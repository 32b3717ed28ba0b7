/** What bots thought is said in words of the reader's language, never as moves are written. */
import { describe, expect, it, vi } from "vitest";
import { explainer } from "../src/lang/reasons";
import { LANGUAGES, speak, t, type Language } from "../src/lang/speech.svelte";
import type { Sentence } from "../src/protocol";

vi.stubGlobal("document", { documentElement: { lang: "" } });

const nameOf = (seat: number) => ["Anna", "Bruno", "Carla"][seat] ?? "";
const THOUGHT: Sentence[] = [
  { key: "reason-shoot", args: { target: 1, role: "outlaw", percent: 80 } },
  { key: "reason-suspects", args: { seat: 0, role: "renegade", percent: 70 } },
  { key: "reason-second-play-at", args: { card: "cat-balou", target: 2 } },
];

describe.each(Object.keys(LANGUAGES) as Language[])("in %s", (language) => {
  it("says what a bot thought with names of players, roles and cards", async () => {
    await speak(language);
    const said = (await explainer(language))(THOUGHT, nameOf);
    for (const word of ["Bruno", "Anna", "Carla", "80", "70", t("card-cat-balou")]) expect(said).toContain(word);
    expect(said).not.toMatch(/cat-balou|outlaw|renegade|\$|[{}]/);
  });

  it("leaves out what an earlier release said in another way", async () => {
    expect((await explainer(language))([{ key: "reason-of-old", args: { move: "play bang/6D at B" } }], nameOf)).toBe(
      "",
    );
  });
});

it("says it otherwise in each language", async () => {
  const all = await Promise.all((Object.keys(LANGUAGES) as Language[]).map((one) => explainer(one)));
  expect(new Set(all.map((explain) => explain(THOUGHT, nameOf))).size).toBe(4);
});
