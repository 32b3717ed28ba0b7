/** The Tab key comes to the answers before all else, also where they lie among other things on the felt. */
import type { Decision } from "../game/decision.svelte";

export class FirstReach {
  /** The question whose answers were reached once: from then on Tab goes on as everywhere. */
  private reached: readonly unknown[] | null = null;

  constructor(
    private readonly decision: Pick<Decision, "lies" | "options">,
    private readonly root: () => HTMLElement | undefined,
  ) {}

  /** Whether the key was used for it. */
  by(event: KeyboardEvent): boolean {
    if (event.shiftKey || !this.decision.lies || this.reached === this.decision.options) return false;
    const first = this.root()?.querySelector<HTMLElement>(".stage .card.lit");
    if (!first) return false;
    this.reached = this.decision.options;
    if (first.closest("ul")?.contains(document.activeElement)) return false;
    first.focus();
    return true;
  }
}
