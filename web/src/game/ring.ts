/** Who sits where on the screen: a horseshoe with the viewer at the open end. */

export interface Place {
  seat: number;
  side: "left" | "top" | "right";
  /** On a side: rows from the bottom. On top: columns from the left. */
  index: number;
}

export interface Horseshoe {
  /** Clockwise from the viewer's left. */
  places: Place[];
  rows: number;
  columns: number;
}

/** How many of the others sit on top; the rest is halved between the sides. */
const TOP_ON_DESK: Record<number, number> = { 2: 0, 3: 1, 4: 2, 5: 1, 6: 2, 7: 3 };
const TOP_ON_PHONE: Record<number, number> = { 2: 0, 3: 1, 4: 2, 5: 3, 6: 4, 7: 3 };

/** The seats of the others, clockwise from the left of the one who looks. */
export function others(players: number, me: number): number[] {
  return Array.from({ length: players - 1 }, (_, i) => (me + 1 + i) % players);
}

export function horseshoe(players: number, me: number, layout: "desk" | "phone"): Horseshoe {
  const around = others(players, me);
  const columns = (layout === "desk" ? TOP_ON_DESK : TOP_ON_PHONE)[around.length] ?? 0;
  const rows = (around.length - columns) / 2;
  const places = around.map((seat, i): Place => {
    if (i < rows) return { seat, side: "left", index: i };
    if (i < rows + columns) return { seat, side: "top", index: i - rows };
    return { seat, side: "right", index: rows - 1 - (i - rows - columns) };
  });
  return { places, rows, columns };
}
