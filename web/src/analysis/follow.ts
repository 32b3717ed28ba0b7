/** Asking for an analysis, and hearing of it. */
import { session } from "../net/session.svelte";
import type { Down } from "../protocol";
import { analysisOf } from "./growing.svelte";

/** Asks the server to go through a game; to be called in an effect, whose end stops the listening. */
export function follow(game: string): () => void {
  const growing = analysisOf(game);
  const hear = (message: Down) => {
    if (message.type === "analysis" && message.game === game) growing.hear(message);
  };
  session.listeners.add(hear);
  if (growing.state !== "done") session.tell({ type: "analyse", game });
  return () => session.listeners.delete(hear);
}
