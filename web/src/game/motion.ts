/** How long each event is shown, in milliseconds at normal speed. The only place that knows durations. */
import type { Seen } from "../protocol";

const TIMES: Record<string, number> = {
  turn_began: 240,
  drew: 120,
  showed: 360,
  played: 380,
  laid_down: 240,
  used: 420,
  answered: 320,
  discarded: 120,
  paid: 200,
  took: 280,
  got_back: 280,
  turned_over: 640,
  dodged: 280,
  hurt: 360,
  healed: 280,
  passed_on: 500,
  escaped: 500,
  stayed_in_jail: 700,
  exploded: 700,
  eliminated: 720,
  picked: 280,
  inherited: 120,
  kept: 60,
  rolled: 560,
  took_arrow: 160,
  indians_attacked: 420,
  shot: 320,
  fired_gatling: 420,
  game_over: 900,
};

/** More than this still to be shown, at normal speed, and the table jumps to now. */
export const PATIENCE = 4800;

/** The time for an event, 0 for those that are only told. */
export function timeOf(seen: Seen): number {
  return TIMES[seen.what] ?? 0;
}
