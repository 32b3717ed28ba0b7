/** What a person adds to the seed of a game, so that nobody can have chosen the luck alone. */

/** The server takes no more signs. */
export const LONGEST_SHARE = 64;
const BYTES = 16;

/** A share that nobody can foresee. */
export function randomShare(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The words as the server keeps them: one line, without signs that print nothing. */
export function asShare(words: string): string {
  const line = words.replace(/[\p{C}\p{Z}]+/gu, " ").trim();
  return [...line].slice(0, LONGEST_SHARE).join("").trim();
}
