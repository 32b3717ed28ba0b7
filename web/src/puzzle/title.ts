/** How a puzzle is called. */
import { t } from "../lang/speech.svelte";
import type { Words } from "../lang/words";
import type { PuzzleInfo } from "../protocol";

export function titleOf({ theme, role }: PuzzleInfo, words: Words): string {
  return words.say("puzzle-title", { theme, role: t(`role-${role}`) });
}

/** Its place among those of its game, as its name has it. */
export function numberOf({ name, game }: PuzzleInfo, words: Words): string {
  return words.say("puzzle-number", { game: t(`game-${game}`), number: Number(name.split("-")[1]) });
}

export const THEME_ICONS: Record<PuzzleInfo["theme"], string> = {
  who: "role-unknown",
  survive: "k-missed",
  finish: "k-bang",
  hold: "i-wait",
  cards: "i-hand",
  dice: "i-dice",
  events: "i-clock",
};
