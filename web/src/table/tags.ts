/** The one mark at a seat's corner, by priority. */
import type { Asked, CardView, DiceView, Sitting } from "../protocol";
import type { Tag } from "./SeatTag.svelte";

export function tagOf(
  view: CardView | DiceView,
  seat: number,
  asked: Asked | null,
  sitting: Sitting | undefined,
): Tag | null {
  if (!view.seats[seat]?.alive) return "out";
  if (view.turn === seat && !view.over) return "turn";
  if (sitting?.away) return "away";
  if (sitting?.who === "person" && !sitting.connected) return "lost";
  return asked?.seat === seat ? "asked" : null;
}
