/** The game as it is shown: events one after the other, then the table as the server has it.
 *
 * What is shown is always a past that was true. When too much has piled up, or on a tap, it jumps to now.
 */
import type { Asked, CardView, Choice, DiceView, News, Seen, State, WhyNot } from "../protocol";
import { apply } from "./apply";
import { changed, type Changes } from "./change";
import { history, tell, type Line } from "./log";
import { isTooMuch, timeAt } from "./motion";
import { keep } from "./same";

type View = CardView | DiceView;

/** So many milliseconds that drawing took are made up for. */
const LATE = 150;

/** One thing to show: an event, or the end of a move. */
interface Step {
  seen: Seen | null;
  news: News;
}

export class Playback {
  view = $state.raw<View | null>(null);
  asked = $state.raw<Asked | null>(null);
  choice = $state.raw<Choice | null>(null);
  /** What one cannot do now, each with the reason. */
  whyNot = $state.raw<WhyNot[]>([]);
  lines = $state.raw<Line[]>([]);
  /** The event being shown, for whatever moves because of it. */
  effect = $state.raw<Seen | null>(null);
  /** What the last move that did anything to the life of a seat did. */
  changes = $state.raw<Changes>({});
  /** Moves seen: what is shown, and what has been heard. */
  shown = $state(0);
  heard = 0;
  game = $state("");
  /** When the question on show arrived first, by `performance.now()`: taps right after it are ignored. */
  since = 0;
  /** When the clock on show was read. */
  clockRead = $state(0);

  /** A moment of the past that is looked at; null is now. */
  past = $state.raw<View | null>(null);

  /** How often motion was left out: something may have been missed. */
  skipped = $state(0);

  private seen = new Map<number, View>();
  /** The rest of this turn is shown without motion. */
  private hurried = false;
  private queue: Step[] = [];
  private timer = 0;
  /** When the event on show has had its time, by `performance.now()`. */
  private due = 0;
  /** For how long the turn on show has been shown. */
  private turn = 0;

  /** `pace` multiplies all times; `happened` hears every event as it is shown. */
  constructor(
    private readonly pace: () => number,
    private readonly happened: (seen: Seen) => void = () => {},
  ) {}

  /** Everything at once: on arrival, and after a refused move. */
  load(state: State): void {
    this.stop();
    this.hurried = false;
    this.past = null;
    // whoever was away for a moment goes on with what was picked
    const before = state.game === this.game && state.seq === this.shown ? this.choice : null;
    const { since } = this;
    if (state.game !== this.game) this.seen.clear();
    this.game = state.game;
    this.shown = this.heard = state.seq;
    this.view = state.view;
    this.seen.set(state.seq, state.view);
    this.lines = [];
    this.lines = history(state.events, state.view);
    this.effect = null;
    this.changes = {};
    this.ask(state.asked, state.choice, state.why_not);
    if (before && keep(before, state.choice) === before) this.since = since;
  }

  /** A move was played. */
  hear(news: News): void {
    if (news.game !== this.game || news.seq <= this.heard) return;
    this.heard = news.seq;
    for (const seen of news.events) this.queue.push({ seen, news });
    this.queue.push({ seen: null, news });
    if (isTooMuch(this.pace(), this.events(), this.turn)) this.skip();
    else if (this.timer === 0) this.next();
  }

  /** The question stands, but its clock or who answers it has changed. */
  askAgain(asked: Asked | null): void {
    if (this.queue.length === 0) {
      this.asked = asked;
      this.clockRead = performance.now();
    } else {
      const last = this.queue.at(-1);
      if (last) last.news = { ...last.news, asked };
    }
  }

  /** Shows the table as it was after so many moves, or now again; false where nobody remembers. */
  lookBack(seq: number | null): boolean {
    this.past = seq === null || seq === this.shown ? null : (this.seen.get(seq) ?? null);
    return this.past !== null;
  }

  get busy(): boolean {
    return this.timer !== 0;
  }

  /** Jump to the end of the turn that is on, as far as it has been heard, and through what is still to come of it. */
  finishTurn(): void {
    this.hurried = true;
    this.skipped += 1;
    clearTimeout(this.timer);
    this.next();
  }

  /** Jump to now. */
  skip(): void {
    clearTimeout(this.timer);
    this.timer = 0;
    if (this.queue.length > 0) this.skipped += 1;
    while (this.queue.length > 0) this.show(this.queue.shift() as Step);
    this.effect = null;
  }

  stop(): void {
    clearTimeout(this.timer);
    this.timer = 0;
    this.queue = [];
  }

  private events(): Seen[] {
    return this.queue.flatMap(({ seen }) => seen ?? []);
  }

  private next(): void {
    this.timer = 0;
    const now = performance.now();
    while (this.queue.length > 0) {
      const step = this.queue.shift() as Step;
      if (step.seen?.what === "turn_began") {
        this.hurried = false;
        this.turn = 0;
      }
      this.show(step);
      const time = step.seen && !this.hurried ? timeAt(this.pace(), step.seen, this.turn) : 0;
      if (step.seen && this.pace() === 0) this.skipped += 1;
      if (time > 0) {
        this.turn += time;
        // what drawing takes is part of it, so that a slow device shows a turn in the same time
        this.due = (this.due > now - LATE ? this.due : now) + time;
        this.timer = setTimeout(() => this.next(), this.due - performance.now()) as unknown as number;
        return;
      }
    }
    this.effect = null;
  }

  private show({ seen, news }: Step): void {
    if (seen && this.view) {
      if (this.asked) this.ask(null, null); // it has been answered
      this.view = keep(this.view, apply(this.view, seen));
      // roles that nobody has shown yet are in the table after the game only
      this.lines = tell(this.lines, seen, seen.what === "won" ? news.view : this.view, news.seq);
      this.effect = seen;
      this.changes = changed(this.changes, seen, news.seq);
      this.happened(seen);
    } else {
      this.view = keep(this.view, news.view);
      this.seen.set(news.seq, this.view);
      this.shown = news.seq;
      this.ask(news.asked, news.choice, news.why_not);
    }
  }

  private ask(asked: Asked | null, choice: Choice | null, whyNot: WhyNot[] = []): void {
    this.asked = asked;
    this.choice = choice;
    this.whyNot = whyNot;
    this.since = performance.now();
    this.clockRead = this.since;
  }
}
