/** What is off says why in the words of the language, also where nobody has words for it. */
import { beforeAll, expect, it } from "vitest";
import { offAt, offOf, whyNot, whyNotAt } from "../src/game/whyNot";
import { speak } from "../src/lang/speech.svelte";
import type { WhyNot } from "../src/protocol";

const ALL: WhyNot[] = [
  { code: "answer-only", of: ["missed/10C"] },
  { code: "not-your-turn", of: ["bang/AS", "ability"], numbers: { seat: 2 } },
  { code: "out-of-reach", of: ["bang/2D"], seat: 3, numbers: { distance: 3, reach: 2 } },
  { code: "wrong-distance", seat: 1, numbers: { distance: 2, reach: 1 } },
  { code: "haunted", of: ["coffin/AS"] },
  { code: "dynamite-stays", dice: [4] },
];
const nameOf = (seat: number) => "ABCD"[seat] ?? "";

beforeAll(async () => {
  Object.assign(globalThis, { document: { documentElement: {} } });
  await speak("en");
});

it("finds the reason of a card, of the ability and of a die, and none where there is none", () => {
  expect(whyNot(ALL, "missed/10C", nameOf)).toBe("It only comes out as an answer, when somebody shoots at you.");
  expect(whyNot(ALL, "ability", nameOf)).toBe("It is the turn of C.");
  expect(whyNot(ALL, 4, nameOf)).toBe("Dynamite is not rolled again.");
  expect(whyNot(ALL, 1, nameOf)).toBe("");
  expect(offOf(ALL, "bang/2D")).toBeNull();
});

it("says why a player is no target, in full and in short", () => {
  expect(whyNotAt(ALL, "bang/2D", 3, nameOf)).toEqual({ full: "out of reach: 3, your gun 2", short: "gun 2" });
  expect(whyNotAt(ALL, null, 1, nameOf)?.full).toBe("at distance 2, the die hits at 1");
  expect(offAt(ALL, null, 3)).toBeNull();
});

it("says in general what a home-made set has no words for", () => {
  expect(whyNot(ALL, "coffin/AS", nameOf)).toBe("That cannot be done now.");
});
