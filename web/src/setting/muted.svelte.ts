/** Players one does not want to hear; kept in the browser. */
import { SvelteSet } from "svelte/reactivity";

const KEPT_AS = "sixgun.muted";

function restore(): string[] {
  try {
    return JSON.parse(localStorage.getItem(KEPT_AS) ?? "[]") as string[];
  } catch {
    return [];
  }
}

export const muted = new SvelteSet<string>(restore());

export function mute(id: string, on = true): void {
  if (on) muted.add(id);
  else muted.delete(id);
  keep();
}

export function hearAll(): void {
  muted.clear();
  keep();
}

function keep(): void {
  localStorage.setItem(KEPT_AS, JSON.stringify([...muted]));
}
