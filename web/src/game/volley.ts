/** How those before one fared under a card that is aimed at everybody, such as Gatling or Indians!. */
import type { Asked } from "../protocol";
import { read } from "../print/card";
import type { Line } from "./log";

export interface Fared {
  seat: number;
  /** Life points lost; 0 for whoever got away. */
  lost: number;
}

const AT_ALL = ["gatling", "indians", "howitzer"];
const SAFE = ["answered", "dodged", "untouched"];

export function volley(lines: readonly Line[], asked: Asked): Fared[] {
  if (!asked.card || !AT_ALL.includes(read(asked.card).kind)) return [];
  const begins = lines.findLastIndex(
    (line) => (line.what === "played" || line.what === "used") && line.cards[0] === asked.card,
  );
  const fared = new Map<number, number>();
  for (const { what, seat, amount } of begins < 0 ? [] : lines.slice(begins + 1)) {
    if (seat === null || seat === asked.by || seat === asked.seat) continue;
    if (what === "hurt") fared.set(seat, (fared.get(seat) ?? 0) + amount);
    else if (SAFE.includes(what) && !fared.has(seat)) fared.set(seat, 0);
  }
  return [...fared].map(([seat, lost]) => ({ seat, lost }));
}
