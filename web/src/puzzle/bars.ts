/** Bars at the seats, for what is believed of each: put there by whoever has something to show. */
import { mount, unmount } from "svelte";
import { listed, plain, t } from "../lang/speech.svelte";
import type { Words } from "../lang/words";
import BeliefBar from "../part/BeliefBar.svelte";
import { bars, type Bar } from "../part/beliefs";
import type { CardView, DiceView } from "../protocol";

/** Shows a bar at every living player whose role is hidden; call what comes back to take them away. */
export function showBars(
  beliefs: readonly (readonly number[])[],
  view: CardView | DiceView,
  words: Words,
  nameOf: (seat: number) => string,
): () => void {
  const shown = bars(beliefs, view).flatMap(({ seat, parts }) => {
    const target = document.querySelector(`.seat[data-seat="${seat}"]`);
    if (!target) return [];
    const label = words.say("puzzle-belief", { name: nameOf(seat), parts: inWords(parts, words) });
    return [mount(BeliefBar, { target, props: { parts, label } })];
  });
  return () => shown.forEach((bar) => void unmount(bar));
}

function inWords(parts: Bar["parts"], words: Words): string {
  const said = parts.map(({ role, share }) =>
    words.say("puzzle-part", { role: t(`role-${role}`), percent: Math.round(100 * share) }),
  );
  return plain(listed(said.map((one) => [one])));
}
