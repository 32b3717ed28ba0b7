/** Words that stay together: no stop or bracket is left alone at the edge of a line. */
import type { Mark, Piece } from "../lang/speech.svelte";

export interface Kept {
  before: string;
  mark: Mark;
  after: string;
}

const OPENS = /[(„“«‚‘]+$/;
const CLOSES = /^[.,:;!?)…”“»’]+/;

/** The pieces of a sentence, each player or card with the signs that touch it. */
export function together(pieces: readonly Piece[]): (string | Kept)[] {
  const found: (string | Kept)[] = [];
  for (const piece of pieces) {
    const last = found.at(-1);
    if (typeof piece !== "string") {
      const before = typeof last === "string" ? (OPENS.exec(last)?.[0] ?? "") : "";
      if (before && typeof last === "string") found[found.length - 1] = last.slice(0, -before.length);
      found.push({ before, mark: piece, after: "" });
    } else {
      const touching = typeof last === "object" ? (CLOSES.exec(piece)?.[0] ?? "") : "";
      if (touching && typeof last === "object") last.after = touching;
      found.push(piece.slice(touching.length));
    }
  }
  return found.filter((one) => one !== "");
}
