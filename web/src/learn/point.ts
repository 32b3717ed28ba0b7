/** What the coach points at, found on the table. */
import type { Pointed } from "../protocol";

/** The things that are meant, the first of them first. */
export function pointed(points: readonly Pointed[], me: number): HTMLElement[] {
  return points.flatMap((point) =>
    [...document.querySelectorAll<HTMLElement>(selector(point, me))].filter((one) => one.offsetParent !== null),
  );
}

function selector({ part, seat, card }: Pointed, me: number): string {
  const mine = `.me[data-seat="${me}"]`;
  switch (part) {
    case "seat":
      return `.seat[data-seat="${seat}"]`;
    case "in-play":
      return `.seat[data-seat="${seat}"] [data-face^="${card}/"]`;
    case "hand":
      return card ? `[data-anchor="hand"] [data-face^="${card}/"]` : '[data-anchor="hand"]';
    case "me":
      return mine;
    case "role":
      return `${mine} .face`;
    case "life":
      return `${mine} .state`;
    case "deck":
    case "discards":
      return `[data-anchor="${part}"]`;
    case "arrows":
      return ".quiver .arrows";
    case "dice":
      return ".tray";
    case "end":
      return '[data-do="end"], [data-do="stop"], .prompt.phone .go';
  }
}
