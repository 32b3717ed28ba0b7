/** Who did what in a finished game, counted from its events. */
import type { After, Seen } from "../protocol";

export interface Deeds {
  dealt: number;
  taken: number;
  played: number;
  /** Life points at the beginning of the game and after each turn. */
  life: number[];
}

const PLAYS = ["played", "laid_down", "used", "answered", "rolled"];

export function deedsOf(after: After): Deeds[] {
  const full = after.view.seats.map((seat) => seat.max_life);
  const deeds = full.map((life): Deeds => ({ dealt: 0, taken: 0, played: 0, life: [life] }));
  const now = [...full];
  for (const seen of after.events) count(seen, deeds, now);
  deeds.forEach((one, seat) => one.life.push(now[seat] ?? 0));
  return deeds;
}

function count({ what, seat, other, amount }: Seen, deeds: Deeds[], now: number[]): void {
  if (seat === null) return;
  const who = deeds[seat];
  if (!who) return;
  if (PLAYS.includes(what)) who.played += 1;
  if (what === "turn_began") deeds.forEach((one, i) => one.life.push(now[i] ?? 0));
  if (what === "healed") now[seat] = (now[seat] ?? 0) + amount;
  if (what === "eliminated") now[seat] = 0;
  if (what === "came_back" || what === "changed") now[seat] = amount;
  if (what === "hurt") {
    now[seat] = Math.max(0, (now[seat] ?? 0) - amount);
    who.taken += amount;
    const by = other === null || other === seat ? undefined : deeds[other];
    if (by) by.dealt += amount;
  }
}

/** The side that has won, by the role it is named after; null when nobody has. */
export function winningRole(after: After): string | null {
  const roles = after.winners.map((seat) => after.roles[seat]);
  if (roles.length === 0) return null;
  if (roles.includes("sheriff")) return "sheriff";
  return roles[0] ?? null;
}
