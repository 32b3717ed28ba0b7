/** Which form of a sentence fits who did it, to whom, and who reads it. See src/sixgun/text/en/event-card.ftl. */

/** The attributes to try, the most fitting first; the empty one is the sentence itself. */
export function forms(seat: number | null, other: number | null, me: number | null): string[] {
  const mine = seat !== null && seat === me;
  const own = other !== null && other === seat;
  if (mine) return own ? ["you-own", "you", ""] : other !== null ? ["you-at", "you", ""] : ["you", ""];
  if (own) return ["own", ""];
  if (other === null) return [""];
  return other === me ? ["at-you", "at", ""] : ["at", ""];
}
