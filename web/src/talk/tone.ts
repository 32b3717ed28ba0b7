/** The colour of a line: what costs life, and what gives it back. */
import type { Line } from "../game/log";

export function toneOf({ what }: Line): string {
  if (what === "hurt" || what === "eliminated") return "tone-hurt";
  return what === "healed" ? "tone-heal" : "";
}
