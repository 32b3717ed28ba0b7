/** The answers set in advance at the table one sits at: loaded with the first wait for others. */
import { session } from "../net/session.svelte";
import { Advance } from "./advance.svelte";

const play = session.play;

export const advance = new Advance(
  {
    get you() {
      return session.you;
    },
    get game() {
      return play.game;
    },
    get view() {
      return play.view;
    },
    get question() {
      const { asked, choice, since, past } = play;
      const isMine = asked !== null && choice !== null && asked.seat === session.you && asked.bot === null;
      return isMine && !past && !session.sent && session.status === "open" ? { asked, choice, since } : null;
    },
    get sent() {
      return session.sent;
    },
  },
  (text) => session.move(text),
  localStorage,
);

// as long as the page is there: an answer comes whatever of the table is on show
$effect.root(() => {
  $effect(() => advance.review());
  $effect(() => advance.heed());
});
