/** A card as moves and views write it: `bang/AS`, a kind and the sign printed on it. */
import { isPrinted, KINDS, type Kind } from "./kind";
import { EVENT_RULES } from "./rule";

export const SUITS: Record<string, { name: string; sign: string; red: boolean }> = {
  S: { name: "spades", sign: "♠", red: false },
  H: { name: "hearts", sign: "♥", red: true },
  D: { name: "diamonds", sign: "♦", red: true },
  C: { name: "clubs", sign: "♣", red: false },
};

export interface Printed {
  face: string;
  kind: string;
  rank: string;
  suit: string;
  print: Kind;
}

const UNKNOWN: Kind = { border: "brown", symbols: [], rules: [] };

/** The parts of a face.
 *
 * `read("rev-carabine/10C")` has kind `rev-carabine`, rank `10`, suit `C`.
 */
export function read(face: string): Printed {
  const [kind = "", sign = ""] = face.split("/");
  return { face, kind, rank: sign.slice(0, -1), suit: sign.slice(-1), print: KINDS[kind] ?? UNKNOWN };
}

/** The id of a kind's picture in the sprite; what is home-made has the book, for its text says what it does. */
export function emblem(kind: string): string {
  if (kind in EVENT_RULES) return `e-${kind.replaceAll("-", "_")}`;
  return isPrinted(kind) ? `k-${kind.replaceAll("-", "_")}` : "s-book";
}

/** Whether it is a card that somebody can hold or have before him: an event is nobody's, and has no sign. */
export function isPlaying(face: string): boolean {
  return face.includes("/");
}
