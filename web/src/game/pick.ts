/** Putting a move together tap by tap. It only ever filters the options that the server sent. */
import { isPlaying } from "../print/card";
import type { Option } from "../protocol";

/** What has been tapped so far. */
export interface Picked {
  /** The verb and the card it begins with, as `sourceOf` writes them. */
  source: string | null;
  /** Cards given up for it, by face. */
  price: string[];
  seat: number | null;
  /** The part of the target: its hand, or a card in play. */
  what: string | null;
  doubling: boolean;
}

export const NOTHING: Picked = { source: null, price: [], seat: null, what: null, doubling: false };

/** The part of the move that is still open; `go` when only the last tap is missing. */
export type Part = "source" | "price" | "seat" | "what" | "go";

/** Verbs that are one word on a button rather than a card or a target. */
const ANSWERS = ["end", "pass", "stop", "arrow", "hit", "drop", "keep", "fire", "name", "guess", "become"];

/** Verbs that say one of several words: a suit, a colour, a character. */
const SAYS = ["name", "guess", "become"];

/** Whether it begins with a card of somebody's; an event in the middle is nobody's. */
export function beginsWithCard(option: Option): boolean {
  return option.card !== null && isPlaying(option.card);
}

/** Where a move begins: with a card, with an ability, with a word, or with a target. */
export function sourceOf(option: Option): string {
  if (option.card) return `${option.verb} ${option.card}`;
  if (SAYS.includes(option.verb)) return `${option.verb} ${option.what}`;
  if (option.verb === "draw" && option.seat === null) return option.what ? "draw discard" : "draw deck";
  return option.keeping ? `${option.verb} keeping` : option.verb;
}

export function isAnswer(option: Option): boolean {
  return ANSWERS.includes(option.verb);
}

/** The options that agree with everything tapped so far. */
export function fitting(options: readonly Option[], picked: Picked): Option[] {
  return options.filter(
    (option) =>
      (picked.source === null || sourceOf(option) === picked.source) &&
      contains(option.others, picked.price) &&
      (picked.seat === null || option.seat === picked.seat) &&
      (picked.what === null || option.what === picked.what) &&
      (!picked.doubling || option.doubling),
  );
}

/** What to ask next. A target is always shown, even when there is only one. */
export function nextPart(options: readonly Option[], picked: Picked): Part {
  const left = fitting(options, picked);
  if (picked.source === null) {
    // a question about targets alone needs no card first
    if (!left.every((option) => option.seat !== null && !beginsWithCard(option))) return "source";
  }
  if (left.some((option) => option.others.length > picked.price.length)) return "price";
  if (picked.seat === null && left.some((option) => option.seat !== null)) return "seat";
  if (picked.what === null && left.some((option) => option.seat !== null && option.what !== null)) return "what";
  return "go";
}

/** The one move that is meant, once nothing is open. */
export function meant(options: readonly Option[], picked: Picked): Option | null {
  if (nextPart(options, picked) !== "go") return null;
  const left = fitting(options, picked);
  return left.find((option) => option.doubling === picked.doubling) ?? left[0] ?? null;
}

/** The cards that may be given up next, by face, with how many of each are still free to give. */
export function payable(options: readonly Option[], picked: Picked): Set<string> {
  const faces = new Set<string>();
  for (const option of fitting(options, picked)) {
    for (const face of rest(option.others, picked.price)) faces.add(face);
  }
  return faces;
}

/** The seats that may be tapped now. */
export function targets(options: readonly Option[], picked: Picked): Set<number> {
  const left = fitting(options, { ...picked, seat: null, what: null });
  return new Set(left.flatMap((option) => (option.seat === null ? [] : [option.seat])));
}

/** What may be picked of the chosen seat: `hand`, or cards in play by face. */
export function partsOf(options: readonly Option[], picked: Picked): Set<string> {
  const left = fitting(options, { ...picked, what: null });
  return new Set(left.flatMap((option) => (option.what === null ? [] : [option.what])));
}

/** The cards with which a move can begin, by source. */
export function sources(options: readonly Option[]): Map<string, Option[]> {
  const found = new Map<string, Option[]>();
  for (const option of options) {
    const source = sourceOf(option);
    found.set(source, [...(found.get(source) ?? []), option]);
  }
  return found;
}

/** Takes back the latest part. */
export function undo(picked: Picked): Picked {
  if (picked.what !== null) return { ...picked, what: null };
  if (picked.seat !== null) return { ...picked, seat: null };
  if (picked.doubling) return { ...picked, doubling: false };
  if (picked.price.length > 0) return { ...picked, price: picked.price.slice(0, -1) };
  return NOTHING;
}

function contains(all: readonly string[], some: readonly string[]): boolean {
  return rest(all, some).length === all.length - some.length;
}

/** What is left of a list of cards without some of them, each as often as it is named. */
function rest(all: readonly string[], without: readonly string[]): string[] {
  const left = [...all];
  for (const face of without) {
    const at = left.indexOf(face);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}
