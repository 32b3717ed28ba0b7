/** The rules by their numbers, as the digests word them; loaded only when somebody looks one up. */
import { loaded } from "../loaded";

export interface Rule {
  id: string;
  text: string;
}

const BOOKS = [
  () => import("../../../src/sixgun/text/rules/card-game.md?raw"),
  () => import("../../../src/sixgun/text/rules/dodge-city.md?raw"),
  () => import("../../../src/sixgun/text/rules/high-noon.md?raw"),
  () => import("../../../src/sixgun/text/rules/fistful-of-cards.md?raw"),
  () => import("../../../src/sixgun/text/rules/dice-game.md?raw"),
];
/** A rule, or a ruling, which has a title too. */
const ITEM = /^\s*- \*\*([CDFHX]R?\d+(?:-E\d+)?)(?: ([^*]+))?\*\* (.*)$/;
/** Where a ruling comes from and how sure it is. */
const REASONS = /^\s+- (?:Why|Confidence):/;
/** Which rulebook says it: of use to those who maintain the digests, noise to players. */
const SOURCES = / ?\[(?:[0-9]{3}|face|pub)[^\]]*\]/g;

let kept: Promise<Rule[]> | null = null;

/** Every rule of every digest. */
export function digest(): Promise<Rule[]> {
  kept ??= loaded(Promise.all(BOOKS.map((book) => book()))).then((books) =>
    books.flatMap((book) => rulesIn(book.default)),
  );
  return kept;
}

export function rulesIn(text: string): Rule[] {
  const rules: Rule[] = [];
  for (const line of text.split("\n")) {
    const item = ITEM.exec(line);
    const last = rules.at(-1);
    if (item) rules.push({ id: item[1] ?? "", text: plain([item[2], item[3]].filter(Boolean).join(" ")) });
    else if (last && /^\s+- /.test(line) && !REASONS.test(line)) last.text += ` ${plain(line.trim().slice(2))}`;
  }
  return rules;
}

function plain(text: string): string {
  return text
    .replace(SOURCES, "")
    .replace(/\*\*|`|(?<!\w)\*(?=\w)|(?<=\w!?)\*(?!\w)/g, "")
    .trim();
}
