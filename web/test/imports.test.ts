/** Imports point down: LAYERS held against every import in src/. */
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { circles, complaints, importsIn, LAYERS } from "./imports";

const SRC = new URL("../src/", import.meta.url);
const FILES = readdirSync(SRC, { recursive: true, encoding: "utf8" }).map((path) => path.replaceAll("\\", "/"));
const KNOWN = new Set(FILES);
const SOURCES = FILES.filter((path) => /\.(ts|svelte)$/.test(path));

describe("every import", () => {
  const found = SOURCES.flatMap((file) => importsIn(file, readFileSync(new URL(file, SRC), "utf8"), KNOWN));

  it("is read", () => {
    expect(found).toContainEqual({ by: "main.ts", of: "App.svelte" });
    expect(found).toContainEqual({ by: "App.svelte", of: "replay/opened.ts" });
    expect(found.filter(({ of }) => !KNOWN.has(of))).toEqual([]);
  });
  it("points down", () => expect(complaints(found)).toEqual([]));
  it("leads in no circle", () => expect(circles(found)).toEqual([]));
});

it("every room has its one place", () => {
  const rooms = LAYERS.flat();
  expect(new Set(rooms).size).toBe(rooms.length);
  const there = new Set(FILES.map((path) => path.split("/")[0]));
  expect(rooms.filter((room) => !there.has(room))).toEqual([]);
  expect(SOURCES.map((path) => path.split("/")[0] ?? "").filter((room) => !rooms.includes(room))).toEqual([]);
});

const SMALL = new Set([
  "App.svelte",
  "dice/Die.svelte",
  "game/pick.ts",
  "part/Icon.svelte",
  "table/keys.ts",
  "talk/Chat.svelte",
]);

function wrongIn(file: string, text: string): string[] {
  return complaints(importsIn(file, text, SMALL));
}

describe("a wrong import is found", () => {
  it.each([
    ["game/pick.ts", 'import { x } from "../table/keys";', "game lies below table"],
    ["game/pick.ts", 'import type { X } from "../table/keys";', "game lies below table"],
    ["game/pick.ts", 'export { x } from "../table/keys";', "game lies below table"],
    ["game/pick.ts", 'type X = import("../table/keys").X;', "game lies below table"],
    ["game/pick.ts", 'const later = () => import("../table/keys");', "game lies below table"],
    ["game/pick.ts", 'import "../App.svelte";', "game lies below App.svelte"],
    ["part/Icon.svelte", '<script lang="ts">import { x } from "../table/keys";</script>', "part lies below table"],
    ["part/Icon.svelte", '<script module lang="ts">export * from "../table/keys";</script>', "part lies below table"],
    ["part/Icon.svelte", '<script lang="ts">let x: import("../table/keys").X;</script>', "part lies below table"],
    ["part/Icon.svelte", '{#await import("../talk/Chat.svelte") then Chat}<p></p>{/await}', "part lies below talk"],
    ["dice/Die.svelte", '<script>import Chat from "../talk/Chat.svelte";</script>', "know nothing of each other"],
    ["print/card.ts", 'import x from "../newcomer/x";', "give newcomer its place"],
    ["newcomer/x.ts", 'import x from "../game/pick";', "give newcomer its place"],
  ])("in %s: %s", (file, text, wrong) => {
    const found = wrongIn(file, text);
    expect(found).toHaveLength(1);
    expect(found[0]).toContain(wrong);
  });
});

it.each([
  ["table/keys.ts", 'import { x } from "../game/pick";\nimport { y } from "./aim";\nimport z from "svelte";'],
  ["lang/en.ts", 'import text from "../../../src/sixgun/text/en/card.ftl";'],
  ["table/Seat.svelte", "<p>import x from '../App.svelte'</p>"],
  ["part/Icon.svelte", '<script>import sprite from "../style/symbols.svg?url&no-inline";</script>'],
])("a right import is left alone, in %s", (file, text) => expect(wrongIn(file, text)).toEqual([]));

it("a circle is found", () => {
  const round = [
    { by: "game/a.ts", of: "game/b.ts" },
    { by: "game/b.ts", of: "game/c.ts" },
    { by: "game/c.ts", of: "game/b.ts" },
  ];
  expect(circles(round)).toEqual(["game/b.ts > game/c.ts > game/b.ts"]);
  expect(circles(round.slice(0, 2))).toEqual([]);
});
