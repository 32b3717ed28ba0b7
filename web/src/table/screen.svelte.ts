/** How much room there is: which layout the table takes. */
class Screen {
  width = $state(innerWidth);
  height = $state(innerHeight);

  constructor() {
    addEventListener("resize", () => {
      this.width = innerWidth;
      this.height = innerHeight;
    });
  }

  get layout(): "desk" | "phone" {
    return (this.width >= 1024 && this.height >= 560) || this.upright ? "desk" : "phone";
  }

  /** A tablet held upright: the table of a desk, with the hand over one's own seat. */
  get upright(): boolean {
    return this.width >= 744 && this.width < 1024 && this.height >= 900;
  }

  /** A phone on its side, or a desk at 200 %: the table on the left, question and hand on the right. */
  get low(): boolean {
    return this.layout === "phone" && this.height < 560 && this.width > this.height;
  }

  /** A small phone, or one on its side: what may be pressed comes before what is only read. */
  get little(): boolean {
    return this.layout === "phone" && this.height <= 700;
  }

  /** Seats and hand lie lower. */
  get compact(): boolean {
    return this.height < 880;
  }

  /** On a phone too low for a row of cards in play at each seat they are counted. Eight seats stand in three rows. */
  folds(players: number): boolean {
    return this.height <= (players === 8 ? 800 : 700);
  }

  /** Room for log and chat beside the table. */
  get sided(): boolean {
    return this.layout === "desk" && this.width >= 1200;
  }
}

export const screen = new Screen();
