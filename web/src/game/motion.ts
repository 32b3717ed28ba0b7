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
  came_up: 1300,
  comes_next: 1100,
  came_back: 500,
  guessed: 240,
  rolled: 560,
  took_arrow: 160,
  indians_attacked: 420,
  shot: 320,
  fired_gatling: 420,
  game_over: 900,
};

/** More than this still to be shown, and the table jumps to now. */
const PATIENCE = 4800;

/** At a pace quicker than the normal one, a turn is shown in about this time; what comes after it is rushed. */
const QUICK_TURN = 700;
const RUSHED = 0.15;

/** The time for an event at this pace, in a turn that has been shown for so long; 0 for those that are only told. */
export function timeAt(pace: number, seen: Seen, shown: number): number {
  const time = (TIMES[seen.what] ?? 0) * pace;
  return pace < 1 && shown > QUICK_TURN ? time * RUSHED : time;
}

/** Whether so much is still to be shown that nobody would wait for it, in a turn that has been shown for so long. */
export function isTooMuch(pace: number, events: readonly Seen[], shown: number): boolean {
  let all = 0;
  for (const seen of events) {
    if (seen.what === "turn_began") shown = 0;
    const time = timeAt(pace, seen, shown);
    shown += time;
    all += time;
  }
  return all > PATIENCE * Math.max(1, pace);
}
