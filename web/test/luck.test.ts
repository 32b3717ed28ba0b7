/** The luck of a game that the engine played, luck.sixgun: keyed dice with two shares, stirred before each move. */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { checkLuck } from "../src/luck/check";
import type { Witness } from "../src/luck/memory";
import { readRecord } from "../src/luck/record";
import { asShare, randomShare } from "../src/luck/share";
import { sha256 } from "../src/luck/sha256";

const RECORD = readFileSync(new URL("luck.sixgun", import.meta.url), "utf8");
const OWN = "szerencse, víz és só";
/** As the engine told them during the game. */
const TOLD = [
  { move: 0, seal: "61f64aefeeb2686ef7eb9390e9d649f1" },
  { move: 1, seal: "4d312e8b02b6b0c9e74445a94b03def8" },
  { move: 8, seal: "bfd531e02b2a89ef0c5b46402a9d2141" },
  { move: 16, seal: "c29e83bf5b6ea4faffe80d0331d6c751" },
];
const SEEN: Witness = {
  table: "K7MESA",
  played: 0,
  game: "g",
  promise: "843e1e9f496f121cc0236be0814394cd422b912953beae4201e6d724ee1e9d7e",
  early: true,
  share: OWN,
  seals: TOLD,
};

function found(record: string, seen: Partial<Witness> = {}, sat = true): string[] {
  return checkLuck(record, { ...SEEN, ...seen }, sat).findings.map(({ key }) => key.replace("luck-", ""));
}

/** The record with a line changed, and the seal put right again as a careful forger would. */
function forged(record: string): string {
  return record.replace(/^seal: .*$/m, `seal: ${readRecord(record).seals.at(-1)}`);
}

function changed(what: string | RegExp, to: string): string {
  const record = RECORD.replace(what, to);
  expect(record).not.toBe(RECORD);
  return record;
}

describe("SHA-256", () => {
  it.each([
    ["", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"],
    ["abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"],
    [
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1",
    ],
    ["a".repeat(1_000_000), "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"],
  ])("is right for the standard vector %#", (text, hash) => expect(sha256(text)).toBe(hash));
});

describe("an honest record", () => {
  it("holds in every point", () => {
    const { findings, shares, promise, seal } = checkLuck(RECORD, SEEN, true);
    expect(findings.map(({ mark }) => mark)).toEqual(["good", "good", "good", "good"]);
    expect(shares).toEqual([
      { seat: 0, text: OWN },
      { seat: 1, text: "5d1c09e2" },
    ]);
    expect([promise, seal]).toEqual([SEEN.promise, TOLD.at(-1)?.seal]);
  });
  it("holds with other line ends and blank lines", () => {
    expect(found(`\ufeff${RECORD.replaceAll("\n", "\r\n\r\n")}`)).toEqual(found(RECORD));
  });
  it("says so when the promise was seen only at the start", () => {
    expect(found(RECORD, { early: false })[0]).toBe("promise-late");
  });
  it("asks for nothing that one has not added, or that one cannot have added", () => {
    expect(found(RECORD, { share: "" })[1]).toBe("share-none");
    expect(found(RECORD, { share: "other" }, false)[1]).toBe("share-none");
  });
  it("compares no seals where none was seen", () => {
    expect(found(RECORD, { seals: [] })[3]).toBe("seen-none");
  });
});

describe("a changed record", () => {
  const entropy = changed("[luck 1d001]", "[luck 1d002]");
  const seed = changed(/^seed: 5/m, "seed: 6");
  const share = changed(/^share: A .*\n/m, "");
  const move = changed("16 C shoot A", "16 C shoot B");

  it.each([
    ["an entropy value", entropy, ["promise-good", "share-good", "seal-bad", "seen-bad"]],
    ["a seed", seed, ["promise-bad", "share-good", "seal-bad", "seen-bad"]],
    ["a missing share", share, ["promise-good", "share-bad", "seal-bad", "seen-bad"]],
    ["a move", move, ["promise-good", "share-good", "seal-bad", "seen-bad"]],
  ])("is found: %s", (_, record, expected) => expect(found(record)).toEqual(expected));

  it("is found by the seals that one has seen, even when its own seal is put right", () => {
    const { findings } = checkLuck(forged(entropy), SEEN, true);
    expect(findings.map(({ key }) => key)).toContain("luck-seal-good");
    expect(findings.at(-1)).toEqual({ mark: "bad", key: "luck-seen-bad", args: { move: 16 } });
    expect(found(forged(share))).toEqual(["promise-good", "share-bad", "seal-good", "seen-bad"]);
  });
  it("is found by one seal at its place, and not by the same seal at another", () => {
    expect(found(RECORD, { seals: [{ move: 9, seal: TOLD[2]!.seal }] })[3]).toBe("seen-bad");
  });
  it("is no record at all", () => {
    expect(found("hello")).toEqual(["promise-bad", "share-bad", "seal-bad", "seen-bad"]);
  });
});

describe("a share", () => {
  it("is 128 bits of chance", () => {
    expect(randomShare()).toMatch(/^[0-9a-f]{32}$/);
    expect(randomShare()).not.toBe(randomShare());
  });
  it("is one line of at most 64 signs, as the server keeps it", () => {
    expect(asShare("  hi\u202e  there\n")).toBe("hi there");
    expect([...asShare("🎲".repeat(80))]).toHaveLength(64);
  });
});
