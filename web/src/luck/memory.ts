/** What this browser was shown of the luck of its games, kept beyond a reload: only what one saw oneself is proof. */

const KEPT_AS = "sixgun.luck";
/** So many games are remembered. */
const MOST = 6;

/** A seal, and after how many moves it was shown. */
export interface Seal {
  move: number;
  seal: string;
}

/** What was seen of one game. */
export interface Witness {
  table: string;
  /** How many games had been played at the table before. */
  played: number;
  /** Empty until it begins. */
  game: string;
  /** The hash of the seed as it was shown first, and whether that was before the game. */
  promise: string;
  early: boolean;
  /** What one has added oneself, if anything. */
  share: string;
  seals: Seal[];
}

export class Memory {
  private kept: Witness[] = [];

  constructor(private readonly storage: Pick<Storage, "getItem" | "setItem">) {}

  /** Read afresh every time: another window of the same person may be at the same table. */
  private all(): Witness[] {
    try {
      return JSON.parse(this.storage.getItem(KEPT_AS) ?? "[]") as Witness[];
    } catch {
      return this.kept;
    }
  }

  find(fits: (one: Witness) => boolean): Witness | undefined {
    return this.all().find(fits);
  }

  /** Keeps it in the place of what was known of the same game, the newest last. */
  keep(witness: Witness): void {
    const others = this.all().filter((one) => one.table !== witness.table || one.played !== witness.played);
    this.kept = [...others, witness].slice(-MOST);
    try {
      this.storage.setItem(KEPT_AS, JSON.stringify(this.kept));
    } catch {
      // a browser that keeps nothing: then it is known until the page is left
    }
  }
}
