/**
 * Symbols of the sprite as pictures in the colours that they always have. A picture is one thing to style, to lay out
 * and to paint, where the same symbol taken out of the sprite is a dozen; and cards come and go by the dozen.
 */
import { theme } from "../setting/settings.svelte";
import sprite from "../style/symbols.svg?url&no-inline";

/** By their names in the sprite, and `ink` in which things are drawn: colours, or tokens such as `--card-ink`. */
export type Colours = Readonly<Record<string, string | undefined>>;

class Sprite {
  symbols = $state.raw<ReadonlyMap<string, Element>>(new Map());
}

const all = new Sprite();
/** By theme, symbols and colours; kept, so that the browser has each one at hand as soon as it is wanted again. */
const drawn = new Map<string, HTMLImageElement>();
let asked = false;

/**
 * The picture of symbols that lie on each other; null while the sprite is on its way, or does not have one of them.
 * Each size has its own: one picture in two sizes would be laid out anew whenever it is painted in the other.
 */
export function picture(ids: readonly string[], colours: Colours, size = ""): string | null {
  if (!asked) void load();
  const symbols = ids.map((id) => all.symbols.get(id));
  if (symbols.includes(undefined)) return null;
  const key = JSON.stringify([theme(), ids, colours, size]);
  const image = drawn.get(key) ?? new Image();
  if (!image.src) {
    image.src = `data:image/svg+xml,${encodeURIComponent(draw(symbols as Element[], colours, size))}`;
    drawn.set(key, image);
  }
  return image.src;
}

async function load(): Promise<void> {
  asked = true;
  try {
    const text = await (await fetch(sprite)).text();
    const found = new DOMParser().parseFromString(text, "image/svg+xml").querySelectorAll("symbol");
    all.symbols = new Map([...found].map((symbol) => [symbol.id, symbol]));
  } catch {
    asked = false; // the next picture asks again
  }
}

function draw(symbols: readonly Element[], colours: Colours, size: string): string {
  const tokens = getComputedStyle(document.documentElement);
  const colour = (value: string) => (value.startsWith("--") ? tokens.getPropertyValue(value) : value);
  const parts = symbols
    .map((symbol) => symbol.innerHTML)
    .join("")
    .replace(/var\(--([\w-]+),([^)]*)\)/g, (_, name: string, usual: string) => colour(colours[name] ?? usual));
  const box = symbols[0]?.getAttribute("viewBox") ?? "";
  const ink = colour(colours.ink ?? "#2a1c13");
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" color="${ink}" id="${size}">${parts}</svg>`;
}
