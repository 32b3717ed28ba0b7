/** Whether there are events among some sets, by what the server offers. */
import { session } from "./session.svelte";

export function eventSets(): string[] {
  return (session.welcome?.games ?? []).flatMap((game) => (game.events ?? []).map((one) => one.set));
}

export function isEventful(sets: readonly string[] | undefined): boolean {
  const known = eventSets();
  return (sets ?? []).some((set) => known.includes(set));
}
