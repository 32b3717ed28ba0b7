/** Bars at the seats, for what is believed of each: put there by whoever has something to show. */
import { mount, unmount } from "svelte";
import { listed, plain, t } from "../lang/speech.svelte";
import type { Words } from "../lang/words";
import BeliefBar from "../part/BeliefBar.svelte";
import type { CardView, DiceView } from "../protocol";

const ROLES = ["sheriff", "outlaw", "renegade", "deputy"];
const LEAST = 0.03;

/** Shows a bar at every living player whose role is hidden; call what comes back to take them away. */
export function showBars(
  beliefs: readonly (readonly number[])[],
  view: CardView | DiceView,
  words: Words,
  nameOf: (seat: number) => string,
): () => void {
  const bars = beliefs.flatMap((shares, seat) => {
    const target = document.querySelector(`.seat[data-seat="${seat}"]`);
    const one = view.seats[seat];
    if (!target || !one?.alive || one.role !== null) return [];
    const label = words.say("puzzle-belief", { name: nameOf(seat), parts: inWords(shares, words) });
    return [mount(BeliefBar, { target, props: { shares, label } })];
  });
  return () => bars.forEach((bar) => void unmount(bar));
}

function inWords(shares: readonly number[], words: Words): string {
  const parts = ROLES.map((role, i) => ({ role, share: shares[i] ?? 0 }))
    .filter(({ share }) => share >= LEAST)
    .sort((a, b) => b.share - a.share)
    .map(({ role, share }) => words.say("puzzle-part", { role: t(`role-${role}`), percent: Math.round(100 * share) }));
  return plain(listed(parts.map((one) => [one])));
}
