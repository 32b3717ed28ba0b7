/** Letters that follow each other at once are somebody's writing, not moves: none of them plays.
 *
 * So a letter waits for a moment before it does what it means. What is written goes on until the fingers rest.
 */
export const MOMENT = 180;
const REST = 700;

export class Burst {
  private last = -Infinity;
  private writing = false;
  private timer = 0;

  /** `noticed` hears once for each burst that somebody writes. */
  constructor(private readonly noticed: () => void = () => {}) {}

  /** A letter was pressed at `now`, in milliseconds: `act` follows unless another letter comes first. */
  press(now: number, act: () => void): void {
    const gap = now - this.last;
    this.last = now;
    if (this.writing && gap < REST) return;
    this.writing = gap < MOMENT;
    clearTimeout(this.timer);
    if (this.writing) this.noticed();
    else this.timer = setTimeout(act, MOMENT) as unknown as number;
  }

  /** Whether a key that is no letter belongs to what is being written. */
  holds(now: number): boolean {
    if (!this.writing || now - this.last >= REST) return false;
    this.last = now;
    return true;
  }
}
