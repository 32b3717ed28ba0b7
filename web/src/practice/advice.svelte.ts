/** What the coach has said, and when it holds: he is asked on request, or before every move where he is to warn. */
import { session } from "../net/session.svelte";
import type { Down, Hint, HintWay } from "../protocol";

const KEPT_AS = "sixgun.gus-warns";

export class Advice {
  /** The last thing he said. */
  private said = $state.raw<Hint | null>(null);
  /** Whether one has asked for it oneself: else he only knows it, to warn. */
  wanted = $state(false);
  thinking = $state(false);
  bars = $state(true);
  warns = $state(localStorage.getItem(KEPT_AS) === "yes");
  /** A move that he has something against. */
  held = $state.raw<{ move: string; way: HintWay; best: HintWay } | null>(null);

  /** What holds for the question that stands. */
  get now(): Hint | null {
    const { play } = session;
    return this.said && play.choice && this.said.game === play.game && this.said.seq === play.shown ? this.said : null;
  }

  hear(message: Down): void {
    if (message.type === "refused") this.thinking = false;
    if (message.type !== "hint") return;
    this.said = message;
    this.thinking = false;
  }

  /** Another question stands, or none. */
  turn(): void {
    this.wanted = this.thinking = false;
    this.held = null;
    if (this.warns && (session.play.choice?.options.length ?? 0) > 1) this.think();
  }

  ask(): void {
    this.wanted = true;
    if (!this.now) this.think();
  }

  private think(): void {
    if (session.play.choice === null || this.thinking) return;
    this.thinking = session.tell({ type: "hint" });
  }

  warn(on: boolean): void {
    this.warns = on;
    localStorage.setItem(KEPT_AS, on ? "yes" : "no");
    if (on) this.think();
  }

  /** Whether he holds a move back, to say what it costs. */
  objects(move: string): boolean {
    const ways = this.now?.ways ?? [];
    const way = this.warns ? ways.find(({ alike }) => alike.includes(move)) : undefined;
    if (!way?.warn || !ways[0] || this.held?.move === move) return false;
    this.held = { move, way, best: ways[0] };
    return true;
  }

  playAnyway(): void {
    const move = this.held?.move;
    if (move) session.move(move);
    this.held = null;
  }
}
