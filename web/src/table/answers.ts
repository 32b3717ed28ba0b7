/** The answers of a question that are buttons: each with its consequence beside it. */
import { emblem, read } from "../print/card";
import { deedOf } from "../game/deed";
import { tooMany } from "../game/hand";
import { beginsWithCard, isAnswer, sourceOf } from "../game/pick";
import { cardName, percent, t } from "../lang/speech.svelte";
import type { Asked, CardView, DiceView, Option } from "../protocol";

export interface Answer {
  /** What a tap begins, or plays when nothing else is needed. */
  source: string;
  option: Option;
  label: string;
  note: string;
  /** The consequence in short: `3 → 2`, `1 in 4`. */
  value: string;
  icon: string;
  /** The character to be, who looks out of the button in place of an icon. */
  face?: string;
  /** Of the card in the icon, for its colour. */
  border?: string;
  tone: "lit" | "bad" | "plain" | "main";
  key?: string;
}

const LAST = ["pass", "hit"];
/** The suit that stands for what is said. */
const SUITS_SAID: Record<string, Record<string, string>> = { name: {}, guess: { red: "hearts", black: "spades" } };
/** Questions in which drawing means something of its own. */
const DRAWS = ["second_card", "reward"];

/** Everything that is not a card of the hand or a target, harm last. */
export function answers(options: readonly Option[], asked: Asked, view: CardView | DiceView): Answer[] {
  const seen = new Set<string>();
  const found: Answer[] = [];
  for (const option of options) {
    const source = sourceOf(option);
    if (seen.has(source) || !isButton(option, asked)) continue;
    seen.add(source);
    found.push(answer(option, source, asked, view));
  }
  return found.sort((a, b) => Number(LAST.includes(a.option.verb)) - Number(LAST.includes(b.option.verb)));
}

function isButton(option: Option, asked: Asked): boolean {
  if (option.verb === "reroll" || option.verb === "stop") return false;
  if ((isAnswer(option) && !beginsWithCard(option)) || option.verb === "ability") return true;
  if (option.verb === "draw") return option.seat === null;
  if (option.verb !== "use") return false;
  // in a turn an event is used by its button; where it asks by itself, whom it is for is a seat
  return beginsWithCard(option) ? asked.why !== "play" : asked.why === "play" || option.seat === null;
}

function answer(option: Option, source: string, asked: Asked, view: CardView | DiceView): Answer {
  const id = wordsOf(option, asked, view.game);
  const who = view.seats[asked.seat];
  const kind = read(option.card ?? "").kind;
  const args = {
    card: option.card ? cardName(option.card) : "",
    name: option.card ? t(`card-${kind}`) : "",
    character: t(`character-${who?.character ?? "none"}`),
    over: tooMany(who),
    what: saidBy(option),
    text: textOf(option, view.game),
    second: who && "second" in who && who.second ? t(`character-${who.second}`) : "",
    given: asked.facts.given ?? 0,
    after: option.life?.after ?? 0,
  };
  return {
    source,
    option,
    label: t(id, args),
    note: t(`${id}.note`, args),
    value: valueOf(option),
    icon: iconOf(option, asked),
    face: option.verb === "become" ? (option.what ?? undefined) : undefined,
    border: option.card ? read(option.card).print.border : undefined,
    tone: toneOf(option),
    key: option.verb === "end" ? "E" : undefined,
  };
}

/** What an event or a character does. */
function textOf(option: Option, game: "card" | "dice"): string {
  if (option.verb === "become") return t(`character-${option.what}.${game}`);
  return option.card && !beginsWithCard(option) ? t(`card-${read(option.card).kind}.text`) : "";
}

/** The suit, the colour or the character that an answer says. */
function saidBy({ verb, what }: Option): string {
  if (verb === "become") return t(`character-${what}`);
  return verb === "name" ? t(`suit-${what}`) : verb === "guess" ? t(`colour-${what}`) : "";
}

function wordsOf(option: Option, asked: Asked, game: "card" | "dice"): string {
  if (option.verb === "draw")
    return DRAWS.includes(asked.why)
      ? `answer-draw-${asked.why}`
      : option.what
        ? "answer-draw-discards"
        : "answer-draw-deck";
  if (option.verb === "use" && !beginsWithCard(option))
    return `answer-use-${asked.why === "play" ? option.card : asked.why}`;
  if (option.verb === "use") return option.chance === null ? "answer-use" : "answer-flip";
  if (option.verb === "ability") return option.chance === null ? "answer-ability" : "answer-ability-flip";
  if (option.verb === "pass") return `answer-pass-${game}-${asked.why}`;
  return option.keeping ? `answer-${option.verb}-keeping` : `answer-${option.verb}`;
}

function valueOf(option: Option): string {
  if (option.life) return `${option.life.before} → ${Math.max(0, option.life.after)}`;
  return option.chance === null ? "" : chance(option.chance);
}

/** A chance as people say it: 1 in 4 where that is true, else in percent. */
export function chance(share: number): string {
  const times = 1 / share;
  return Math.abs(times - Math.round(times)) < 0.02 ? t("one-in", { times: Math.round(times) }) : percent(share);
}

function iconOf(option: Option, asked: Asked): string {
  if (option.card) return emblem(read(option.card).kind);
  if (option.verb === "pass") return option.life || asked.why === "dying" ? "life-lost" : "i-x";
  if (option.what && option.verb in SUITS_SAID) return `suit-${SUITS_SAID[option.verb]?.[option.what] ?? option.what}`;
  const icons: Record<string, string> = {
    end: "i-end",
    ability: "i-flag",
    draw: "s-draw",
    arrow: "arrow",
    hit: "life-lost",
    drop: "arrow",
    keep: "i-check",
    fire: "die-gatling",
  };
  return icons[option.verb] ?? "i-check";
}

function toneOf(option: Option): Answer["tone"] {
  if (option.verb === "end") return "main";
  if (
    option.verb === "hit" ||
    option.warn === "lost" ||
    option.warn === "could" ||
    (option.life && option.life.after < option.life.before)
  )
    return "bad";
  return option.verb === "pass" ? "plain" : "lit";
}

/** The words on the last button: *Shoot Carla*, *Play Stagecoach*. */
export function goLabel(option: Option, nameOf: (seat: number) => string, me: number | null): string {
  const own = option.seat !== null && option.seat === me;
  return t(`do-${deedOf(option)}.${own ? "own" : "go"}`, {
    card: option.card ? t(`card-${read(option.card).kind}`) : "",
    target: option.seat === null ? "" : nameOf(option.seat),
  });
}
