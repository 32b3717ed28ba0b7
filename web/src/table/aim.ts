/** Public facts about the one who is aimed at: how far, how healthy, and how likely to dodge. */
import { read } from "../print/card";
import { deedOf } from "../game/deed";
import type { Reader } from "../game/sentence";
import { t } from "../lang/speech.svelte";
import type { CardView, Choice } from "../protocol";
import { chance } from "./answers";
import type { Decision } from "../game/decision.svelte";

export interface Aim {
  title: string;
  facts: string;
}

export function aimOf(view: CardView, choice: Choice | null, decision: Decision, reader: Reader): Aim | null {
  const seat = decision.aimed ?? decision.picked.seat;
  const me = reader.me ?? view.viewer;
  if (seat === null || me === null || !decision.targets.has(seat)) return null;
  const option = decision.fits().find((one) => one.seat === seat);
  const whom = view.seats[seat];
  if (!option || !whom) return null;
  const facts = [t("life-of", { now: whom.life, max: whom.max_life })];
  const distance = view.distances[me]?.[seat] ?? 0;
  if (distance > 0) facts.unshift(t("distance-is", { distance }));
  const dodge = choice?.dodges[seat];
  if (deedOf(option) === "shoot" && dodge) facts.push(t("dodges-chance", { chance: chance(dodge) }));
  const title = option.card
    ? t("aim-card", { card: t(`card-${read(option.card).kind}`), target: reader.nameOf(seat) })
    : reader.nameOf(seat);
  return { title, facts: facts.join(" · ") };
}
