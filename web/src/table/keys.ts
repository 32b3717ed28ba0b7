/** The keys of the table. Every one has a button or a card that does the same. */
export const SEAT_KEYS = ["Q", "W", "A", "S", "F", "H", "J"];
export const DICE_KEYS = ["Z", "X", "C", "V", "B"];

export interface Actions {
  hand(index: number): void;
  seat(order: number): void;
  die(index: number): void;
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
  /** What one can do, or the rules where nothing is to be listed. */
  help(): void;
  log(): void;
  chat(): void;
  claim(): void;
  skip(): void;
}

/** Does what a key means; false when it means nothing here. */
export function press(event: KeyboardEvent, actions: Actions): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || isWriting(event.target)) return false;
  const key = event.key.length === 1 ? event.key.toUpperCase() : event.key;
  const onButton = event.target instanceof Element && event.target.closest("button, a, select, [role=button]") !== null;
  if (/^[0-9]$/.test(key)) actions.hand((Number(key) + 9) % 10);
  else if (SEAT_KEYS.includes(key)) actions.seat(SEAT_KEYS.indexOf(key));
  else if (DICE_KEYS.includes(key)) actions.die(DICE_KEYS.indexOf(key));
  else if (key === "ArrowRight") actions.turn(1);
  else if (key === "ArrowLeft") actions.turn(-1);
  else if (key === "Enter" && !onButton) actions.enter();
  else if (key === "Escape" || key === "Backspace") actions.back();
  else if (key === "E") actions.end();
  else if (key === "R") actions.roll();
  else if (key === "O") actions.odds();
  else if (key === "D") actions.distances();
  else if (key === "I") actions.inspect();
  else if (key === "?") actions.help();
  else if (key === "L") actions.log();
  else if (key === "T") actions.chat();
  else if (key === "G") actions.claim();
  else if (key === " " && !onButton) actions.skip();
  else return false;
  return true;
}

function isWriting(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement
  );
}
