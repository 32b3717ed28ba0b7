/** What people and bots are called. */
import BOTS from "../../../src/sixgun/bots/names.json";
import { t } from "../lang/speech.svelte";

const STRANGER = /^Stranger (\d+)$/;

/** A name for each seat; the server lets nobody else take it. */
export function botName(seat: number): string {
  return BOTS[seat % BOTS.length] ?? "";
}

/** Whether somebody has not said his name yet. */
export function isStranger(name: string): boolean {
  return STRANGER.test(name);
}

/** A name as the reader says it: a stranger is one in his own language, and who has deleted himself has none. */
export function spoken(name: string): string {
  if (name === "") return t("a-player");
  const number = STRANGER.exec(name)?.[1];
  return number === undefined ? name : t("stranger", { number });
}
