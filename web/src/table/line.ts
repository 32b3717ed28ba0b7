/** The line over the table: who shoots whom just now, who is after whom, or where one aims. */
import type { Asked, Seen } from "../protocol";
import type { Decision } from "../game/decision.svelte";

export interface Aimed {
  /** Selectors of its two ends. */
  from: string;
  to: string;
  /** It runs; what only stands to be answered stands still. */
  runs: boolean;
}

const SHOTS = ["played", "used", "shot"];
/** Questions in which somebody is after somebody. */
export const ATTACKS = ["shot", "raid", "duel", "ricocheting"];

export function lineOf(effect: Seen | null, asked: Asked | null, decision: Decision, me: number): Aimed | null {
  if (effect && effect.other !== null && effect.seat !== effect.other && SHOTS.includes(effect.what)) {
    return { from: seatAt(effect.seat), to: seatAt(effect.other), runs: true };
  }
  if (asked && asked.by !== null && asked.by !== asked.seat && ATTACKS.includes(asked.why)) {
    return { from: seatAt(asked.by), to: seatAt(asked.seat), runs: false };
  }
  const { aimed, picked } = decision;
  if (aimed === null || aimed === me || !decision.targets.has(aimed)) return null;
  return {
    from: picked.source ? ".hand .picked, .lying .picked, .me[data-seat]" : ".me[data-seat]",
    to: seatAt(aimed),
    runs: true,
  };
}

function seatAt(seat: number | null): string {
  return `[data-seat="${seat}"]`;
}
