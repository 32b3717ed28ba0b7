/** What skipped turns leave behind: a card that says what happened since one's last turn. */
import { recap } from "../game/recap";
import { session } from "../net/session.svelte";
import { own } from "./faceDown.svelte";

export class Missed {
  open = $state(false);
  private all = $derived(session.you === null ? null : recap(session.play.lines, session.you));
  tellable = $derived(this.all !== null && this.all.mine.length + this.all.others.length > 0);
  /** What the card says; null while it is closed. */
  told = $derived(this.open && this.tellable && !own.down ? this.all : null);

  constructor() {
    $effect(() => {
      if (session.play.skipped > 0) this.open = true;
    });
  }
}
