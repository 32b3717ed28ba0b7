/** What can I do: what is asked and what the answers are, in a sentence made of what the server sent. */
import { cardName, either, plain, t } from "../lang/speech.svelte";
import type { Words } from "../lang/words";
import { read } from "../print/card";
import type { Asked, CardView, DiceView, Option } from "../protocol";
import { facts, nameOf, question, waitingFor } from "./question";
import type { Reader } from "./sentence";

/** Questions in which the suits of the cards matter. */
const BY_SUIT = ["flip"];

/** The sentence for somebody who is asked, or waits while others are; nothing while nobody is asked. */
export function asks(
  asked: Asked | null,
  options: readonly Option[],
  view: CardView | DiceView,
  reader: Reader,
  words: Words,
): string {
  if (!asked) return "";
  if (asked.seat !== reader.me || options.length === 0) return plain(waitingFor(asked, view, reader));
  const key = `can-${view.game}-${nameOf(asked, options)}`;
  if (!words.says(key)) return titleAndWhy(asked, options, view, reader);
  const found = things(asked, options, view, words);
  const said = words.say(key, {
    ...facts(asked, view, reader),
    answers: either(found),
    count: found.length,
    players: either(players(options, reader)),
    doubles: yes(options.some((option) => option.doubling)),
    keeps: yes(options.some((option) => option.keeping)),
    passes: yes(options.some((option) => option.verb === "pass")),
  });
  // the names of some cards end a sentence by themselves
  return said.replace(/!\.$/, "!");
}

/** Of a question that has no such sentence, as in a home-made set. */
function titleAndWhy(asked: Asked, options: readonly Option[], view: CardView | DiceView, reader: Reader): string {
  const { title, why } = question(asked, view, reader, options);
  return `${title} – ${plain(why)}`;
}

/** The cards and abilities to answer with, or the parts of a target, each name once. */
function things(asked: Asked, options: readonly Option[], view: CardView | DiceView, words: Words): string[] {
  const name = (face: string) => (BY_SUIT.includes(asked.why) ? cardName(face) : t(`card-${read(face).kind}`));
  const found = options.flatMap(({ verb, card, seat, what }) => {
    if (verb === "ability") return [t(`character-${view.seats[asked.seat]?.character ?? "none"}`)];
    if (card) return [name(card)];
    if (what === null || seat === null) return [];
    return [what === "hand" ? words.say("can-hand") : name(what)];
  });
  return [...new Set(found)];
}

function players(options: readonly Option[], reader: Reader): string[] {
  const seats = new Set(options.flatMap(({ seat }) => (seat === null ? [] : [seat])));
  return [...seats].map((seat) => (seat === reader.me ? t("yourself") : reader.nameOf(seat)));
}

function yes(is: boolean): string {
  return is ? "yes" : "no";
}
