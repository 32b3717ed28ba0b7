import { beforeAll, expect, it, vi } from "vitest";
import type { Line } from "../src/game/log";
import { speak } from "../src/lang/speech.svelte";
import { fallOf } from "../src/table/fall";

const reader = { me: 0, nameOf: (seat: number) => ["Anna", "Bruno", "Carla"][seat] ?? "" };

function fell(other: number | null, turn: number): string {
  return fallOf([{ what: "eliminated", seat: 2, other, turn } as Line], 2, reader);
}

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: {} });
  await speak("en");
});

it("says by whom and in which turn somebody fell", () => {
  expect(fell(1, 4)).toBe("shot down by Bruno, turn 4");
  expect(fell(null, 4)).toBe("fell in turn 4");
});

it("says nothing of a turn where none has begun", () => {
  expect(fell(1, 0)).toBe("shot down by Bruno");
  expect(fell(null, 0)).toBe("fell");
});
