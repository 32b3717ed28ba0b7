/** The curve as areas on each other: steps, not splines. */
import type { CurvePoint } from "../protocol";

export const WIDE = 860;
export const HIGH = 270;

export interface Area {
  side: number;
  /** Its upper edge, and all that lies below it. */
  edge: string;
  filled: string;
  /** Where its name fits best, in parts of the whole; null where it is nowhere high enough. */
  name: { x: number; y: number } | null;
}

/** A name needs so much of the height. */
const ROOM = 0.14;

/** The areas, the highest first, so that each covers what lies below it. */
export function areas(curve: readonly CurvePoint[], order: readonly number[], of: number): Area[] {
  const x = (step: number) => round((step / Math.max(1, of)) * WIDE);
  const end = x(Math.min(of, (curve.at(-1)?.step ?? 0) + 1));
  return order
    .map((side, place) => {
      const below = curve.map(({ shares }) => order.slice(0, place).reduce((sum, one) => sum + shares[one]!, 0));
      const top = curve.map(({ shares }, i) => below[i]! + shares[side]!);
      const edge = curve.map(({ step }, i) => `${i ? `H${x(step)}V` : "M0 "}${y(top[i]!)}`).join("") + `H${end}`;
      return { side, edge, filled: `${edge}V${HIGH}H0z`, name: placed(curve, side, below, of) };
    })
    .reverse();
}

function placed(curve: readonly CurvePoint[], side: number, below: readonly number[], of: number): Area["name"] {
  const inside = curve.filter(({ step }) => step > 0.06 * of && step < 0.8 * of);
  const best = inside.reduce<CurvePoint | null>(
    (most, one) => (most && most.shares[side]! >= one.shares[side]! ? most : one),
    null,
  );
  if (!best || best.shares[side]! < ROOM) return null;
  return { x: best.step / Math.max(1, of), y: 1 - below[curve.indexOf(best)]! - best.shares[side]! / 2 };
}

const y = (part: number) => round(HIGH - part * HIGH);
const round = (value: number) => Math.round(10 * value) / 10;

/** The steps at which turns begin: of which turn, and at which step. */
export function turnsIn(curve: readonly CurvePoint[]): { turn: number; step: number }[] {
  return curve
    .filter((point, i) => i === 0 || point.turn !== curve[i - 1]!.turn)
    .map(({ turn, step }) => ({ turn, step }));
}

/** Those of them that lie so far apart that their numbers can be read. */
export function spaced(turns: readonly { turn: number; step: number }[], apart: number): typeof turns {
  const kept: { turn: number; step: number }[] = [];
  for (const each of turns) if (kept.length === 0 || each.step - kept.at(-1)!.step >= apart) kept.push(each);
  return kept;
}

/** Places in a row that lie at least so far apart, each as near to where it belongs as that allows; in their order. */
export function apart(places: readonly number[], gap: number, wide: number): number[] {
  const order = places.map((_, i) => i).sort((a, b) => places[a]! - places[b]! || a - b);
  const found = [...places];
  order.forEach((i, n) => n > 0 && (found[i] = Math.max(found[i]!, found[order[n - 1]!]! + gap)));
  order.reverse().forEach((i, n) => {
    found[i] = Math.min(found[i]!, n > 0 ? found[order[n - 1]!]! - gap : wide);
  });
  return found;
}

/** The last step of each turn, as the table tells them. */
export function endsOfTurns(curve: readonly CurvePoint[]): CurvePoint[] {
  return curve.filter((point, i) => i === curve.length - 1 || point.turn !== curve[i + 1]!.turn);
}

/** The step from which another turn begins, forwards or back. */
export function turnFrom(curve: readonly CurvePoint[], at: number, by: 1 | -1): number {
  const begins = turnsIn(curve).map(({ step }) => step);
  const next = by > 0 ? begins.find((step) => step > at) : begins.findLast((step) => step < at);
  return next ?? (by > 0 ? (curve.at(-1)?.step ?? 0) : 0);
}
