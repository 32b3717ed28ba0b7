/** A draw! and what came of it, read off the log: what the card decided is told by the events after it. */
import type { Asked } from "../protocol";
import type { Line } from "./log";

export type Outcome = "dodged" | "hit" | "stands" | "free" | "jailed" | "exploded" | "passed" | "open";

export interface Verdict {
  seat: number;
  /** The card that counts. */
  card: string;
  outcome: Outcome;
}

const OUTCOMES: Record<string, Outcome> = {
  dodged: "dodged",
  hurt: "hit",
  escaped: "free",
  stayed_in_jail: "jailed",
  exploded: "exploded",
  passed_on: "passed",
};

/** Outcomes that one is glad of. */
export const GOOD: readonly Outcome[] = ["dodged", "free", "passed"];

/** What may follow without anybody doing something new. */
const FOLLOWS = ["exploded", "passed_on", "eliminated", "drew"];

/** The draw! on show; null once something else is done. */
export function verdictOf(lines: readonly Line[], asked: Asked | null): Verdict | null {
  const at = lines.findLastIndex((line) => line.what === "turned_over");
  const flip = lines[at];
  if (!flip || flip.seat === null) return null;
  const after = lines.slice(at + 1);
  if (after.some(({ what, rank }) => what === "answered" || (rank !== "sub" && !FOLLOWS.includes(what)))) return null;
  const card = after.find((line) => line.what === "chose")?.cards[0] ?? flip.cards.at(-1);
  if (!card) return null;
  const told = after.find((line) => line.seat === flip.seat && line.what in OUTCOMES);
  const stands = asked?.why === "shot" && asked.seat === flip.seat;
  return { seat: flip.seat, card, outcome: told ? OUTCOMES[told.what]! : stands ? "stands" : "open" };
}
