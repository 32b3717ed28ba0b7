/** What there is to play, as the server offers it. */
import { listed, plain, says, t } from "../lang/speech.svelte";
import type { GameInfo, OptionInfo, Welcome } from "../protocol";
import type { Value } from "./rules";

type Game = "card" | "dice";

export function gameInfo(welcome: Welcome | null, game: Game): GameInfo | undefined {
  return welcome?.games.find((one) => one.game === game);
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

/** How a bot plays, in a line; empty for one that we do not know. */
export function levelAbout(level: string): string {
  return says(`bot-${level}.about`) ? t(`bot-${level}.about`) : "";
}

export function setName(set: string): string {
  return says(`set-${set}`) ? t(`set-${set}`) : set;
}

export function setNames(sets: readonly string[]): string {
  return sets.map(setName).join(" + ");
}

/** A set in a line. */
export function setAbout(set: string): string {
  return t(says(`set-about-${set}`) ? `set-about-${set}` : "set-about-home-made");
}

/** The sign of a set; one that is home-made has the book. */
export function setMark(set: string): string {
  return says(`set-about-${set}`) ? `e-set-${set.replaceAll("-", "_")}` : "i-book";
}

/** What rules have in common: the game itself, or the sets of events that they belong to. */
export function groupName(sets: readonly string[]): string {
  if (sets.length === 0) return t("game-card");
  return sets.length > 1 ? t("events") : setName(sets[0] ?? "");
}

/** An option by its name; one that is newer than this page shows what the engine calls it. */
export function optionName(option: string): string {
  return says(`option-${option}`) ? t(`option-${option}`) : option;
}

export function editionName(edition: string): string {
  return says(`edition-${edition}`) ? t(`edition-${edition}`) : edition;
}

/** One of the names in a list, or the value of an option; Fluent's attributes begin with a letter. */
export function nameIn(option: OptionInfo, name: string): string {
  return option.of === "set" ? setName(name) : t(`card-${name}`);
}

export function valueName(option: OptionInfo, value: Value): string {
  if (Array.isArray(value)) {
    return value.length > 0 ? plain(listed(value.map((name) => [nameIn(option, name)]))) : t("no-names");
  }
  const key = `option-${option.name}.is-${value}`;
  return says(key) ? t(key) : String(value);
}
