/** Watches over the luck of one's games: adds something to each seed, and writes down what was promised and sealed. */
import { Memory, type Witness } from "../luck/memory";
import { asShare, randomShare } from "../luck/share";
import type { News, Room, State, Up } from "../protocol";

export class Luck {
  /** The share that came with the wish to open a table; the table is not known yet. */
  private brought = "";
  /** For which game something was added over this line. */
  private gave = "";
  /** What counted before a share that is not answered yet. */
  private before: string | null = null;
  private room: Room | null = null;

  constructor(
    private readonly tell: (message: Up) => boolean,
    private readonly memory: Memory,
  ) {}

  /** A share for a table that is about to be opened. */
  bring(): string {
    return (this.brought = randomShare());
  }

  /** Adds one's own words to the next game; with none it is chance again. */
  add(words: string): void {
    const next = this.at(this.room?.games_played);
    if (next?.game === "") this.give(next, asShare(words) || randomShare());
  }

  heardRoom(room: Room): void {
    this.room = room;
    if (room.phase === "playing") return;
    this.before = null;
    const known = this.at(room.games_played);
    const next = known?.game === "" ? known : this.remember(room.games_played, room.seed_hash, true);
    if (room.you !== null && this.gave !== name(next)) this.give(next, next.share || randomShare());
  }

  heardState(state: State): void {
    this.seal(this.witness(state.game) ?? this.begun(state), state);
  }

  heardNews(news: News): void {
    const seen = this.witness(news.game);
    if (seen) this.seal(seen, news);
  }

  /** What was seen of a game. */
  witness(game: string): Witness | undefined {
    return this.memory.find((one) => one.game === game);
  }

  /** Something was refused; true if it was a share, and then what counted before it counts still. */
  refused(): boolean {
    const next = this.at(this.room?.games_played);
    const mine = this.before !== null && next !== undefined;
    if (mine) this.memory.keep({ ...next, share: this.before ?? "" });
    this.before = null;
    this.brought = "";
    return mine;
  }

  /** The line is dead or the table left: what was said may not have been heard. */
  lost(): void {
    this.gave = "";
    this.before = null;
  }

  /** What is known of the game at this table before which so many were played. */
  private at(played: number | undefined): Witness | undefined {
    return this.memory.find((one) => one.table === this.room?.code && one.played === played);
  }

  /** A game that is new to the page: the one that it waited for, or one that it did not see begin. */
  private begun({ game, seed_hash }: State): Witness {
    const { games_played = 0, phase } = this.room ?? {};
    const played = phase === "after" ? games_played - 1 : games_played;
    const known = this.at(played);
    return { ...(known?.game === "" ? known : this.remember(played, seed_hash, false)), game };
  }

  private remember(played: number, promise: string, early: boolean): Witness {
    const fresh = { table: this.room?.code ?? "", played, game: "", promise, early, share: this.brought, seals: [] };
    if (this.brought !== "") this.gave = name(fresh);
    this.brought = "";
    this.memory.keep(fresh);
    return fresh;
  }

  private give(next: Witness, text: string): void {
    if (!this.tell({ type: "share", text })) return;
    this.gave = name(next);
    this.before = next.share;
    this.memory.keep({ ...next, share: text });
  }

  private seal(seen: Witness, { seq, seal }: Pick<News, "seq" | "seal">): void {
    const known = seen.seals.some((one) => one.move === seq && one.seal === seal);
    this.memory.keep(known ? seen : { ...seen, seals: [...seen.seals, { move: seq, seal }] });
  }
}

function name({ table, played }: Pick<Witness, "table" | "played">): string {
  return `${table}/${played}`;
}
