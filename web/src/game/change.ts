/** What the last move did to the life points of a seat: it floats there until the next one does something. */
import type { Seen } from "../protocol";

export interface Change {
  /** The move that did it. */
  seq: number;
  by: number;
}

export type Changes = Readonly<Record<number, Change>>;

/** With one event more: all that one move takes or gives is one change. */
export function changed(before: Changes, { what, seat, amount }: Seen, seq: number): Changes {
  if (seat === null || amount === 0 || (what !== "hurt" && what !== "healed")) return before;
  const last = before[seat];
  const by = (what === "hurt" ? -amount : amount) + (last?.seq === seq ? last.by : 0);
  return { ...before, [seat]: { seq, by } };
}
