/** The blue flags of a hint: the things that its moves take, found on the table. */
import type { Option } from "../protocol";

export interface Flag {
  thing: HTMLElement;
  number: number;
}

/** A flag on the card of each move, in their order; whom they are aimed at is only pointed at. */
export function flagged(moves: readonly Option[]): { flags: Flag[]; aims: HTMLElement[] } {
  const flags: Flag[] = [];
  const aims: HTMLElement[] = [];
  moves.forEach((move, i) => {
    const card = move.card && find(`main [data-face="${move.card}"]`);
    if (card) flags.push({ thing: card.closest("li") ?? card, number: i + 1 });
    for (const die of move.dice) {
      const place = find(`[data-die="${die}"]`);
      if (place) flags.push({ thing: place, number: i + 1 });
    }
    const seat = move.seat !== null && find(`.ring .seat[data-seat="${move.seat}"]`);
    if (seat) aims.push(seat);
  });
  return { flags, aims };
}

function find(selector: string): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLElement>(selector)].find((one) => one.offsetParent !== null);
}
