/** Why something is off, as the server says it: of a card, the ability or a die, and of a player as a target. */
import { says, t } from "../lang/speech.svelte";
import type { WhyNot } from "../protocol";

/** A thing that can be off: a card by its face, `ability`, or a die by its place. */
export type Thing = string | number;

export interface Why {
  full: string;
  /** For seats with little room; the distance stands beside it. */
  short: string;
}

/** The reason why a thing of one's own is off; null where it is not. */
export function offOf(all: readonly WhyNot[], thing: Thing): WhyNot | null {
  return all.find((one) => (one.seat ?? null) === null && isAbout(one, thing)) ?? null;
}

/** The reason why a player is no target of a thing, or with null no answer to the question. */
export function offAt(all: readonly WhyNot[], thing: Thing | null, seat: number): WhyNot | null {
  return all.find((one) => one.seat === seat && (thing === null ? isAboutNothing(one) : isAbout(one, thing))) ?? null;
}

/** The sentence of a thing that is off. */
export function whyNot(all: readonly WhyNot[], thing: Thing, nameOf: (seat: number) => string): string {
  const found = offOf(all, thing);
  return found ? said("why-not", found, nameOf) : "";
}

/** The words beside a player who is no target. */
export function whyNotAt(
  all: readonly WhyNot[],
  thing: Thing | null,
  seat: number,
  nameOf: (seat: number) => string,
): Why | null {
  const found = offAt(all, thing, seat);
  if (!found) return null;
  return { full: said("why-not-at", found, nameOf), short: said("why-not-at", found, nameOf, ".short") };
}

function isAbout(one: WhyNot, thing: Thing): boolean {
  return typeof thing === "number" ? (one.dice ?? []).includes(thing) : (one.of ?? []).includes(thing);
}

function isAboutNothing(one: WhyNot): boolean {
  return !one.of?.length && !one.dice?.length;
}

/** A code that nobody has words for, as of a home-made set, is said in general. */
function said(family: string, { code, numbers, by }: WhyNot, nameOf: (seat: number) => string, form = ""): string {
  const key = says(`${family}-${code}${form}`) ? `${family}-${code}` : `${family}-not-now`;
  const about = numbers?.seat;
  return t(`${key}${form}`, {
    ...numbers,
    name: about === undefined ? "" : nameOf(about),
    card: by ? t(`card-${by}`) : "",
  });
}
