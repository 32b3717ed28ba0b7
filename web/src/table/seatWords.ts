/** A seat in words, for those who hear the table instead of seeing it. */
import { KINDS } from "../print/kind";
import { t } from "../lang/speech.svelte";
import type { Why } from "../game/whyNot";
import type { CardSeat, DiceSeat } from "../protocol";
import type { Tag } from "./SeatTag.svelte";
import type { Slip } from "./slip";

export interface SeatFacts {
  view: CardSeat | DiceSeat;
  name: string;
  distance: number;
  /** That it can shoot at the one who listens. */
  reaches?: string | null;
  tag: Tag | null;
  claim: string | null;
  /** Why it cannot be tapped. */
  reason?: Why | null;
  /** What the event in force makes of it. */
  slip?: Slip | null;
  /** What a tap does, such as *Shoot*. */
  action: string | null;
}

/** Who somebody is, or that he has still to choose. */
export function characterOf(view: CardSeat | DiceSeat): string {
  return view.max_life === 0 ? t("seat-choosing") : t(`character-${view.character}`);
}

export function seatWords({ view, name, distance, reaches, tag, claim, reason, slip, action }: SeatFacts): string {
  const facts = [name, characterOf(view), tag && t(`tag-${tag}`), view.role && t(`role-${view.role}`)];
  if (view.alive) {
    if (slip) facts.push(slip.said);
    if (view.max_life > 0 && !("ghost" in view && view.ghost))
      facts.push(t("life-of", { now: Math.max(0, view.life), max: view.max_life }));
    if ("hand" in view) {
      facts.push(t("cards-in-hand", { count: view.hand.length }));
      for (const { card, waiting } of view.in_play) {
        const kind = t(`card-${card.split("/")[0] ?? ""}`);
        facts.push(waiting && isGreen(card) ? t("seat-card-waits", { card: kind }) : kind);
      }
    } else {
      facts.push(t("arrows-held", { count: view.arrows }));
      if (view.hits > 0) facts.push(t("hits-to-come", { hits: view.hits }));
    }
    if (distance > 0) facts.push(t("seat-distance", { distance }), reaches ?? null);
  }
  facts.push(claim && t("claims-to-be", { role: t(`role-${claim}`) }), reason?.full ?? null);
  const said = facts.filter(Boolean).join(", ");
  return action ? t("seat-action", { action, seat: said }) : said;
}

function isGreen(card: string): boolean {
  return KINDS[card.split("/")[0] ?? ""]?.border === "green";
}
