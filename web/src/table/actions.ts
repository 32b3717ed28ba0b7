/** What the keys of the table do, put together from what is on it. */
import type { Playback } from "../game/playback.svelte";
import { tooMany } from "../game/hand";
import { others } from "../game/ring";
import type { Decision } from "../game/decision.svelte";
import type { Subject } from "./Inspect.svelte";
import type { Actions } from "./keys";

interface Parts {
  decision: Decision;
  play: Playback;
  me: () => number;
  hand: (at: number) => void;
  die: (at: number) => void;
  event: () => void;
  odds: () => void;
  distances: () => void;
  about: (of: Subject) => void;
  /** Closes what lies on top; false when nothing does. */
  close: () => boolean;
  open: (which: "log" | "chat") => void;
  advance: () => void;
  help: () => void;
  skip: () => void;
}

export function tableActions({
  decision,
  play,
  me,
  hand,
  die,
  event,
  odds,
  distances,
  about,
  close,
  open,
  advance,
  help,
  skip,
}: Parts): Actions {
  const around = () => others(play.view?.seats.length ?? 0, me());
  const focusSeat = (seat: number) => document.querySelector<HTMLElement>(`.seat[data-seat="${seat}"]`)?.focus();
  return {
    hand,
    die,
    event,
    odds,
    distances,
    advance,
    help,
    seat: (order) => {
      const seat = around()[order];
      if (seat === undefined) return;
      if (decision.targets.has(seat)) decision.tapSeat(seat, "keys");
      else about({ seat });
    },
    turn: (step) => {
      const lit = around().filter((seat) => decision.targets.has(seat));
      if (lit.length === 0) return;
      const at = decision.aimed === null ? (step > 0 ? -1 : 0) : lit.indexOf(decision.aimed);
      focusSeat(lit[(at + step + lit.length) % lit.length] as number);
    },
    enter: () => decision.go(),
    back: () => {
      if (!close()) decision.back();
    },
    end: () => {
      const option = decision.options.find((one) => one.verb === "end" || one.verb === "stop");
      if (!option) return;
      if (option.verb === "end" && tooMany(play.view?.seats[me()]) > 0) decision.askFirst(option);
      else decision.answer(option);
    },
    roll: () => {
      const option = decision.options.find((one) => one.verb === "reroll" && one.dice.join() === decision.again.join());
      if (option) decision.answer(option);
    },
    inspect: () => {
      const on = document.activeElement;
      const face = on?.closest<HTMLElement>("[data-face]")?.dataset.face;
      const seat = on?.closest<HTMLElement>("[data-seat]")?.dataset.seat;
      if (face) about({ card: face });
      else about({ seat: seat === undefined ? me() : Number(seat) });
    },
    log: () => {
      open("log");
      document.querySelector<HTMLElement>(".log")?.focus();
    },
    chat: () => {
      open("chat");
      requestAnimationFrame(() => document.querySelector<HTMLElement>("#chat-input")?.focus());
    },
    claim: () => {
      open("chat");
      requestAnimationFrame(() => document.querySelector<HTMLElement>('[data-key="claim"]')?.click());
    },
    skip,
  };
}
