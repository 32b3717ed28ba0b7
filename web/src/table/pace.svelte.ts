/** How long bots wait: alone among them, that is one's own to say. */
import { session } from "../net/session.svelte";
import { botsThink, settings } from "../setting/settings.svelte";

/** Tells the server whenever the speed that is set is not the table's. */
export function ownPace(): void {
  $effect(() => {
    const pace = botsThink(settings.speed);
    const now = session.room?.settings.pace;
    if (session.alone && now !== undefined && now !== pace) session.tell({ type: "pace", pace });
  });
}
