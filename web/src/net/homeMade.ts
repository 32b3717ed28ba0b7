/** Sets that the host has made himself: the page learns their words and what to draw from the server. */
import { KINDS } from "../print/kind";
import { learn } from "../lang/speech.svelte";
import type { HomeMadeSet } from "../protocol";

export function takeIn(sets: readonly HomeMadeSet[]): void {
  for (const { kinds } of sets) {
    for (const [kind, { border, range }] of Object.entries(kinds)) {
      KINDS[kind] = { border, symbols: [], rules: [], ...(range > 0 ? { range } : {}) };
    }
  }
  learn(sets.map(({ words }) => words));
}
