/** The events of a table, as the server shows them. */
import type { CardView, DiceView } from "../protocol";

/** Whether this game is played with events. */
export function hasEvents(view: CardView | DiceView | undefined): view is CardView {
  return view?.game === "card" && Boolean(view.event || view.next_event);
}

/** In which words it is said until when the event in force is: `end`, `you`, or with a name. */
export function untilForm(view: CardView, me: number | null): "end" | "you" | "" {
  if ((view.turns_up ?? null) === null) return "end";
  return view.turns_up === me ? "you" : "";
}
