/** Shares and points as people read them, and how sides look: what is drawn was sent, nothing is reckoned here. */
import { language } from "../lang/speech.svelte";
import type { Words } from "../lang/words";
import type { SideNamed } from "../protocol";

/** Points with their sign: hundredths of a chance. */
export function points(change: number): string {
  return new Intl.NumberFormat(language(), { signDisplay: "exceptZero", maximumFractionDigits: 0 }).format(
    Math.round(100 * change) || 0,
  );
}

/** Points without a sign. */
export function size(change: number): number {
  return Math.abs(Math.round(100 * change));
}

/** The half of a 95 % interval, in points. */
export function margin(error: number): number {
  return Math.max(1, Math.round(100 * 1.96 * error));
}

export function share(part: number): string {
  return new Intl.NumberFormat(language(), { style: "percent", maximumFractionDigits: 0 }).format(part);
}

/** The role that a side is shown by. */
export const ROLE_OF: Record<SideNamed["name"], string> = {
  law: "sheriff",
  deputy: "deputy",
  renegade: "renegade",
  outlaws: "outlaw",
  outlaw: "outlaw",
};

const FROM_BELOW: SideNamed["name"][] = ["law", "deputy", "renegade", "outlaws", "outlaw"];

/** The places of the sides as they lie on each other, the lowest first. */
export function stacked(sides: readonly SideNamed[]): number[] {
  return sides
    .map((_, at) => at)
    .sort((a, b) => FROM_BELOW.indexOf(sides[a]!.name) - FROM_BELOW.indexOf(sides[b]!.name));
}

/** A side by name; one of two Renegades with who it is. */
export function sideName(
  sides: readonly SideNamed[],
  at: number,
  words: Words,
  nameOf: (seat: number) => string,
): string {
  const side = sides[at]!;
  const name = words.say("analysis-side", { side: side.name });
  return sides.filter((one) => one.name === side.name).length > 1 ? `${name} (${nameOf(side.seats[0] ?? 0)})` : name;
}
