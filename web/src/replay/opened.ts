/** The pages of finished games, with their words. */
import { afterWords } from "../lang/after";
import After from "./After.svelte";
import ReplayPage from "./ReplayPage.svelte";

export async function opened(): Promise<{ After: typeof After; ReplayPage: typeof ReplayPage }> {
  await afterWords();
  return { After, ReplayPage };
}
