/** The log: events put into lines, alike ones together, each turn under its own heading. */
import { emblem, read } from "../print/card";
import type { CardView, DiceView, Seen } from "../protocol";

export interface Line {
  id: number;
  game: "card" | "dice";
  /** A heading, a line, or a consequence indented under its cause. */
  rank: "turn" | "line" | "sub";
  what: string;
  seat: number | null;
  other: number | null;
  /** Further players to whom the same happened. */
  more: number[];
  /** Faces, null for those one may not know; the role of the eliminated; in the dice game also dice or a cause. */
  cards: (string | null)[];
  amount: number;
  /** Life points or arrows left after it. */
  left: number | null;
  /** The number of the turn, on its heading. */
  turn: number;
  /** The characters, as they may change. */
  characters: [string | null, string | null];
  role: string | null;
  /** How many moves had been played: for looking back at that moment. */
  seq: number;
}

const TOGETHER = ["drew", "discarded", "turned_up", "looked_at", "inherited", "turned_over", "took_arrow", "shot"];
/** Told together when it happens to several players in a row. */
const TO_ALL = ["nothing_happened"];
/** Needs no line: the next one makes it plain. */
const UNTOLD = ["finished"];
const CAUSES = [
  "played",
  "laid_down",
  "used_ability",
  "drew",
  "looked_at",
  "copied",
  "shuffled",
  "rolled",
  "kept",
  "stopped",
  "fired_gatling",
  "held_fire",
  "eliminated",
  "game_over",
  "won",
  "exploded",
  "indians_attacked",
  "passed_on",
  "got_back",
  "came_up",
  "came_back",
  "named",
  "changed",
  "chose_character",
  "became",
  "guessed",
  "skipped_drawing",
  "turn_again",
];

type View = CardView | DiceView;

/** The log of what happened before one came: nobody kept count of life points and arrows then. */
export function history(events: readonly Seen[], view: View): Line[] {
  let lines: Line[] = [];
  for (const seen of events) {
    lines = tell(lines, seen, view, 0);
    const last = lines.at(-1);
    if (last) last.left = null;
  }
  return lines;
}

/** The log with one event more; `view` is the table after it. */
export function tell(lines: readonly Line[], seen: Seen, view: View, seq: number): Line[] {
  if (UNTOLD.includes(seen.what)) return [...lines];
  const last = lines.at(-1);
  const line = lineOf(seen, view, seq, (last?.id ?? 0) + 1, lastTurn(lines));
  if (
    last &&
    TOGETHER.includes(seen.what) &&
    last.what === seen.what &&
    last.seat === seen.seat &&
    last.other === seen.other
  ) {
    const joined = {
      ...line,
      id: last.id,
      rank: last.rank,
      cards: [...last.cards, ...line.cards],
      amount: last.amount + seen.amount,
    };
    if (seen.what === "took_arrow") joined.amount = last.amount + 1;
    return [...lines.slice(0, -1), joined];
  }
  if (last && TO_ALL.includes(seen.what) && last.what === seen.what && seen.seat !== null) {
    return [...lines.slice(0, -1), { ...last, more: [...last.more, seen.seat] }];
  }
  return [...lines, line];
}

function lineOf(seen: Seen, view: View, seq: number, id: number, turn: number): Line {
  const { what, seat, other, card, amount } = seen;
  const who = seat === null ? undefined : view.seats[seat];
  const whom = other === null ? undefined : view.seats[other];
  const begins = what === "turn_began";
  return {
    id,
    game: view.game,
    rank: begins ? "turn" : CAUSES.includes(what) || (what === "used" && other !== null) ? "line" : "sub",
    what,
    seat,
    other,
    more: [],
    cards: [card],
    amount: what === "took_arrow" ? 1 : amount,
    left: leftOf(what, view, seat),
    turn: begins ? turn + 1 : turn,
    characters: [who?.character ?? null, whom?.character ?? null],
    role: what === "eliminated" || what === "won" ? roleOf(view, seen) : null,
    seq,
  };
}

function roleOf(view: View, seen: Seen): string | null {
  if (seen.what === "eliminated") return seen.card;
  return seen.seat === null ? null : (view.seats[seen.seat]?.role ?? null);
}

function leftOf(what: string, view: View, seat: number | null): number | null {
  if (what === "took_arrow" && view.game === "dice") return view.supply;
  if ((what !== "hurt" && what !== "healed") || seat === null) return null;
  return Math.max(0, view.seats[seat]?.life ?? 0);
}

function lastTurn(lines: readonly Line[]): number {
  return lines.at(-1)?.turn ?? 0;
}

const ICONS: Record<string, string> = {
  drew: "s-draw",
  showed: "s-draw",
  took: "s-draw",
  got_back: "s-draw",
  picked: "s-draw",
  inherited: "s-draw",
  discarded: "s-discard",
  paid: "s-extra-discard",
  turned_over: "s-flip",
  chose: "s-flip",
  dodged: "s-missed",
  hurt: "life-lost",
  healed: "s-life",
  exploded: "k-dynamite",
  passed_on: "k-dynamite",
  escaped: "k-jail",
  stayed_in_jail: "k-jail",
  dying: "life-lost",
  eliminated: "i-grave",
  rewarded: "i-trophy",
  declined: "i-x",
  penalised: "s-discard",
  shuffled: "i-swap",
  turned_up: "k-general_store",
  looked_at: "i-eye",
  returned: "i-eye",
  copied: "i-swap",
  used_ability: "i-flag",
  untouched: "i-lock",
  lost_duel: "k-duel",
  nothing_happened: "i-info",
  game_over: "i-trophy",
  won: "i-trophy",
  rolled: "i-dice",
  kept: "i-dice",
  stopped: "i-end",
  took_arrow: "arrow",
  returned_arrows: "arrow",
  indians_attacked: "k-indians",
  shot: "s-shot",
  fired_gatling: "die-gatling",
  held_fire: "die-gatling",
  came_back: "e-ghost",
  changed: "e-new_identity",
  chose_character: "i-check",
  became: "i-flag",
  guessed: "e-peyote",
  named: "e-handcuffs",
  skipped_drawing: "e-hard_liquor",
  turn_again: "e-vendetta",
  buried: "s-discard",
  laid_on_deck: "s-discard",
  revealed: "i-eye",
};

/** Lines that show the card which they are about. */
const BY_CARD = ["played", "laid_down", "used", "answered", "came_up", "comes_next", "comes_last"];

/** The picture before a line. */
export function iconOf(line: Line): string {
  const card = line.cards[0];
  if (BY_CARD.includes(line.what) && card) return emblem(read(card).kind);
  if (line.what === "kept" && line.game === "card") return "s-draw";
  return ICONS[line.what] ?? "i-info";
}
