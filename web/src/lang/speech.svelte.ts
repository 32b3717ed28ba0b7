/** What the client says, in the language of the one who reads. Switching it redraws everything at once. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { loaded } from "../loaded";
import { read, SUITS } from "../print/card";

export const LANGUAGES = { en: "English", de: "Deutsch", it: "Italiano", hu: "Magyar" } as const;
export type Language = keyof typeof LANGUAGES;

export type Loaders = Record<Language, () => Promise<{ default: string }>>;

const LOADERS: Loaders = {
  en: () => import("./en"),
  de: () => import("./de"),
  it: () => import("./it"),
  hu: () => import("./hu"),
};

/** A part of a sentence that is more than text: a player or a card. */
export type Mark = { seat: number; text: string } | { card: string; text: string };
export type Piece = string | Mark;
export type Args = Record<string, FluentVariable | Piece[]>;

class Speech {
  language = $state<Language>("en");
  /** The messages of that language that were loaded: those of the page, then of whatever was needed since. */
  texts: readonly string[] = [];
  bundle = $state.raw<FluentBundle | null>(null);
  /** How often words came to that language later: whoever missed some asks again, and nobody else. */
  came = $state(0);
}

const speech = new Speech();

/** Words by language that came later than the page: those of home-made sets. */
let learnt: readonly Record<string, string>[] = [];

/** Knows these words as well from now on; what a language lacks is said in English. */
export function learn(words: readonly Record<string, string>[]): void {
  learnt = words;
  if (speech.bundle) speech.bundle = withLearnt(speech.language, speech.texts);
}

function withLearnt(wanted: Language, own: readonly string[]): FluentBundle {
  const bundle = bundleOf(wanted, own.join("\n"));
  for (const text of learnt.flatMap((words) => [words.en, words[wanted]])) {
    bundle.addResource(new FluentResource(text ?? ""), { allowOverrides: true });
  }
  return bundle;
}

export function language(): Language {
  return speech.language;
}

/** What is loaded in every language that is spoken; the page itself is always among it. */
const spoken = new Set<Loaders>([LOADERS]);

/** The language that was last asked for. */
let asked: Language | null = null;

/** Loads a language and speaks it from then on. */
export async function speak(wanted: Language): Promise<void> {
  asked = wanted;
  const parts = [...spoken];
  const texts = (await loaded(Promise.all(parts.map((part) => part[wanted]())))).map((one) => one.default);
  // another language or further words were asked for meanwhile: what comes late must not take their place
  if (asked !== wanted) return;
  if (parts.length < spoken.size) return speak(wanted);
  if (speech.bundle && speech.language === wanted) {
    for (const text of texts.slice(speech.texts.length)) speech.bundle.addResource(new FluentResource(text));
    speech.came += 1;
  } else {
    speech.bundle = withLearnt(wanted, texts);
    speech.language = wanted;
    document.documentElement.lang = wanted;
  }
  speech.texts = texts;
}

/** Words that only some need: once they are asked for, they are spoken in whatever language. */
export async function alsoSpeak(part: Loaders): Promise<void> {
  if (spoken.has(part)) return arrived.get(part);
  spoken.add(part);
  const come = speak(asked ?? speech.language);
  arrived.set(part, come);
  return come;
}

const arrived = new Map<Loaders, Promise<void>>();

export function bundleOf(wanted: string, text: string): FluentBundle {
  const bundle = new FluentBundle(wanted, { useIsolating: false });
  bundle.addResource(new FluentResource(text));
  return bundle;
}

/** The language of the browser, if we speak it. */
export function preferred(): Language {
  const known = navigator.languages.map((one) => one.slice(0, 2)).find((one) => one in LANGUAGES);
  return (known ?? "en") as Language;
}

/** A message, or one of its attributes as in `card-bang.text`. */
export function t(key: string, args?: Record<string, FluentVariable>): string {
  const pattern = patternOf(key);
  if (!pattern || !speech.bundle) return `{${key}}`;
  return speech.bundle.formatPattern(pattern, args ?? null, []);
}

export function says(key: string): boolean {
  return patternOf(key) !== null;
}

function patternOf(key: string) {
  const [id = "", attribute] = key.split(".");
  const message = speech.bundle?.getMessage(id);
  const pattern = (attribute ? message?.attributes[attribute] : message?.value) ?? null;
  if (pattern === null) void speech.came;
  return pattern;
}

// Players and cards go through Fluent as a number between two signs that no text contains.
const OPENS = "\uE000";
const CLOSES = "\uE001";

/** A message in pieces: its text with the players and cards in it still told apart. */
export function pieces(key: string, args: Args): Piece[] {
  const marks: Mark[] = [];
  const flat: Record<string, FluentVariable> = {};
  for (const [name, value] of Object.entries(args)) {
    flat[name] = Array.isArray(value) ? value.map((piece) => inCode(piece, marks)).join("") : value;
  }
  return t(key, flat)
    .split(new RegExp(`(${OPENS}\\d+${CLOSES})`))
    .filter((part) => part !== "")
    .map((part) => (part.startsWith(OPENS) ? (marks[Number(part.slice(1, -1))] as Mark) : part));
}

function inCode(piece: Piece, marks: Mark[]): string {
  if (typeof piece === "string") return piece;
  marks.push(piece);
  return `${OPENS}${marks.length - 1}${CLOSES}`;
}

export function plain(sentence: Piece[]): string {
  return sentence.map((piece) => (typeof piece === "string" ? piece : piece.text)).join("");
}

const joiners = new Map<string, Intl.ListFormat>();

/** Every line of the log lists something, and to make what joins a list takes far longer than to use it. */
function joiner(type: "conjunction" | "disjunction"): Intl.ListFormat {
  const name = `${speech.language} ${type}`;
  const made = joiners.get(name) ?? new Intl.ListFormat(speech.language, { type });
  joiners.set(name, made);
  return made;
}

/** A list of pieces as the language writes it: a, b and c. */
export function listed(items: Piece[][]): Piece[] {
  const joined = joiner("conjunction").formatToParts(items.map((_, i) => String(i)));
  return joined.flatMap((part) => (part.type === "element" ? (items[Number(part.value)] ?? []) : [part.value]));
}

/** Names of which one is meant: a, b or c. */
export function either(names: string[]): string {
  return joiner("disjunction").format(names);
}

/** A card as people say it: `BANG! A♠`. */
export function cardName(face: string): string {
  const { kind, rank, suit } = read(face);
  const name = t(`card-${kind}`);
  return suit ? t("card-signed", { name, sign: `${rank}${SUITS[suit]?.sign ?? ""}` }) : name;
}

export function percent(share: number): string {
  return new Intl.NumberFormat(speech.language, { style: "percent", maximumFractionDigits: 1 }).format(share);
}
