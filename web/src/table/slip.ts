/** The slip at the foot of a seat: what the event in force makes of it. */
import { t } from "../lang/speech.svelte";
import { emblem } from "../print/card";
import type { CardView, DiceView } from "../protocol";

export interface Slip {
  icon: string;
  text: string;
  /** For little room. */
  short: string;
  /** It is what one has not. */
  struck: boolean;
  said: string;
}

/** What the event in force has to do with a seat: its slip, and its sign where it makes the distance what it is. */
export interface Touched {
  slip: Slip | null;
  farBy?: string;
}

/** Always the same, so that a seat sees that nothing has changed. */
const UNTOUCHED: Touched = { slip: null };

export function touchOf(view: CardView | DiceView, seat: number): Touched {
  if (view.game !== "card" || !view.event) return UNTOUCHED;
  const flat = view.apart && view.event;
  return { slip: slipOf(view, seat), farBy: flat ? emblem(flat) : undefined };
}

export function slipOf(view: CardView | DiceView, seat: number): Slip | null {
  if (view.game !== "card" || !view.event) return null;
  const who = view.seats[seat];
  if (!who?.alive) return null;
  const icon = emblem(view.event);
  const plain = (text: string) => ({ icon, text, short: text, struck: false, said: text });
  if (who.ghost) return { ...plain(t("ghost-turn")), said: t("ghost-said") };
  if (who.off) {
    const ability = t(`character-${who.character}.card`);
    return { icon, text: ability, short: t("ability-off"), struck: true, said: t("ability-off-said") };
  }
  if (view.named && view.turn === seat) return plain(t("only-suit", { suit: t(`suit-${view.named}`) }));
  return view.stilled && who.in_play.length > 0 ? plain(t("cards-idle")) : null;
}
