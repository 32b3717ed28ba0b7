/** Who reads at the table one sits at, or looks on. */
import type { Reader } from "../game/sentence";
import { session } from "../net/session.svelte";

export const reader: Reader = {
  get me() {
    return session.you;
  },
  nameOf: (seat) => session.nameOf(seat),
};
