/** Settings that somebody is about to choose. Nothing that was chosen is lost while he looks at the other game. */
import { session } from "../net/session.svelte";
import type { GameInfo, Settings } from "../protocol";
import { gameInfo } from "./catalogue";
import { chosen, fitted, rulesOf, type Rule, type Value } from "./rules";

type Game = Settings["game"];

export class Draft {
  private wanted = $state.raw<Settings>({ game: "card", seats: 5 });
  private other: Partial<Record<Game, Settings>> = {};

  constructor(settings: Settings) {
    this.wanted = settings;
  }

  get info(): GameInfo | undefined {
    return gameInfo(session.welcome, this.wanted.game);
  }

  /** As the server can take them. */
  get settings(): Settings {
    return this.info ? fitted(this.info, this.wanted) : this.wanted;
  }

  get rules(): Rule[] {
    return this.info ? rulesOf(this.info, this.settings) : [];
  }

  change(part: Partial<Settings>): void {
    this.wanted = { ...this.wanted, ...part };
  }

  /** Turns to a game, with the sets and options that were chosen for it before. */
  play(game: Game): void {
    if (game === this.wanted.game) return;
    this.other[this.wanted.game] = this.wanted;
    const { sets = [], options = {}, seats = this.wanted.seats } = this.other[game] ?? {};
    this.wanted = { ...this.wanted, game, sets, options, seats };
  }

  choose(name: string, value: Value): void {
    if (this.info) this.change({ options: chosen(this.info, this.wanted, name, value) });
  }
}
