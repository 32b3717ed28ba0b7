/** What can I do: a row for every card one holds or may use, every answer that is a word, every die that is off. */
import { sourceOf } from "../game/pick";
import { offOf, whyNot } from "../game/whyNot";
import { emblem, read } from "../print/card";
import { either, t } from "../lang/speech.svelte";
import type { Asked, CardSeat, CardView, DiceView, Option, WhyNot } from "../protocol";
import { answers } from "./answers";

export interface Row {
  key: string;
  icon: string;
  border?: string;
  name: string;
  text: string;
  /** What a press begins; null where there is nothing to begin now. */
  source: string | null;
}

const ABILITY = "ability";
/** Warnings that nothing would come of it. */
const WASTED = ["two", "full", "lost-beer"];
/** What one does with cards of one's own. */
const OWN = ["play", "use", "discard", ABILITY];
/** Reasons that tell of the question and not of the card: that is said above the rows. */
const OF_THE_QUESTION = ["not-now", "another-question", "not-your-turn", "wait"];

/** All rows, what can be done first. */
export function rows(
  view: CardView | DiceView,
  me: number,
  asked: Asked | null,
  options: readonly Option[],
  off: readonly WhyNot[],
  nameOf: (seat: number) => string,
): Row[] {
  const things = view.game === "card" ? cardRows(view.seats[me]!, options, off, nameOf) : dieRows(view, off, nameOf);
  const covered = new Set(things.map(({ source }) => source));
  const words = asked ? answers(options, asked, view).filter(({ source }) => !covered.has(source)) : [];
  return [
    ...things,
    ...words.map(({ source, label, note, value, icon, border }) => ({
      key: source,
      icon,
      border,
      name: label,
      text: [value, note].filter(Boolean).join(" · "),
      source,
    })),
  ].sort((a, b) => Number(a.source === null) - Number(b.source === null));
}

/** Dice that cannot be rolled again, those of one face once. */
function dieRows(view: DiceView, off: readonly WhyNot[], nameOf: (seat: number) => string): Row[] {
  const found = view.dice.flatMap((face, at) => {
    const text = whyNot(off, at + 1, nameOf);
    return text ? [{ key: `${face} ${text}`, icon: `die-${face}`, name: t(`die-${face}`), text, source: null }] : [];
  });
  return [...new Map(found.map((row) => [row.key, row])).values()];
}

function cardRows(
  me: CardSeat,
  options: readonly Option[],
  off: readonly WhyNot[],
  nameOf: (seat: number) => string,
): Row[] {
  const lying = me.in_play.map(({ card }) => card).filter((face) => isUsed(face, options, off));
  const held = me.hand.filter((face): face is string => face !== null);
  const ability = isUsed(ABILITY, options, off) ? [ABILITY] : [];
  const found = new Map<string, Row>();
  for (const thing of [...held, ...lying, ...ability]) {
    const row = rowOf(thing, me, options, off, nameOf);
    const twin = found.get(row.key);
    if (!twin) found.set(row.key, row);
  }
  return [...found.values()];
}

function isUsed(thing: string, options: readonly Option[], off: readonly WhyNot[]): boolean {
  return options.some((option) => isOf(option, thing)) || offOf(off, thing) !== null;
}

function isOf(option: Option, thing: string): boolean {
  return OWN.includes(option.verb) && (thing === ABILITY ? option.verb === ABILITY : option.card === thing);
}

/** Cards of one name that do the same are one row. */
function rowOf(
  thing: string,
  me: CardSeat,
  options: readonly Option[],
  off: readonly WhyNot[],
  nameOf: (seat: number) => string,
): Row {
  const mine = options.filter((option) => isOf(option, thing));
  const { kind, print } = read(thing);
  const reason = OF_THE_QUESTION.includes(offOf(off, thing)?.code ?? "not-now") ? "" : whyNot(off, thing, nameOf);
  const text = mine.length > 0 ? does(mine, me, nameOf) : reason || printed(thing, me);
  const name = thing === ABILITY ? t(`character-${me.character}`) : t(`card-${kind}`);
  const first = mine[0];
  return {
    key: `${name} ${text}`,
    icon: thing === ABILITY ? "i-flag" : emblem(kind),
    border: thing === ABILITY ? undefined : print.border,
    name,
    text,
    source: first ? sourceOf(first) : null,
  };
}

/** What a card would do, by what came with its options, and else what is printed on it. */
function does(options: readonly Option[], me: CardSeat, nameOf: (seat: number) => string): string {
  const first = options[0] as Option;
  if (first.verb === "discard") return t("help-discard");
  if (first.verb === ABILITY) return printed(ABILITY, me);
  const card = first.card ?? "";
  const { print } = read(card);
  if (options.every(({ warn }) => warn !== null && WASTED.includes(warn))) return t("help-nothing");
  if (first.life) return t("help-life", { before: first.life.before, after: first.life.after });
  if (print.range) return t("help-reach", { reach: me.reach, range: print.range });
  const seats = [...new Set(options.flatMap((option) => (option.seat === null ? [] : [option.seat])))];
  if (seats.length === 0) return printed(card, me);
  return t("help-at", { players: either(seats.map((seat) => (seat === me.seat ? t("yourself") : nameOf(seat)))) });
}

/** What stands on a card, or under the character for the ability. */
function printed(thing: string, me: CardSeat): string {
  return thing === ABILITY ? t(`character-${me.character}.card`) : t(`card-${read(thing).kind}.text`);
}
