/** Every language says the same things, everything the client asks for is there, and nothing is there in vain. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { KINDS } from "../src/print/kind";
import { EVENT_RULES } from "../src/print/rule";
import { CHARACTER_FACES } from "../src/part/characterFaces";
import type { Option } from "../src/protocol";

const WEB = fileURLToPath(new URL("..", import.meta.url));
const SHARED = join(WEB, "../src/sixgun/text");
const LANGUAGES = ["en", "de", "it", "hu"];
/** Why an answer is asked once more, as the protocol has it. */
const WARNINGS: NonNullable<Option["warn"]>[] = [
  ...(["ally", "arrow", "could", "dies", "dynamite", "full", "jail", "lost", "lost-beer", "own", "two"] as const),
  ...(["unarmed", "weaker"] as const),
];
/** What the client loads of the files that it shares with the terminal. */
const FILES = ["card", "character", "role", "word", "event-card", "event-dice", "why-not", "term", "packet"];

/** The forms of a sentence differ: where English has "you" twice, German has "du" and "dich". */
function isCommon(key: string): boolean {
  return !/^event-.*\.(you|at|at-you|own|you-at|you-own)$/.test(key);
}

/** The words of the page, and those that come with events. */
function own(language: string): string {
  return ["", "packet.", "after.", "mine.", "manners.", "advance."]
    .map((part) => readFileSync(join(WEB, `src/lang/${part}${language}.ftl`), "utf8"))
    .join("\n");
}

function shared(language: string, file: string): string {
  return readFileSync(join(SHARED, language, `${file}.ftl`), "utf8");
}

/** The ids of a file with their attributes, as `id` and `id.attribute`. */
function keys(text: string): string[] {
  const found: string[] = [];
  let id = "";
  for (const line of text.split("\n")) {
    const message = /^([a-z][\w-]*) =/.exec(line);
    const attribute = /^ {4}\.([\w-]+) =/.exec(line);
    if (message) found.push((id = message[1] ?? ""));
    else if (attribute) found.push(`${id}.${attribute[1]}`);
  }
  return found;
}

function bundle(language: string): FluentBundle {
  const all = new FluentBundle(language, { useIsolating: false });
  for (const text of [...FILES.map((file) => shared(language, file)), own(language)]) {
    expect(all.addResource(new FluentResource(text))).toEqual([]);
  }
  return all;
}

function sources(folder: string): string {
  return readdirSync(folder, { withFileTypes: true })
    .map((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return sources(path);
      return /\.(svelte|ts)$/.test(entry.name) && entry.name !== "protocol.ts" ? readFileSync(path, "utf8") : "";
    })
    .join("\n");
}

const SOURCE = sources(join(WEB, "src"));
const SCHEMA = readFileSync(join(WEB, "src/protocol.schema.json"), "utf8");

/** Where a key is put together from parts, these are its parts. */
const CARD_ASKS = (
  "play shot raid duel dying flip second_card pick estate reward excess shopping from_hand from_discards looking " +
  "from_play copying choosing picking_final robbed naming identity digging brothers drinking guessing ranching " +
  "ricocheting roulette volley"
).split(" ");
const DICE_ASKS = "rolling shooting instead returning healing gift removing firing choosing".split(" ");
const DEEDS =
  "shoot duel jail take discard heal draw copy remove choose play lay use ability give snipe ricochet".split(" ");
const ANSWERS = [
  "end",
  "draw-deck",
  "draw-discards",
  "flip",
  "use",
  "ability",
  "ability-flip",
  "arrow",
  "hit",
  "become",
  "drop",
  "keep",
  "fire",
  "fire-keeping",
  "draw-second_card",
  "draw-reward",
  "pass-card-second_card",
  "pass-card-reward",
  "pass-card-shot",
  "pass-card-raid",
  "pass-card-duel",
  "pass-card-dying",
  ...["identity", "brothers", "guessing", "ranching", "ricocheting", "roulette", "volley"].map(
    (why) => `pass-card-${why}`,
  ),
  ...["picking_final", "identity", "drinking", "ricochet", "sniper"].map((of) => `use-${of}`),
  "name",
  "guess",
  "pass-dice-removing",
  "pass-dice-firing",
];
const FACES = ["arrow", "dynamite", "1", "2", "beer", "gatling"];
const REFUSALS = (JSON.parse(SCHEMA) as { $defs: { Refused: { properties: { key: { enum: string[] } } } } }).$defs
  .Refused.properties.key.enum;

function family(prefix: string, members: string[], attributes: string[] = []): string[] {
  return members.flatMap((one) => [
    `${prefix}-${one}`,
    ...attributes.map((attribute) => `${prefix}-${one}.${attribute}`),
  ]);
}

const OPTIONS = keys(own("en")).filter((key) => key.startsWith("option-"));
const COMPOSED = [
  ...family("ask-card", CARD_ASKS, ["why", "wait"]),
  ...["ask-card-looking_keep", "ask-card-looking_keep.why"],
  ...family("ask-dice", DICE_ASKS, ["why", "wait"]),
  ...family("do", DEEDS, ["ask", "go", "own"]),
  ...family("answer", ANSWERS, ["note"]),
  ...family("mine-against", ["people", "bots"]),
  ...family("mine-as", ["won", "lost"]),
  ...family("mine", ["won", "lost", "left"]),
  ...family("mine-bring", ["over", "fast", "seated"]),
  ...family("die", FACES),
  ...family("die-state", ["kept", "roll", "locked"]),
  ...family("refused", REFUSALS),
  ...family("emote", ["howdy", "nice-shot", "ouch", "thanks", "hurry-up", "sorry"]),
  ...family("game", ["card", "dice"]),
  ...family("phase", ["waiting", "playing", "after"]),
  ...family("tag", ["out", "turn", "away", "lost", "asked"]),
  ...family("mark", ["ready", "must"]),
  ...family("set-about", ["base", "dodge-city", "high-noon", "fistful-of-cards"]),
  ...["event-in-force", "event-holds"].flatMap((one) => [one, `${one}.you`, `${one}.end`]),
  ...["event-turns-up", "event-turns-up.you"],
  ...["sheet-packet.three", "sheet-packet.text", "sheet-packet.both"],
  ...family("theme", ["system", "light", "dark"]),
  ...family("speed", ["0", "0-5", "1", "1-6"]),
  ...family("warn", WARNINGS),
  ...family("drawn", ["open", "dodged", "hit", "stands", "free", "jailed", "exploded", "passed"]),
  ...family("pile", ["deck", "discards"]),
  ...family("draw-from", ["deck", "discards"]),
  ...family("edition", ["standard", "de", "it", "hu"]),
  ...family("won", ["sheriff", "deputy", "outlaw", "renegade", "nobody"]),
  ...family("bot", ["greenhorn", "drifter", "ranger", "gunslinger", "legend", "myth"], ["about"]),
  ...family("rule-from", ["edition", "table"]),
  ...family("pace", ["0", "350", "700", "1500"]),
  ...family("toast-left", ["kicked", "closed", "replaced", "unwatched"]),
  ...family("notice", ["vote", "unvote", "carried", "lapsed", "replaced", "host"]),
  ...family("watch", ["allowed", "delayed", "none"]),
  ...family("phrase", [
    ...["hello", "good-luck", "well-played", "good-game", "yes", "no", "wait", "back-soon", "help-me", "trust-me"],
    "bye",
  ]),
  ...family("if", ["shot", "gatling", "raid", "duel", "instead", "returning"]),
  ...family("goal", ["sheriff", "deputy", "outlaw", "renegade"]),
  ...OPTIONS,
];

/** Keys that stand in the sources as they are, in a call of `t`, `pieces` or `toast`. */
function spoken(): string[] {
  const found: string[] = [];
  for (const call of SOURCE.matchAll(/\b(?:t|toast|pieces)\(([^,)`]*)/g)) {
    // only what is a whole argument or a branch of one: not what is compared with
    for (const literal of (call[1] ?? "").matchAll(/(?:^|[?:] )"([a-z][\w.-]*)"/g)) found.push(literal[1] ?? "");
  }
  return found;
}

describe.each(LANGUAGES)("%s", (language) => {
  it("says in the client what English says, no more and no less", () => {
    expect(keys(own(language)).sort()).toEqual(keys(own("en")).sort());
  });
  it.each(FILES)("says in %s what English says, no more and no less", (file) => {
    expect(keys(shared(language, file)).filter(isCommon).sort()).toEqual(
      keys(shared("en", file)).filter(isCommon).sort(),
    );
  });
  it("explains the bots as English does", () => {
    const reasons = (of: string) => keys(readFileSync(join(SHARED, `../bots/reasons.${of}.ftl`), "utf8"));
    expect(reasons(language).sort()).toEqual(reasons("en").sort());
  });
  it("names every key once", () => {
    const all = [own(language), ...FILES.map((file) => shared(language, file))]
      .flatMap((text) => keys(text))
      .filter((key) => !key.includes("."));
    expect(all.filter((key, i) => all.indexOf(key) !== i)).toEqual([]);
  });
  it("leaves no English sentence behind", () => {
    if (language === "en") return;
    const english = bundle("en");
    const other = bundle(language);
    const same = keys(own("en")).filter((key) => {
      const [id = "", attribute] = key.split(".");
      const said = (from: FluentBundle) => {
        const message = from.getMessage(id);
        const pattern = attribute ? message?.attributes[attribute] : message?.value;
        return pattern ? from.formatPattern(pattern, {}, []) : "";
      };
      return said(english) === said(other) && said(english).split(" ").length > 3 && !/[{$]/.test(said(english));
    });
    expect(same).toEqual([]);
  });
});

it("has every key that the client says", () => {
  const there = bundle("en");
  const missing = [...new Set([...spoken(), ...COMPOSED])].filter((key) => {
    const [id = "", attribute] = key.split(".");
    const message = there.getMessage(id);
    return !message || (attribute ? !message.attributes[attribute] : !message.value);
  });
  expect(missing).toEqual([]);
  expect(spoken().length).toBeGreaterThan(150);
});

it("has every card, event and character", () => {
  const there = bundle("en");
  for (const event of Object.keys(EVENT_RULES))
    expect(there.getMessage(`card-${event}`)?.attributes.text, event).toBeTruthy();
  for (const kind of Object.keys(KINDS)) expect(there.getMessage(`card-${kind}`)?.attributes.text, kind).toBeTruthy();
  for (const one of Object.keys(CHARACTER_FACES))
    expect(there.getMessage(`character-${one}`)?.attributes.card, one).toBeTruthy();
});

it("has no key of its own that is never said", () => {
  const used = new Set([
    ...spoken(),
    ...COMPOSED,
    ...[...SOURCE.matchAll(/"([a-z][\w.-]*)"/g)].map((found) => found[1] ?? ""),
  ]);
  expect(keys(own("en")).filter((key) => !used.has(key))).toEqual([]);
});
