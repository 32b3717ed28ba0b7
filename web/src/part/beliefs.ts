/** What is believed about each seat whose role is hidden, the likeliest role first. */
import type { CardView, DiceView } from "../protocol";

const ROLES = ["sheriff", "outlaw", "renegade", "deputy"] as const;
/** Less than this is not drawn. */
const LEAST = 0.02;

export interface Bar {
  seat: number;
  parts: { role: (typeof ROLES)[number]; share: number }[];
}

export function bars(beliefs: readonly (readonly number[])[], view: CardView | DiceView): Bar[] {
  return view.seats
    .map((one, seat) => ({ one, seat }))
    .filter(({ one }) => one.alive && one.role === null)
    .map(({ seat }) => ({
      seat,
      parts: ROLES.map((role, at) => ({ role, share: beliefs[seat]?.[at] ?? 0 }))
        .filter(({ share }) => share >= LEAST)
        .sort((a, b) => b.share - a.share),
    }));
}
