/** The question on the table in words: a title, why it is asked, and what the others read meanwhile. */
import type { FluentVariable } from "@fluent/bundle";
import { cardName, pieces, plain, t, type Args, type Piece } from "../lang/speech.svelte";
import type { Asked, CardView, DiceView, Option } from "../protocol";
import { tooMany } from "./hand";
import type { Reader } from "./sentence";

export interface Question {
  title: string;
  why: Piece[];
}

type View = CardView | DiceView;

/** The name of a question as its words have it: who looks at cards puts one back, or keeps one. */
export function nameOf({ why }: Asked, options: readonly Option[]): string {
  return options.some(({ verb, card }) => verb === "keep" && card !== null) ? `${why}_keep` : why;
}

/** For the one who is asked, with what he may answer. */
export function question(asked: Asked, view: View, reader: Reader, options: readonly Option[] = []): Question {
  const id = `ask-${view.game}-${nameOf(asked, options)}`;
  const given = args(asked, view, reader);
  return { title: plain(pieces(id, given)), why: pieces(`${id}.why`, given) };
}

/** What its sentences are made of, as plain text. */
export function facts(asked: Asked, view: View, reader: Reader): Record<string, FluentVariable> {
  const all = Object.entries(args(asked, view, reader));
  return Object.fromEntries(all.map(([name, value]) => [name, Array.isArray(value) ? plain(value) : value]));
}

/** For everybody else. */
export function waitingFor(asked: Asked, view: View, reader: Reader): Piece[] {
  return pieces(`ask-${view.game}-${asked.why}.wait`, args(asked, view, reader));
}

function args(asked: Asked, view: View, reader: Reader): Args {
  const who = view.seats[asked.seat];
  const player = (seat: number | null | undefined): Piece[] =>
    seat === null || seat === undefined || seat < 0 ? [] : [{ seat, text: reader.nameOf(seat) }];
  const place = asked.facts.place ?? 0;
  return {
    ...asked.facts,
    seat: player(asked.seat),
    by: player(asked.by),
    other: player(asked.facts.other),
    target: player(asked.facts.target),
    dead: player(asked.facts.dead),
    card: asked.card ? [{ card: asked.card, text: cardName(asked.card) }] : [],
    carded: asked.card ? "yes" : "no",
    yours: reader.me !== null && whose(asked) === reader.me ? "yes" : "no",
    mine: asked.facts.challenger === asked.seat ? "yes" : "no",
    life: who?.life ?? 0,
    short: 1 - (who?.life ?? 0),
    held: who && "hand" in who ? who.hand.length : 0,
    keep: who && "hand" in who ? who.hand_limit : 0,
    over: tooMany(who),
    place,
    rolls: view.game === "dice" ? view.rolls : 0,
    right: asked.facts.right ?? 0,
    given: asked.facts.given ?? 0,
    face: view.game === "dice" && place > 0 ? t(`die-${view.dice[place - 1] ?? "1"}`) : "",
  };
}

/** Whose shot, duel or cards it is about. */
function whose({ by, facts }: Asked): number | undefined {
  return facts.target ?? by ?? facts.other;
}
