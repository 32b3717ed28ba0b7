/** The puzzles that there are, as the server has told them. */
import { session } from "../net/session.svelte";
import type { PuzzleInfo, Puzzles } from "../protocol";

class List {
  told = $state.raw<Puzzles | null>(null);

  find(name: string): PuzzleInfo | undefined {
    return this.told?.puzzles.find((one) => one.name === name);
  }

  /** Today's date if that is the puzzle of today. */
  day(name: string): string | null {
    return this.told?.daily.puzzle === name ? this.told.daily.day : null;
  }
}

export const list = new List();

/** Asks for the list, and listens for it as long as it is wanted: to be called while a component is made. */
export function wantList(): void {
  $effect(() => {
    const hear = (message: { type: string }) => {
      if (message.type === "puzzles") list.told = message as Puzzles;
    };
    session.listeners.add(hear);
    return () => session.listeners.delete(hear);
  });
  $effect(() => {
    if (session.welcome && session.status === "open") session.tell({ type: "puzzles" });
  });
}
