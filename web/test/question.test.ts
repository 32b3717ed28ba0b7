import { beforeAll, expect, it, vi } from "vitest";
import { waitingFor } from "../src/game/question";
import { plain, speak, t } from "../src/lang/speech.svelte";
import type { Asked, CardView } from "../src/protocol";

beforeAll(() => {
  vi.stubGlobal("document", { documentElement: {} });
});

it.each([
  ["en", "This is your first roll. "],
  ["de", "Das ist dein erster Wurf. "],
  ["it", "Questo è il tuo primo tiro. "],
  ["hu", "Ez az első dobásod. "],
] as const)("tells in %s that the first roll has been made", async (language, first) => {
  await speak(language);
  const later = t("ask-dice-rolling.why", { rolls: 2, rolls_left: 2 });
  expect(t("ask-dice-rolling.why", { rolls: 1, rolls_left: 2 })).toBe(first + later);
});

const SEATS = { game: "card", seats: [{ life: 3 }, { life: 3 }] } as unknown as CardView;
const reader = { me: 0, nameOf: (seat: number) => ["Stranger 535", "Bruno"][seat] ?? "" };

/** What seat 0 reads while seat 1 is asked about seat 0. */
function readsOf(why: string, by: number | null, facts: Record<string, number>): string {
  const asked: Asked = { seat: 1, why, facts, card: null, by, clock: null, bot: null };
  return plain(waitingFor(asked, SEATS, reader));
}

it.each(["en", "de", "it", "hu"] as const)("never speaks in %s of the reader by his name", async (language) => {
  await speak(language);
  const read = [
    readsOf("shot", 0, { needs: 1 }),
    readsOf("raid", 0, { by: 0 }),
    readsOf("duel", 0, { other: 0, challenger: 0 }),
    readsOf("pick", null, { target: 0 }),
    readsOf("estate", 0, { dead: 0 }),
  ];
  for (const words of read) expect(words).toContain("Bruno");
  expect(read.filter((words) => words.includes("Stranger"))).toEqual([]);
});

it("says whose shot it is, the reader's or another's", async () => {
  await speak("en");
  expect(readsOf("shot", 0, { needs: 1 })).toBe("Bruno is deciding how to answer your shot.");
  expect(readsOf("pick", null, { target: 0 })).toBe("Bruno chooses what you discard.");
  const watching = { ...reader, me: null };
  const asked: Asked = { seat: 1, why: "shot", facts: { needs: 1 }, card: null, by: 0, clock: null, bot: null };
  expect(plain(waitingFor(asked, SEATS, watching))).toBe("Bruno is deciding how to answer the shot of Stranger 535.");
});
