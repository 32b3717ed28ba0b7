/** Which rules somebody looks up: those of one game, and of the sets that are played. */
import type { HomeMadeSet, Settings } from "../protocol";
import { KINDS } from "../print/kind";
import { CHARACTER_RULES, EVENT_RULES, ruleOfCharacter, rulesOfCard } from "../print/rule";

/** The digest of a set, by the letter that the numbers of its rules begin with. */
const BOOKS: Record<string, string> = { base: "C", "dodge-city": "D", "high-noon": "H", "fistful-of-cards": "F" };

export interface AtHand {
  game: "card" | "dice";
  /** The letters of the digests. */
  books: string[];
  kinds: string[];
  characters: string[];
  events: string[];
}

/** What there is of a game: at a table of it with the sets of that table, else with all. */
export function atHand(game: "card" | "dice", table: Settings | null, homeMade: readonly HomeMadeSet[]): AtHand {
  if (game === "dice")
    return { game, books: ["X"], kinds: [], characters: Object.keys(CHARACTER_RULES.dice), events: [] };
  const played = table?.game === "card" ? (table.sets?.length ? table.sets : ["base"]) : null;
  const books = (played ?? Object.keys(BOOKS)).flatMap((set) => BOOKS[set] ?? []);
  const own = homeMade.filter(({ name }) => played === null || played.includes(name));
  const isIn = (rule: string | undefined) => rule !== undefined && books.includes(rule.charAt(0));
  return {
    game,
    books,
    kinds: [
      ...Object.keys(KINDS).filter((kind) => isIn(rulesOfCard(kind)[0])),
      ...own.flatMap((set) => Object.keys(set.kinds)),
    ],
    characters: [
      ...Object.keys(CHARACTER_RULES.card).filter((one) => isIn(ruleOfCharacter(one, "card"))),
      ...own.flatMap((set) => set.characters),
    ],
    events: Object.keys(EVENT_RULES).filter((one) => isIn(rulesOfCard(one)[0])),
  };
}

/** Whether a rule is one of those that a number such as C94 or a row of them such as C35-C39 names. */
export function isNamed(rule: string, wanted: string): boolean {
  const named = /^([CDFHX]R?)(\d+)(?:-\1(\d+))?$/.exec(wanted);
  const asked = /^([CDFHX]R?)(\d+)/.exec(rule);
  if (!named || !asked || named[1] !== asked[1]) return false;
  const number = Number(asked[2]);
  return number >= Number(named[2]) && number <= Number(named[3] ?? named[2]);
}
