/** The pages that open over a page: settings, and the rules to look something up. Every page can open them. */
class Sheets {
  open = $state<"settings" | "rules" | null>(null);
  /** What the rules are searched for when they open. */
  wanted = $state("");
}

export const sheets = new Sheets();

export function openSettings(): void {
  sheets.open = "settings";
}

export function openRules(wanted = ""): void {
  sheets.wanted = wanted;
  sheets.open = "rules";
}

/** Closes the sheet of that name, unless another has taken its place. */
export function closeSheet(which = sheets.open): void {
  if (sheets.open === which) sheets.open = null;
}
