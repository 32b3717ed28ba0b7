/** Days in a row on which the puzzle of the day was solved. One missed day a week is forgiven. */
export interface Streak {
  days: number;
  best: number;
  /** Whether a day was missed in it. */
  forgiven: boolean;
}

const DAY = 86_400_000;
const WEEK = 7;

/** Days are written as 2026-11-16; today may still be solved. */
export function streakOf(solved: readonly string[], today: string): Streak {
  const days = [...new Set(solved)].map(number).sort((a, b) => a - b);
  let [run, best, last, missed] = [0, 0, -Infinity, -Infinity];
  for (const day of days) {
    if (day - last === 2 && forgives(missed, day - 1)) missed = day - 1;
    else if (day - last !== 1) [run, missed] = [0, -Infinity];
    run += 1;
    best = Math.max(best, run);
    last = day;
  }
  const since = number(today) - last;
  if (since === 2 && forgives(missed, last + 1)) missed = last + 1;
  else if (since > 1) [run, missed] = [0, -Infinity];
  return { days: run, best, forgiven: missed > -Infinity };
}

const number = (day: string): number => Math.round(Date.parse(day) / DAY);
const forgives = (before: number, day: number): boolean => day - before >= WEEK;
