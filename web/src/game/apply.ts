/** Shows an event on the table before the server's own picture of the end arrives.
 *
 * It moves what the event names and decides nothing: when the last event has been shown, the server's View replaces
 * the result, whatever it is.
 */
import type { CardSeat, CardView, DiceSeat, DiceView, Seen } from "../protocol";
import { read } from "../print/card";

type View = CardView | DiceView;

export function apply(view: View, seen: Seen): View {
  return view.game === "card" ? applyCard(view, seen) : applyDice(view, seen);
}

function applyCard(before: CardView, { what, seat, other, card, amount }: Seen): CardView {
  const view: CardView = { ...before, seats: before.seats.map((one) => ({ ...one })), discards: [...before.discards] };
  const who = seat === null ? undefined : view.seats[seat];
  const whom = other === null ? undefined : view.seats[other];
  switch (what) {
    case "turn_began":
      return { ...view, turn: seat ?? view.turn, turns: view.turns + 1 };
    case "drew":
    case "showed":
      if (who) who.hand = [...who.hand, card];
      return { ...view, deck: Math.max(0, view.deck - 1) };
    case "played":
    case "answered":
    case "paid":
      if (who && card) giveUp(view, who, card);
      return view;
    case "used":
      // what is only drawn! for, such as the Barrel, stays
      if (who && card && read(card).print.border === "green") giveUp(view, who, card);
      return view;
    case "discarded":
      if (who && card) giveUp(view, who, card);
      return view;
    case "laid_down":
      if (who && card) dropFromHand(who, card);
      if (whom && card) whom.in_play = [...whom.in_play, { card, waiting: true }];
      return view;
    case "passed_on":
      if (who && card) who.in_play = who.in_play.filter((one) => one.card !== card);
      if (whom && card) whom.in_play = [...whom.in_play, { card, waiting: true }];
      return view;
    case "took":
    case "inherited":
      if (whom) takeAway(whom, card);
      if (who) who.hand = [...who.hand, card];
      return view;
    case "got_back":
      view.discards.pop();
      if (who) who.hand = [...who.hand, card];
      return view;
    case "turned_over":
      if (card) view.discards.push(card);
      return { ...view, deck: Math.max(0, view.deck - 1) };
    case "turned_up":
      return card ? { ...view, deck: Math.max(0, view.deck - 1), store: [...view.store, card] } : view;
    case "picked":
      if (who && card) who.hand = [...who.hand, card];
      return card ? { ...view, store: without(view.store, card) } : view;
    case "hurt":
      if (who) who.life -= amount;
      return view;
    case "healed":
      if (who) who.life += amount;
      return view;
    case "eliminated":
      if (who) Object.assign(who, { alive: false, ghost: false, life: 0, role: card ?? who.role });
      return view;
    case "came_up":
      return { ...view, event: card, next_event: null, events_left: Math.max(0, (view.events_left ?? 0) - 1) };
    case "comes_next":
      return { ...view, next_event: card };
    case "came_back":
      if (who) Object.assign(who, { alive: true, ghost: amount === 0, life: amount, hand: [], in_play: [] });
      return view;
    case "changed":
      if (who) Object.assign(who, { character: card ?? who.character, life: amount, second: null });
      return view;
    case "became":
      if (who) who.character = card ?? who.character;
      return { ...view, pair: [], chosen: null };
    case "named":
      return { ...view, named: card };
    case "kept":
      view.discards.pop();
      if (who) who.hand = [...who.hand, card];
      return view;
    case "buried":
      if (who) dropFromHand(who, card ?? "");
      return { ...view, deck: view.deck + 1 };
    default:
      return view;
  }
}

function applyDice(before: DiceView, { what, seat, card, amount }: Seen): DiceView {
  const view: DiceView = { ...before, seats: before.seats.map((one) => ({ ...one })) };
  const who: DiceSeat | undefined = seat === null ? undefined : view.seats[seat];
  switch (what) {
    case "became":
      if (who) who.character = card ?? who.character;
      return { ...view, pair: [], chosen: null };
    case "turn_began":
      return { ...view, turn: seat ?? view.turn, dice: [], rolls: 0 };
    case "rolled":
      return { ...view, dice: (card ?? "").split(" "), rolls: amount };
    case "took_arrow":
      if (who) who.arrows += 1;
      return { ...view, supply: Math.max(0, view.supply - 1) };
    case "returned_arrows":
      if (who) who.arrows = Math.max(0, who.arrows - amount);
      return { ...view, supply: view.supply + amount };
    case "hurt":
      if (who) Object.assign(who, { life: who.life - amount, hits: 0 });
      return view;
    case "healed":
      if (who) who.life += amount;
      return view;
    case "eliminated":
      if (who) Object.assign(who, { alive: false, life: 0, role: card ?? who.role });
      return view;
    default:
      return view;
  }
}

function giveUp(view: CardView, who: CardSeat, card: string): void {
  if (who.in_play.some((one) => one.card === card) && !who.hand.includes(card)) {
    who.in_play = who.in_play.filter((one) => one.card !== card);
  } else dropFromHand(who, card);
  view.discards.push(card);
}

function dropFromHand(who: CardSeat, card: string): void {
  const at = who.hand.includes(card) ? who.hand.indexOf(card) : who.hand.lastIndexOf(null);
  who.hand = who.hand.filter((_, i) => i !== at);
}

function takeAway(whom: CardSeat, card: string | null): void {
  const lies = card !== null && whom.in_play.some((one) => one.card === card);
  if (lies) whom.in_play = whom.in_play.filter((one) => one.card !== card);
  else if (card !== null) dropFromHand(whom, card);
  else whom.hand = without(whom.hand, null);
}

function without<T>(list: readonly T[], one: T): T[] {
  const at = list.indexOf(one);
  return list.filter((_, i) => i !== at);
}
