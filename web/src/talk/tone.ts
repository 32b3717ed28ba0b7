/** The colour of a line: what costs life, what gives it back, and a new event. */
import type { Line } from "../game/log";

export function toneOf({ what }: Line): string {
  if (what === "hurt" || what === "eliminated") return "tone-hurt";
  if (what === "came_up") return "tone-event";
  return what === "healed" ? "tone-heal" : "";
}
