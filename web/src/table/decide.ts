/** One's own answer at the table one sits at. */
import { Decision } from "../game/decision.svelte";
import { session } from "../net/session.svelte";
import { settings } from "../setting/settings.svelte";

/** Nothing is lit while a move is under way or the line is dead. */
export function decide(): Decision {
  const play = session.play;
  return new Decision(
    {
      get choice() {
        return session.status === "open" && !session.sent && !play.past ? play.choice : null;
      },
      get asked() {
        return play.asked;
      },
      get since() {
        return play.since;
      },
    },
    (text) => session.move(text),
    () => settings.confirmShots,
    () => settings.askTwice,
  );
}
