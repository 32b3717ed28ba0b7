/** The code of a table, in what people type or paste: the code alone, a whole link, a full stop behind it. */
export const SHORTEST = 4;
const LONGEST = 12;

export function codeIn(pasted: string): string {
  const rest = /\/t\/([^?#]*)/.exec(pasted)?.[1] ?? pasted;
  return rest.replace(/[^A-Za-z0-9]/g, "").toUpperCase();
}

/** Whether there could be a table of that code. */
export function isCode(code: string): boolean {
  return code.length >= SHORTEST && code.length <= LONGEST;
}
