/** Times as one says them: today, yesterday, 12 November. */
import { language } from "../lang/speech.svelte";

const DAY = 86_400_000;

function midnight(moment: Date): number {
  return new Date(moment.getFullYear(), moment.getMonth(), moment.getDate()).getTime();
}

/** A day, with the hour if it is today; seconds since 1970. */
export function day(seconds: number, now = new Date()): string {
  const moment = new Date(seconds * 1000);
  const ago = Math.round((midnight(now) - midnight(moment)) / DAY);
  if (ago > 1) {
    const year = moment.getFullYear() === now.getFullYear() ? undefined : "numeric";
    return new Intl.DateTimeFormat(language(), { day: "numeric", month: "short", year }).format(moment);
  }
  const word = new Intl.RelativeTimeFormat(language(), { numeric: "auto" }).format(-ago, "day");
  if (ago === 1) return word;
  return `${word}, ${new Intl.DateTimeFormat(language(), { hour: "2-digit", minute: "2-digit" }).format(moment)}`;
}

/** A month, with its year unless it is this one. */
export function month(seconds: number, now = new Date()): string {
  const moment = new Date(seconds * 1000);
  const year = moment.getFullYear() === now.getFullYear() ? undefined : "numeric";
  return new Intl.DateTimeFormat(language(), { month: "long", year }).format(moment);
}

/** A share without decimals, which nobody could tell apart. */
export function whole(share: number): string {
  return new Intl.NumberFormat(language(), { style: "percent", maximumFractionDigits: 0 }).format(share);
}
