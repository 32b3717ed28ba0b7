/** What happened since one's own last turn, in short: for those who skipped it. Lines of the log, and sums of them. */
import type { Line } from "./log";

/** Somebody's life points since then: a sum of what was seen, and whether he is out. */
export interface Fared {
  seat: number;
  change: number;
  out: boolean;
}

export interface Recap {
  fared: Fared[];
  mine: Line[];
  others: Line[];
}

const TELLING = [
  "hurt",
  "healed",
  "eliminated",
  "took",
  "exploded",
  "stayed_in_jail",
  "returned_arrows",
  "came_up",
  "came_back",
  "changed",
];
/** Tell something only if it was done to somebody else. */
const AIMED = ["played", "used", "laid_down", "passed_on"];

/** The lines from the end of one's last turn on, up to one's turn if it is on now. */
export function since(lines: readonly Line[], me: number): Line[] {
  const turns = lines.flatMap((line, at) => (line.rank === "turn" ? [{ at, seat: line.seat }] : []));
  const now = turns.at(-1);
  const end = now?.seat === me ? now.at : lines.length;
  const before = turns.filter((turn) => turn.at < end);
  const own = before.findLastIndex((turn) => turn.seat === me);
  return lines.slice(before[own + 1]?.at ?? end, end);
}

export function recap(lines: readonly Line[], me: number): Recap {
  const told = since(lines, me).filter(tells);
  const concerns = (line: Line) => line.seat === me || line.other === me || line.more.includes(me);
  return { fared: fared(told), mine: told.filter(concerns), others: told.filter((line) => !concerns(line)) };
}

function tells({ what, seat, other }: Line): boolean {
  return TELLING.includes(what) || (AIMED.includes(what) && other !== null && other !== seat);
}

function fared(lines: readonly Line[]): Fared[] {
  const all = new Map<number, Fared>();
  for (const { what, seat, amount } of lines) {
    if (seat === null || !["hurt", "healed", "eliminated"].includes(what)) continue;
    const one = all.get(seat) ?? { seat, change: 0, out: false };
    if (what === "hurt") one.change -= amount;
    else if (what === "healed") one.change += amount;
    else one.out = true;
    all.set(seat, one);
  }
  return [...all.values()].filter(({ change, out }) => change !== 0 || out);
}
