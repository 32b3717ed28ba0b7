/** An analysis as it comes from the server: it grows, and what is there stays for as long as the page does. */
import type { Analysis, CurvePoint, Found, SideNamed } from "../protocol";

export class Growing {
  state = $state<Analysis["state"] | "asked">("asked");
  done = $state(0);
  of = $state(0);
  sides = $state.raw<SideNamed[]>([]);
  /** By step. */
  curve = $state.raw<CurvePoint[]>([]);
  found = $state.raw<Found | null>(null);

  hear(told: Analysis): void {
    this.state = told.state;
    this.done = told.done ?? 0;
    this.of = told.of ?? 0;
    if (told.sides?.length) this.sides = told.sides;
    const curve = [...this.curve];
    for (const point of told.curve ?? []) curve[point.step] = point;
    this.curve = curve;
    this.found = told.found ?? this.found;
  }
}

const known = new Map<string, Growing>();

/** What there is of a game; whoever wants more asks for it. */
export function analysisOf(game: string): Growing {
  const there = known.get(game);
  if (there) return there;
  const growing = new Growing();
  known.set(game, growing);
  return growing;
}
