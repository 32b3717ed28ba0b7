/** A move in words for those who have not read the question, as the terminal says it. */
import { cardName, listed, plain, t } from "../lang/speech.svelte";
import type { Words } from "../lang/words";
import { read } from "../print/card";
import type { Option } from "../protocol";

/** Questions that a Missed! answers. */
const SHOTS = ["shot", "volley", "roulette", "ricocheting"];

export function moveInWords(
  move: Option,
  why: string,
  game: "card" | "dice",
  words: Words,
  nameOf: (seat: number) => string,
): string {
  const target = move.seat === null ? "" : nameOf(move.seat);
  if (move.verb === "become") return words.say(`move-${game}-become.told`, { what: t(`character-${move.what}`) });
  if (game === "dice") {
    const key = `move-dice-${move.verb}`;
    const form = move.doubling ? "doubling" : move.keeping ? "keeping" : "told";
    return words.say(words.says(`${key}.${form}`) ? `${key}.${form}` : key, {
      target,
      dice: list(move.dice.map(String)),
    });
  }
  const key = keyOf(move, why, words);
  const form = ["told", formOf(move, why)].find((one) => words.says(`${key}.${one}`));
  return words.say(form ? `${key}.${form}` : key, {
    card: move.card ? cardName(move.card) : "",
    target,
    what: part(move),
    paid: move.others.length > 0 ? "yes" : "no",
    price: list(move.others.map(cardName)),
    over: 0,
  });
}

function keyOf(move: Option, why: string, words: Words): string {
  const border = read(move.card ?? "").print.border;
  if (move.verb === "play" && border !== "brown" && ["", "play"].includes(why)) return "move-card-lay";
  if (move.verb === "ability" && move.others.length === 2 && move.seat === null) return "move-card-ability-pair";
  const asked = SHOTS.includes(why) && move.verb !== "pass" ? "shot" : why;
  const special = `move-card-${move.verb}-${asked}`;
  return asked && words.says(special) ? special : `move-card-${move.verb}`;
}

function formOf(move: Option, why: string): string {
  if (move.verb === "use" && SHOTS.includes(why) && read(move.card ?? "").print.symbols.includes("flip")) return "draw";
  if (move.what === "discard" || move.what === "hand") return move.what;
  if (move.what) return "card";
  return move.seat === null ? "" : "at";
}

function part({ verb, what }: Option): string {
  if (!what || what === "hand" || what === "discard") return "";
  if (verb === "name") return t(`suit-${what}`);
  return verb === "guess" ? t(`colour-${what}`) : cardName(what);
}

const list = (items: string[]): string => plain(listed(items.map((one) => [one])));
