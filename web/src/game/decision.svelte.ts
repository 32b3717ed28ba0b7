/** The answer being put together: what is picked, what is aimed at, and whether one is sure. */
import {
  beginsWithCard,
  fitting,
  isAnswer,
  meant,
  nextPart,
  NOTHING,
  partsOf,
  payable,
  sourceOf,
  sources,
  targets,
  undo,
  type Part,
  type Picked,
} from "./pick";
import type { Choice, Option } from "../protocol";

/** Taps so soon after a question arrived were meant for the one before. */
const TOO_SOON = 250;

/** Questions that come with a whole turn: a card is picked first and played with the last tap. */
const TAKES_TIME = ["play"];

/** Verbs that take a card lying open on the table. */
const LYING = ["take", "return", "choose", "keep"];

export type How = "mouse" | "touch" | "keys";

interface Game {
  readonly choice: Choice | null;
  readonly asked: { why: string } | null;
  readonly since: number;
}

export class Decision {
  picked = $state.raw<Picked>(NOTHING);
  /** The seat that a pointer or the focus rests on. */
  aimed = $state<number | null>(null);
  /** An answer that asks once more, because it hurts oneself. */
  doubt = $state.raw<Option | null>(null);
  /** The dice to roll again, by place. */
  again = $state.raw<number[]>([]);

  /** The question has only just come: the prompt says so, and taps are meant for the one before. */
  fresh = $state(false);

  private askedAt = -1;
  private timer = 0;

  /** What every seat and card asks about is found out once a question and tap. */
  readonly options: Option[] = $derived.by(() => this.game.choice?.options ?? []);
  private readonly fit = $derived(fitting(this.options, this.picked));
  private readonly bySource = $derived(sources(this.options));
  readonly part: Part = $derived(nextPart(this.options, this.picked));
  readonly targets = $derived(this.seatsToTap());
  readonly parts = $derived(this.picked.seat === null ? new Set<string>() : partsOf(this.options, this.picked));
  readonly payable = $derived(this.part === "price" ? payable(this.options, this.picked) : new Set<string>());

  constructor(
    private readonly game: Game,
    private readonly play: (text: string) => void,
    private readonly confirmShots: () => boolean,
    private readonly asksTwice: () => boolean = () => true,
  ) {}

  /** Begins anew when another question is asked. */
  refresh(): void {
    if (this.askedAt === this.game.since) return;
    this.askedAt = this.game.since;
    this.settle();
    this.picked = this.begin();
    this.aimed = null;
    this.doubt = null;
    this.again = [];
  }

  private settle(): void {
    const left = TOO_SOON - (performance.now() - this.askedAt);
    clearTimeout(this.timer);
    this.fresh = left > 0;
    if (left > 0) this.timer = setTimeout(() => (this.fresh = false), left) as unknown as number;
  }

  /** With one possible target only whose parts are asked for, it is the target already. */
  private begin(): Picked {
    const first = this.options[0];
    const pointless =
      first && this.options.every((o) => o.seat !== null && o.seat === first.seat && o.what !== null && !o.card);
    return pointless && first ? { ...NOTHING, source: sourceOf(first), seat: first.seat } : NOTHING;
  }

  /** Every answer is a card that lies open on the table. */
  get lies(): boolean {
    return (
      this.options.length > 0 &&
      this.options.every(({ verb, seat, card }) => LYING.includes(verb) && seat === null && card !== null)
    );
  }

  get unhurried(): boolean {
    return TAKES_TIME.includes(this.game.asked?.why ?? "");
  }

  get meant(): Option | null {
    return this.picked.source === null && this.picked.seat === null ? null : meant(this.options, this.picked);
  }

  private seatsToTap(): Set<number> {
    if (this.part === "price" || this.options.length === 0) return new Set();
    if (this.picked.source === null) {
      return targets(
        this.options.filter((option) => !beginsWithCard(option) && option.others.length === 0),
        this.picked,
      );
    }
    return targets(this.options, this.picked);
  }

  /** Whether a move can begin so. */
  offers(source: string): boolean {
    return this.bySource.has(source);
  }

  optionsOf(source: string): Option[] {
    return this.bySource.get(source) ?? [];
  }

  /** A card, an ability or a word was tapped. */
  begins(source: string): void {
    if (this.fresh || !this.offers(source)) return;
    this.doubt = null;
    if (this.picked.source === source) {
      this.picked = NOTHING;
      return;
    }
    this.picked = { ...NOTHING, source };
    this.aimed = null;
    const whole = this.meant;
    if (whole && (!this.unhurried || isAnswer(whole))) this.answer(whole);
  }

  pay(face: string): void {
    if (!this.payable.has(face)) return;
    this.picked = { ...this.picked, price: [...this.picked.price, face] };
    const whole = this.meant;
    if (whole && !this.unhurried) this.answer(whole);
  }

  double(on: boolean): void {
    this.picked = { ...this.picked, doubling: on };
  }

  /** A lit seat was tapped: a finger aims first and fires with the second tap, a mouse has aimed by hovering. */
  tapSeat(seat: number, how: How): void {
    if (this.fresh || !this.targets.has(seat)) return;
    const again = this.aimed === seat && this.picked.seat === seat;
    this.aimed = seat;
    this.picked = { ...this.picked, seat, what: null };
    if (this.part === "what") return;
    if (again || how === "keys" || (how === "mouse" && !this.confirmShots())) this.go();
  }

  tapPart(what: string): void {
    if (this.fresh || !this.parts.has(what)) return;
    this.picked = { ...this.picked, what };
    this.go();
  }

  /** The last tap. */
  go(): void {
    const whole = this.meant;
    if (whole) this.answer(whole);
  }

  /** Plays an answer; one that hurts oneself asks once more first. */
  answer(option: Option): void {
    if (this.fresh) return;
    if (option.warn && this.asksTwice()) this.askFirst(option);
    else this.send(option);
  }

  /** Asks once more, and plays when the same answer is given again. */
  askFirst(option: Option): void {
    if (this.fresh) return;
    if (this.doubt?.text === option.text) this.send(option);
    else this.doubt = option;
  }

  private send(option: Option): void {
    this.doubt = null;
    this.play(option.text);
  }

  back(): void {
    if (this.doubt) this.doubt = null;
    else this.picked = undo(this.picked);
    this.aimed = null;
  }

  fits(): Option[] {
    return this.fit;
  }
}
