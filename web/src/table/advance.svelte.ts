/** What one has set in advance at this table, and the answer that is about to be given because of it.
 *
 * It is this page's own business: the server hears of it when the answer comes, as if it had been tapped. */
import { answering, eventOf, pauseWithin, stillHolds, withPause, type Event, type Preset } from "../game/advance";
import type { Asked, CardView, Choice, DiceView, Option } from "../protocol";

const KEPT_AS = "sixgun.pauses";

/** The table, as far as it matters here. */
export interface Place {
  readonly you: number | null;
  readonly game: string;
  readonly view: CardView | DiceView | null;
  /** The question that one could answer at this moment. */
  readonly question: { asked: Asked; choice: Choice; since: number } | null;
  /** An answer is on its way. */
  readonly sent: boolean;
}

export class Advance {
  set = $state.raw<Preset[]>([]);
  /** The answer that is given when the pause is over. */
  coming = $state.raw<Option | null>(null);
  /** What was set does not fit the question. */
  unfit = $state(false);

  private game = "";
  private at = -1;
  /** A question that one is answering by hand, for its pause. */
  private byHand = false;
  private timer = 0;

  constructor(
    private readonly place: Place,
    private readonly answer: (text: string) => void,
    private readonly kept: Pick<Storage, "getItem" | "setItem">,
  ) {}

  /** Sets an answer, or none: then one is asked. */
  choose(event: Event, answer: string | null): void {
    const life = this.place.view?.seats[this.place.you ?? -1]?.life ?? 0;
    const others = this.set.filter((one) => one.event !== event);
    this.set = answer === null ? others : [...others, { event, answer, life }];
  }

  chosen(event: Event): string | null {
    return this.set.find((one) => one.event === event)?.answer ?? null;
  }

  /** The question stays, and one answers it by hand. */
  cancel(): void {
    clearTimeout(this.timer);
    this.byHand = this.coming !== null;
    this.coming = null;
  }

  /** Lets go what no longer holds. */
  review(): void {
    const { you, game, view } = this.place;
    if (game !== this.game || you === null || !view) this.set = [];
    this.game = game;
    if (you === null || !view || this.set.length === 0) return;
    const left = this.set.filter((one) => stillHolds(one, view, you));
    if (left.length < this.set.length) this.set = left;
  }

  /** A question has come, or the one that stood is gone. */
  heed(): void {
    const { question } = this.place;
    if (!question) return this.over();
    if (question.since === this.at) return;
    this.over();
    this.at = question.since;
    const { asked, choice } = question;
    const event = eventOf(asked);
    if (event === null) return;
    const preset = this.set.find((one) => one.event === event);
    // it is used up, whether it fits or not
    this.set = this.set.filter((one) => one !== preset);
    this.coming = preset ? answering(preset, asked, choice.options) : null;
    this.unfit = preset !== undefined && this.coming === null;
    this.byHand = this.coming === null;
    if (!this.coming) return;
    const pause = pauseWithin(asked.clock?.left ?? Infinity, this.pauses());
    this.timer = setTimeout(() => this.give(), pause) as unknown as number;
  }

  private give(): void {
    const option = this.coming;
    this.coming = null;
    if (option) this.answer(option.text);
  }

  private over(): void {
    clearTimeout(this.timer);
    if (this.byHand && this.place.sent) this.note(performance.now() - this.at);
    this.byHand = this.unfit = false;
    this.coming = null;
  }

  /** Remembers how long one takes, so that nobody can tell an answer set in advance from one that was not. */
  private note(pause: number): void {
    this.kept.setItem(KEPT_AS, JSON.stringify(withPause(this.pauses(), pause)));
  }

  private pauses(): number[] {
    try {
      return JSON.parse(this.kept.getItem(KEPT_AS) ?? "[]") as number[];
    } catch {
      return [];
    }
  }
}
