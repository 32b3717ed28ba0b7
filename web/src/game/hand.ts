/** How many cards of a hand have to go at the end of the turn: the limit comes with the view, whoever bends it. */
import type { CardSeat, DiceSeat } from "../protocol";

export function tooMany(seat: CardSeat | DiceSeat | undefined): number {
  return seat && "hand" in seat ? Math.max(0, seat.hand.length - seat.hand_limit) : 0;
}
