/** A line of the log as a sentence, in the language of the one who reads. */
import { cardName, listed, pieces, plain, says, t, type Args, type Piece } from "../lang/speech.svelte";
import { forms } from "./forms";
import type { Line } from "./log";

export interface Reader {
  /** The seat that reads; null for those who only watch. */
  me: number | null;
  nameOf(seat: number): string;
}

/** The sentence, with players and cards told apart from the text. */
export function sentence(line: Line, reader: Reader): Piece[] {
  const id = `event-${line.game}-${line.what}`;
  const form = forms(line.seat, line.other, reader.me).find((one) => says(one ? `${id}.${one}` : id));
  if (form === undefined) return [];
  return pieces(form ? `${id}.${form}` : id, args(line, reader));
}

export function spoken(line: Line, reader: Reader): string {
  return plain(sentence(line, reader));
}

function args(line: Line, reader: Reader): Args {
  const first = line.cards[0] ?? null;
  const facesOf = line.game === "dice" && first ? first.split(" ").filter((face) => face !== "-") : [];
  return {
    seat: listed([line.seat, ...line.more].map((seat) => player(seat, reader)).filter((one) => one.length > 0)),
    other: player(line.other, reader),
    cards: named(line) ?? (line.game === "card" && line.role === null ? cards(line) : ""),
    kind: (first ?? "").split("/")[0] ?? "",
    amount: line.amount,
    character: t(`character-${line.characters[0] ?? "none"}`),
    "others-character": t(`character-${line.characters[1] ?? "none"}`),
    role: line.role ? t(`role-${line.role}.a`) : "",
    counted: line.left ? "yes" : "no",
    left: line.left ?? 0,
    dice: listed(facesOf.map((face) => [t(`die-${face}`)])),
    count: facesOf.length,
    cause: first ?? "",
  };
}

function player(seat: number | null, reader: Reader): Piece[] {
  if (seat === null) return [];
  return [{ seat, text: seat === reader.me ? t("name-you") : reader.nameOf(seat) }];
}

/** Events that are about no card but name something else. */
const NAMED_BY: Record<string, string> = {
  named: "suit",
  guessed: "colour",
  changed: "character",
  chose_character: "character",
  became: "character",
};

function named(line: Line): Piece[] | null {
  const family = NAMED_BY[line.what];
  return family ? [line.cards[0] ? t(`${family}-${line.cards[0]}`) : ""] : null;
}

/** The cards one sees by name, and how many there are besides. */
function cards(line: Line): Piece[] {
  const known = line.cards.filter((card): card is string => card !== null);
  const hidden = line.cards.length - known.length;
  const items: Piece[][] = known.map((card) => [{ card, text: cardName(card) }]);
  if (hidden > 0) items.push([t("cards-unknown", { count: hidden })]);
  return listed(items);
}
