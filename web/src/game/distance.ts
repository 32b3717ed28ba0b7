/** The sum behind a distance, as the table itself shows it. */
import { t } from "../lang/speech.svelte";
import type { CardView } from "../protocol";
import { read } from "../print/card";

/** The sum behind a distance: `2 = 1 place + Mustang`. */
export function distanceSum(view: CardView, me: number, seat: number): string {
  const distance = view.distances[me]?.[seat] ?? 0;
  const farther = (view.seats[seat]?.seen_farther ?? []).map(bender);
  const closer = (view.seats[me]?.sees_closer ?? []).map(bender);
  const parts = [...farther.map((name) => `+ ${name}`), ...closer.map((name) => `− ${name}`)];
  if (view.apart && view.event)
    return t("distance-sum-flat", {
      distance,
      apart: view.apart,
      event: t(`card-${view.event}`),
      bends: parts.join(" "),
    });
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
