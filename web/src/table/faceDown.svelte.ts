/** The streamer's setting: one's own role and hand lie face down until one holds them. */
import type { Line } from "../game/log";
import { session } from "../net/session.svelte";
import type { CardView, DiceView, Seen } from "../protocol";
import { settings } from "../setting/settings.svelte";

/** What happens to cards that only some may know. */
const SECRET = ["drew", "looked_at", "returned", "inherited", "took", "buried"];

class Own {
  /** While a key, a finger or a button of the mouse is held. */
  held = $state(false);

  /** Whether there is anything at this table that only one's own eyes may see; in a lesson everything is for show. */
  get isSecret(): boolean {
    const { you, room } = session;
    const view = session.play.view;
    return settings.faceDown && you !== null && !!room?.code && !!view && !view.over && !!view.seats[you]?.alive;
  }

  /** Whether it lies face down now. */
  get down(): boolean {
    return this.isSecret && !this.held;
  }
}

export const own = new Own();

/** The table with what only oneself may see face down. */
export function veiled(view: CardView | DiceView): CardView | DiceView {
  const me = session.you;
  if (!own.down || me === null) return view;
  const isOpen = session.reveal?.open.includes(me) ?? false;
  const role = <S extends { seat: number; role: unknown }>(one: S): S =>
    one.seat === me && !isOpen ? { ...one, role: null } : one;
  if (view.game === "dice") return { ...view, seats: view.seats.map(role) };
  return {
    ...view,
    seats: view.seats.map((one) => ({ ...role(one), hand: one.hand.map(() => null) })),
    deck_top: [],
    looked_at: view.looked_at.map(() => null),
  };
}

/** The log without the names of cards that others may not read. */
export function veiledLines(lines: Line[]): Line[] {
  if (!own.down) return lines;
  return lines.map((line) => (SECRET.includes(line.what) ? { ...line, cards: line.cards.map(() => null) } : line));
}

export function veiledEvent(event: Seen | null): Seen | null {
  return event && own.down && SECRET.includes(event.what) ? { ...event, card: null } : event;
}
