/** What is printed on the cards: border, symbols, range. For drawing them; what they do is the server's business. */
import printed from "./printed.json";

export type Border = "brown" | "blue" | "green";

export interface Kind {
  border: Border;
  /** Symbols of the sprite, without their `s-`. */
  symbols: readonly string[];
  /** How far a weapon reaches. */
  range?: number;
  /** The rules it rests on, by number, the one that says what it does first. */
  rules: readonly string[];
}

/** Every kind there is; those of home-made sets come from the server. */
export const KINDS = { ...printed.kinds } as Record<string, Kind>;

export function isPrinted(kind: string): boolean {
  return kind in printed.kinds;
}
