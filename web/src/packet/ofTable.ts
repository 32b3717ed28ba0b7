/** What every part of a table that shows events is given. */
import type { Reader } from "../game/sentence";
import type { CardView, Seen } from "../protocol";

export interface OfTable {
  view: CardView;
  reader: Reader;
  /** What is shown just now. */
  effect: Seen | null;
  oninspect: (event: string) => void;
}
