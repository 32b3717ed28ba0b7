/** What there is to play, as the server offers it. */
import { says, t } from "../lang/speech.svelte";
import type { GameInfo, SetsInfo, Welcome } from "../protocol";

type Game = "card" | "dice";

export function gameInfo(welcome: Welcome | null, game: Game): GameInfo | undefined {
  return welcome?.games.find((one) => one.game === game);
}

export function setsOf(welcome: Welcome | null, game: Game): SetsInfo[] {
  return gameInfo(welcome, game)?.sets ?? [];
}

/** The bots that play a game, the weakest first. */
export function botsOf(welcome: Welcome | null, game: Game): string[] {
  return (welcome?.bots ?? []).filter((bot) => bot.games.includes(game)).map((bot) => bot.level);
}

/** A bot for those who have not chosen one: neither the weakest nor the strongest. */
export function middling(bots: readonly string[]): string {
  return bots[Math.floor(bots.length / 2)] ?? "greenhorn";
}

export function levelName(level: string): string {
  return says(`bot-${level}`) ? t(`bot-${level}`) : level;
}

/** The name of an option's value; Fluent's attributes begin with a letter. */
export function valueName(option: string, value: boolean | number | string): string {
  const key = `option-${option}.is-${value}`;
  return says(key) ? t(key) : String(value);
}
