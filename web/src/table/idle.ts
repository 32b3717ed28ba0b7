/** What to read while nobody is asked: people look at their roles, or what was answered is being shown. */
import { t } from "../lang/speech.svelte";
import { session } from "../net/session.svelte";
import type { CardView, DiceView } from "../protocol";

export function idle(view: CardView | DiceView): string {
  if (view.over) return t("game-is-over");
  const look = session.looking;
  if (look) return look.of > 1 ? t("still-looking", { looked: look.looked, of: look.of }) : t("one-moment");
  return view.turn === session.you ? t("your-turn-now") : t("turn-of", { name: session.nameOf(view.turn) });
}
