/** The page learns what it was not built with from the server: names and texts of home-made sets, and their borders. */
import { beforeAll, expect, it, vi } from "vitest";
import { advanceWords } from "../src/lang/advance";
import { speak, t } from "../src/lang/speech.svelte";
import { takeIn } from "../src/net/homeMade";
import { emblem, read } from "../src/print/card";
import type { HomeMadeSet } from "../src/protocol";

const MINE: HomeMadeSet = {
  name: "my-set",
  kinds: { "old-boot": { border: "green", range: 0 }, "long-gun": { border: "blue", range: 6 } },
  characters: ["calm-carla"],
  words: {
    en: "card-old-boot = Old Boot\n    .text = Draw a card.\ncharacter-calm-carla = Calm Carla\n",
    de: "card-old-boot = Alter Stiefel\n    .text = Ziehe eine Karte.\n",
  },
};

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: {} });
  await speak("en");
  takeIn([MINE]);
});

it("says the words of a home-made set, and its own as before", () => {
  expect([t("card-old-boot"), t("card-old-boot.text"), t("card-beer")]).toEqual(["Old Boot", "Draw a card.", "Beer"]);
});

it("says them in the language that is spoken, and in English what that lacks", async () => {
  await speak("de");
  expect([t("card-old-boot"), t("character-calm-carla")]).toEqual(["Alter Stiefel", "Calm Carla"]);
  await speak("en");
});

it("draws a home-made card with its border and range, and a picture that fits all", () => {
  expect(read("old-boot/2C").print).toEqual({ border: "green", symbols: [], rules: [] });
  expect(read("long-gun/2C").print.range).toBe(6);
  expect(emblem("old-boot")).toBe("s-book");
});

it("forgets nothing when it is welcomed again", () => {
  takeIn([MINE]);
  expect(t("card-old-boot")).toBe("Old Boot");
});

it("speaks words that come later too, and looks at the page again for another language only", async () => {
  const page = document.documentElement;
  page.lang = "as it was";
  await advanceWords();
  expect([t("in-advance"), t("card-old-boot"), page.lang]).toEqual(["In advance", "Old Boot", "as it was"]);
  await speak("de");
  expect([t("in-advance"), t("card-old-boot"), page.lang]).toEqual(["Im Voraus", "Alter Stiefel", "de"]);
});
