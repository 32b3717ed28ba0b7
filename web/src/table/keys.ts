/** The keys of the table. Every one has a button or a card that does the same. */
import type { Burst } from "./burst";

export const SEAT_KEYS = ["Q", "W", "A", "S", "F", "H", "J"];
export const DICE_KEYS = ["Z", "X", "C", "V", "B"];

export interface Actions {
  hand(index: number): void;
  seat(order: number): void;
  die(index: number): void;
  /** Shows the event in force, in games that have events and no dice. */
  event(): void;
  /** Move the focus to the next lit seat. */
  turn(step: 1 | -1): void;
  enter(): void;
  back(): void;
  end(): void;
  roll(): void;
  odds(): void;
  /** While the key is held. */
  distances(): void;
  inspect(): void;
  /** Sets an answer in advance. */
  advance(): void;
  /** What one can do, or the rules where nothing is to be listed. */
  help(): void;
  log(): void;
  chat(): void;
  claim(): void;
  skip(): void;
}

/** Does what a key means; false when it means nothing here. Letters wait to see whether somebody is writing. */
export function press(event: KeyboardEvent, actions: Actions, burst: Burst): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || isWriting(event.target)) return false;
  const key = event.key.length === 1 ? event.key.toUpperCase() : event.key;
  const act = actionOf(key, actions, isButton(event.target));
  const letter = /^\p{L}$/u.test(key);
  if (key.length === 1 && !letter && burst.holds(event.timeStamp)) return true;
  // dice are chosen quickly and can be chosen back; a key that is held repeats itself
  if (act && (!letter || key === "D" || DICE_KEYS.includes(key))) act();
  else if (letter && !event.repeat) burst.press(event.timeStamp, act ?? (() => {}));
  return act !== null;
}

function actionOf(key: string, actions: Actions, onButton: boolean): (() => void) | null {
  if (/^[0-9]$/.test(key)) return () => actions.hand((Number(key) + 9) % 10);
  if (SEAT_KEYS.includes(key)) return () => actions.seat(SEAT_KEYS.indexOf(key));
  if (DICE_KEYS.includes(key))
    return () => {
      actions.die(DICE_KEYS.indexOf(key));
      if (key === "V") actions.event();
    };
  if (onButton && (key === "Enter" || key === " ")) return null;
  const plain: Record<string, () => void> = {
    ArrowRight: () => actions.turn(1),
    ArrowLeft: () => actions.turn(-1),
    Enter: actions.enter,
    Escape: actions.back,
    Backspace: actions.back,
    E: actions.end,
    R: actions.roll,
    O: actions.odds,
    D: actions.distances,
    I: actions.inspect,
    M: actions.advance,
    "?": actions.help,
    L: actions.log,
    T: actions.chat,
    G: actions.claim,
    " ": actions.skip,
  };
  return plain[key] ?? null;
}

function isButton(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("button, a, select, [role=button]") !== null;
}

function isWriting(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement
  );
}
