/** The roles, and which of them are dealt to how many. */
import printed from "./printed.json";

/** In the order in which they are shown. */
export const ROLES = ["sheriff", "deputy", "outlaw", "renegade"] as const;
export type Role = (typeof ROLES)[number];

export function rolesDealt(players: number): Role[] {
  const dealt = (printed.dealt as Record<number, string[]>)[players] ?? [];
  return ROLES.flatMap((role) => dealt.filter((one) => one === role).map(() => role));
}
