/** One's own role card: before the first question, and whenever one likes. */
import { session } from "../net/session.svelte";

export class OwnRole {
  open = $state(false);
  private must = $derived(session.looking !== null && !session.looking.you);

  constructor() {
    $effect(() => {
      if (this.must) this.open = true;
    });
  }

  /** To the table. */
  close(): void {
    this.open = false;
    if (this.must) session.send({ type: "looked" });
  }
}
