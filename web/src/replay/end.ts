/** How a game ended: who fell last, by whom and by what, as its events tell it. */
import { t } from "../lang/speech.svelte";
import type { After, Seen } from "../protocol";

export interface End {
  fell: number;
  role: string;
  by: number | null;
  /** The kind of a card, or in the dice game what took the life point. */
  cause: string | null;
}

/** What can take a life point. */
const ATTACKS = ["played", "used", "used_ability", "exploded"];

export function endOf({ events, view }: Pick<After, "events" | "view">): End | null {
  const at = events.findLastIndex(({ what }) => what === "eliminated");
  const last = events[at];
  if (!last || last.seat === null) return null;
  const before = events.slice(0, at);
  const hurt = before.findLastIndex(({ what, seat }) => what === "hurt" && seat === last.seat);
  const cause = view.game === "dice" ? before[hurt]?.card : attack(before.slice(0, hurt));
  const by = last.other === last.seat ? null : last.other;
  return { fell: last.seat, role: last.card ?? "", by, cause: cause ?? null };
}

function attack(events: readonly Seen[]): string | null {
  const last = events.findLast(({ what }) => ATTACKS.includes(what));
  if (last?.what === "exploded") return "dynamite";
  return last?.card?.split("/")[0] ?? null;
}

/** The same in sentences, for one who played or one who watched. */
export function endInWords(end: End, game: "card" | "dice", me: number | null, nameOf: (seat: number) => string) {
  const role = t(`role-${end.role}.a`);
  const fell = t(end.fell === me ? "end-fell.you" : "end-fell", { name: nameOf(end.fell), role });
  const cause = causeInWords(end.cause, game);
  if (end.by === null) return cause === "none" ? fell : `${fell} ${t("end-by-nobody", { cause })}`;
  return `${fell} ${t(end.by === me ? "end-by.you" : "end-by", { name: nameOf(end.by), cause })}`;
}

function causeInWords(cause: string | null, game: "card" | "dice"): string {
  if (cause === null || cause === "shot") return "none";
  if (game === "card") return t(`card-${cause}`);
  return cause === "indians" ? t("cause-indians") : t(`die-${cause}`);
}
