import { beforeAll, expect, it, vi } from "vitest";
import { speak, t } from "../src/lang/speech.svelte";

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
