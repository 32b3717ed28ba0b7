/** Calls for the player when he is asked: title, sound, notification, and the focus if it was in the game anyway. */
import type { Playback } from "../game/playback.svelte";
import { question } from "../game/question";
import type { Reader } from "../game/sentence";
import { inFrame } from "../part/frame";
import { call, titled } from "../setting/notice";

/** To be called while a component is set up. */
export function attend(play: Playback, reader: Reader): void {
  let called = -1;
  $effect(() => {
    const { choice, asked, view } = play;
    titled(choice !== null, "");
    if (!choice || !asked || !view || called === play.since) return;
    called = play.since;
    call(asked.why, question(asked, view, reader).title);
    inFrame(() => () => {
      if (!isInGame(document.activeElement)) return;
      document.querySelector<HTMLElement>("#question")?.focus({ preventScroll: true });
    });
  });
  $effect(() => () => titled(false, ""));
}

/** Whoever writes or reads beside the table is left alone. */
function isInGame(on: Element | null): boolean {
  return on === null || on === document.body || on.closest("main") !== null;
}
