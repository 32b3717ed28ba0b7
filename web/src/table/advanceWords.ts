/** An answer that is set in advance, as its button will say it. */
import type { Event } from "../game/advance";
import { t } from "../lang/speech.svelte";

const CARDS = ["missed", "bang", "barrel"];

export function inWords(event: Event, answer: string): string {
  if (CARDS.includes(answer)) return t(`card-${answer}`);
  return answer === "pass" ? t(`answer-pass-card-${event === "gatling" ? "shot" : event}`) : t(`answer-${answer}`);
}
