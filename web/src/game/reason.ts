/** Why a seat is not lit, where the table itself shows it: the distance and what the card or the gun reaches.
 *
 * It explains, it decides nothing: what is lit comes from the options alone.
 */
import { t } from "../lang/speech.svelte";
import type { CardView } from "../protocol";
import { read } from "../print/card";

export interface Why {
  full: string;
  /** For seats with little room; the distance stands beside it. */
  short: string;
}

export function reasonFor(view: CardView, me: number, seat: number, card: string | null): Why | null {
  const distance = view.distances[me]?.[seat] ?? 0;
  const gun = view.seats[me]?.reach ?? 1;
  if (!view.seats[seat]?.alive || distance === 0 || seat === me) return null;
  const symbols = card ? read(card).print.symbols : ["reachable"];
  if (symbols.includes("reachable") && distance > gun)
    return { full: t("reason-gun", { distance, gun }), short: t("reason-gun-short", { gun }) };
  if (symbols.includes("sight") && distance > 1)
    return { full: t("reason-near", { distance }), short: t("reason-near-short") };
  return null;
}

/** The sum behind a distance: `2 = 1 place + Mustang`. */
export function distanceSum(view: CardView, me: number, seat: number): string {
  const distance = view.distances[me]?.[seat] ?? 0;
  const farther = (view.seats[seat]?.seen_farther ?? []).map(bender);
  const closer = (view.seats[me]?.sees_closer ?? []).map(bender);
  const parts = [...farther.map((name) => `+ ${name}`), ...closer.map((name) => `− ${name}`)];
  return t("distance-sum", {
    distance,
    places: places(
      view.seats.map((one) => one.alive),
      me,
      seat,
    ),
    bends: parts.join(" "),
  });
}

function bender(name: string): string {
  return name.includes("/") ? t(`card-${read(name).kind}`) : t(`character-${name}`);
}

/** Chairs to somebody the short way round, counting only those who are still in the game. */
export function places(alive: readonly boolean[], me: number, seat: number): number {
  if (!alive[me] || !alive[seat]) return 0;
  const living = alive.flatMap((is, i) => (is ? [i] : []));
  const apart = Math.abs(living.indexOf(me) - living.indexOf(seat));
  return Math.min(apart, living.length - apart);
}
