/** The odds of the dice that are to be rolled again, asked of the server while they are wanted. */
import type { Decision } from "../game/decision.svelte";
import { session } from "../net/session.svelte";

export class Odds {
  wanted = $state(false);

  constructor(private readonly decision: Decision) {
    $effect(() => {
      const dice = decision.again;
      if (this.wanted && this.rolling && dice.length > 0) session.send({ type: "odds", dice });
    });
  }

  get rolling(): boolean {
    return this.decision.options.some((option) => option.verb === "reroll");
  }

  /** Those of the dice chosen now, not of others asked about before. */
  get now() {
    const fits = session.odds?.dice.join() === this.decision.again.join();
    return this.wanted && this.rolling && fits ? session.odds : null;
  }

  toggle(): void {
    this.wanted = !this.wanted;
  }
}
