/** An answer set in advance: for which question, under which circumstances, and after which pause. It knows no rule: it
 * picks one of the answers that the server offers, or none. */
import { read } from "../print/card";
import type { Asked, CardSeat, CardView, DiceSeat, DiceView, Option } from "../protocol";

type View = CardView | DiceView;

/** The questions that come in the turns of others, and what may be set for each. A card has to be at hand. */
const CARD = {
  shot: ["missed", "barrel", "pass"],
  gatling: ["missed", "barrel", "pass"],
  raid: ["bang", "pass"],
  duel: ["bang", "pass"],
} as const;
/** In the dice game only two characters are ever asked in the turns of others. */
const DICE = { instead: ["arrow", "hit"], returning: ["drop", "keep"] } as const;
const OF_CHARACTER = { instead: "bart-cassidy", returning: "pedro-ramirez" } as const;

export type Event = keyof typeof CARD | keyof typeof DICE;

/** What was set, and with how many life points. */
export interface Preset {
  event: Event;
  answer: string;
  life: number;
}

export interface Offer {
  event: Event;
  answers: readonly string[];
}

/** What may be set now. */
export function offers(view: View, me: number): Offer[] {
  const seat = view.seats[me];
  if (!seat?.alive || view.over || view.turn === me || seat.max_life === 0) return [];
  if (view.game === "card") {
    const has = (answer: string) => isAtHand(answer, seat);
    return Object.entries(CARD).map(([event, all]) => ({ event: event as Event, answers: all.filter(has) }));
  }
  const mine = (event: Event) => OF_CHARACTER[event as keyof typeof DICE] === seat.character;
  return Object.entries(DICE)
    .map(([event, answers]) => ({ event: event as Event, answers }))
    .filter(({ event }) => mine(event));
}

/** Whether it is as it was when that was set: as many life points, the card still there, and not one's own turn. */
export function stillHolds({ event, answer, life }: Preset, view: View, me: number): boolean {
  const seat = view.seats[me];
  if (!seat?.alive || view.over || view.turn === me) return false;
  // who is asked about an arrow to return has lost life already
  return (event === "returning" || seat.life === life) && isAtHand(answer, seat);
}

/** The cards among the answers are in one's hand, or lie before one. */
function isAtHand(answer: string, seat: CardSeat | DiceSeat): boolean {
  if (!("hand" in seat)) return true;
  if (answer === "barrel") return seat.in_play.some((card) => read(card.card).kind === answer);
  return answer === "pass" || seat.hand.some((face) => face !== null && read(face).kind === answer);
}

/** What a question is called here; null where nothing can be set for it. */
export function eventOf({ why, card }: Asked): Event | null {
  if (why === "shot" && card && read(card).kind === "gatling") return "gatling";
  return why in CARD || why in DICE ? (why as Event) : null;
}

/** The answer that was set, if it is offered, settles the question, and does no harm that one would be warned of. */
export function answering({ answer }: Preset, asked: Asked, options: readonly Option[]): Option | null {
  const { needs = 1, left = 1 } = asked.facts;
  if (needs > 1 || left > 1) return null;
  const found = options.find(({ verb, card }) => (card ? read(card).kind : verb) === answer);
  return found && !found.warn ? found : null;
}

/** Milliseconds in which nobody has seen a question and answered it, and after which nobody waits any longer. */
const LEAST = 1100;
const MOST = 12_000;
/** Milliseconds before the end of a clock. */
const IN_TIME = 1500;
/** People whose pauses are not known: half of them answer within so many milliseconds. */
const USUAL = 2600;
const SPREAD = 0.45;
/** From so many pauses of one's own on, they are the measure. */
const ENOUGH = 12;
const OWN_SPREAD = 0.15;

/** How long to wait with it: as long as this person takes who answers by hand, whatever he holds. */
export function pauseLike(own: readonly number[], random: () => number = Math.random): number {
  const known = own.length >= ENOUGH;
  const about = known ? (own[Math.floor(random() * own.length)] ?? USUAL) : USUAL;
  const bell = Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
  return Math.min(MOST, Math.max(LEAST, about * Math.exp(bell * (known ? OWN_SPREAD : SPREAD))));
}

/** The same where a clock runs: a moment before its end, but never sooner than anybody could answer. */
export function pauseWithin(left: number, own: readonly number[]): number {
  return Math.max(LEAST, Math.min(left - IN_TIME, pauseLike(own)));
}

/** The pauses of one's own with one more: the latest ones, without those in which one was elsewhere. */
export function withPause(own: readonly number[], pause: number): number[] {
  return pause > MOST ? [...own] : [...own.slice(-3 * ENOUGH), Math.round(pause)];
}
