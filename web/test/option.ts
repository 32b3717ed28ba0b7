/** An option as the server would send it, for tests: its text, and whatever of it matters there. */
import type { Option } from "../src/protocol";

export function option(text: string, parts: Partial<Option> = {}): Option {
  return {
    text,
    verb: text.split(" ")[0] ?? "",
    card: null,
    seat: null,
    what: null,
    others: [],
    dice: [],
    doubling: false,
    keeping: false,
    chance: null,
    life: null,
    warn: null,
    ...parts,
  };
}
