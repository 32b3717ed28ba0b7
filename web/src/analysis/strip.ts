/** What was believed of a seat as a strip over the turns, and in a sentence. */
import { t } from "../lang/speech.svelte";
import type { Words } from "../lang/words";
import type { BeliefRun } from "../protocol";
import { share } from "./figures";

export interface Piece {
  role: BeliefRun["role"];
  chance: number;
  turns: number;
  /** The role lies open. */
  shown: boolean;
}

/** The pieces of a strip: runs until the role was shown, and then that. */
export function pieces(
  runs: readonly BeliefRun[],
  turns: number,
  shown: number | null,
  role: BeliefRun["role"],
): Piece[] {
  const end = shown ?? turns + 1;
  const told = runs.filter(({ turn }) => turn < end);
  const found = told.map((run, i) => ({
    role: run.role,
    chance: run.chance,
    turns: (told[i + 1]?.turn ?? end) - run.turn,
    shown: false,
  }));
  return shown === null || shown > turns
    ? found
    : [...found, { role, chance: 1, turns: turns + 1 - shown, shown: true }];
}

/** The same for the ear. */
export function inWords(found: readonly Piece[], words: Words): string {
  return found
    .map((piece) => words.say("analysis-strip-turns", { what: named(piece, words), turns: piece.turns }))
    .join(", ");
}

function named({ role, chance, shown }: Piece, words: Words): string {
  if (role === null) return words.say("analysis-strip-none");
  const name = t(`role-${role}`);
  return shown
    ? `${name}, ${words.say("analysis-strip-shown")}`
    : words.say("analysis-strip-role", { role: name, percent: share(chance) });
}
