/** Whether a game was as lucky as it was promised to be: its record against what one saw oneself. */
import type { Witness } from "./memory";
import { readRecord, type Share } from "./record";
import { sha256 } from "./sha256";

/** It holds, it does not, or there is nothing to compare it with. */
export type Mark = "good" | "bad" | "none";

/** One point of the check: a message and what is in it. */
export interface Finding {
  mark: Mark;
  key: string;
  args?: Record<string, string | number>;
}

export interface Checked {
  findings: Finding[];
  shares: Share[];
  /** What proves it to another program: the promise, and the last seal that was seen. */
  promise: string;
  seal: string;
}

/** `sat` is false for those who only looked on: nothing of theirs can be missing. */
export function checkLuck(record: string, seen: Witness, sat: boolean): Checked {
  const { seed, shares, seal, seals } = readRecord(record);
  return {
    findings: [
      promiseKept(seed, seen),
      shareThere(shares, sat ? seen.share : ""),
      sealRight(seal, seals),
      sealsMet(seals, seen),
    ],
    shares,
    promise: seen.promise,
    seal: seen.seals.at(-1)?.seal ?? seal,
  };
}

function promiseKept(seed: string, { promise, early, seals }: Witness): Finding {
  if (sha256(seed) !== promise) return { mark: "bad", key: "luck-promise-bad" };
  if (early) return { mark: "good", key: "luck-promise-good" };
  return { mark: "good", key: "luck-promise-late", args: { move: seals[0]?.move ?? 0 } };
}

function shareThere(shares: Share[], own: string): Finding {
  if (own === "") return { mark: "none", key: "luck-share-none" };
  const there = shares.some((share) => share.text === own);
  return there ? { mark: "good", key: "luck-share-good" } : { mark: "bad", key: "luck-share-bad", args: { own } };
}

function sealRight(seal: string, seals: string[]): Finding {
  const moves = seals.length - 1;
  if (seals.at(-1) !== seal) return { mark: "bad", key: "luck-seal-bad" };
  return { mark: "good", key: "luck-seal-good", args: { moves } };
}

function sealsMet(seals: string[], seen: Witness): Finding {
  if (seen.seals.length === 0) return { mark: "none", key: "luck-seen-none" };
  const other = seen.seals.find(({ move, seal }) => seals[move] !== seal);
  if (other) return { mark: "bad", key: "luck-seen-bad", args: { move: other.move } };
  return { mark: "good", key: "luck-seen-good", args: { count: seen.seals.length } };
}
