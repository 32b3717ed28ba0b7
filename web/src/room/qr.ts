/** A QR code of a text: bytes, error correction M, versions 1 to 9, as ISO/IEC 18004 has them. */

/** Of each version: check bytes a block, then the data bytes of every block. */
const BLOCKS: readonly (readonly [number, readonly number[]])[] = [
  [10, [16]],
  [16, [28]],
  [26, [44]],
  [18, [32, 32]],
  [24, [43, 43]],
  [16, [27, 27, 27, 27]],
  [18, [31, 31, 31, 31]],
  [22, [38, 38, 39, 39]],
  [22, [36, 36, 36, 37, 37]],
];
const MASKS: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

/** Rows of modules, dark ones true; null for a text that is too long. */
export function qrCode(text: string): boolean[][] | null {
  const bytes = new TextEncoder().encode(text);
  const version = BLOCKS.findIndex(([, blocks]) => bytes.length + 2 <= sum(blocks)) + 1;
  if (version === 0) return null;
  const codes = interleaved(dataBytes(bytes, sum(BLOCKS[version - 1]![1])), version);
  const drawn = MASKS.map((_, mask) => draw(version, codes, mask));
  return drawn.reduce((best, one) => (penalty(one) < penalty(best) ? one : best));
}

const sum = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0);

/** The mode, the length, the text, and what fills the rest. */
function dataBytes(text: Uint8Array, room: number): number[] {
  const nibbles = [4, text.length >> 4, text.length & 15, ...[...text].flatMap((byte) => [byte >> 4, byte & 15]), 0];
  const bytes: number[] = [];
  for (let i = 0; i < nibbles.length; i += 2) bytes.push((nibbles[i]! << 4) | (nibbles[i + 1] ?? 0));
  for (let i = 0; bytes.length < room; i++) bytes.push(i % 2 === 0 ? 0xec : 0x11);
  return bytes;
}

/** Data and check bytes in the order in which they are drawn. */
function interleaved(data: readonly number[], version: number): number[] {
  const [checks, sizes] = BLOCKS[version - 1]!;
  let at = 0;
  const blocks = sizes.map((size) => data.slice(at, (at += size)));
  const columns = (rows: readonly (readonly number[])[], wide: number) =>
    Array.from({ length: wide }, (_, i) => rows.flatMap((row) => row[i] ?? [])).flat();
  const checked = blocks.map((block) => checkBytes(block, checks));
  return [...columns(blocks, Math.max(...sizes)), ...columns(checked, checks)];
}

/** The product of two numbers of the field with 256 elements. */
function times(a: number, b: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit--) product = (product << 1) ^ ((product >> 7) * 0x11d) ^ (((b >> bit) & 1) * a);
  return product;
}

/** What Reed and Solomon append to a block. */
export function checkBytes(block: readonly number[], number: number): number[] {
  let divisor = [1];
  for (let i = 0, root = 1; i < number; i++, root = times(root, 2)) {
    divisor = [...divisor, 0].map((each, j) => each ^ times(divisor[j - 1] ?? 0, root));
  }
  let rest = new Array<number>(number).fill(0);
  for (const byte of block) {
    const factor = byte ^ rest[0]!;
    rest = [...rest.slice(1), 0].map((each, j) => each ^ times(divisor[j + 1]!, factor));
  }
  return rest;
}

/** A number with its remainder behind it, as format and version carry it. */
export function withRemainder(value: number, divisor: number, bits: number): number {
  let rest = value << bits;
  for (let i = 31; i >= bits; i--) if ((rest >> i) & 1) rest ^= divisor << (i - bits);
  return (value << bits) | rest;
}

/** The fifteen bits that tell error correction M and the mask. */
export function formatBits(mask: number): number {
  return withRemainder(mask, 0x537, 10) ^ 0x5412;
}

function draw(version: number, codes: readonly number[], mask: number): boolean[][] {
  const size = 17 + 4 * version;
  const rows = Array.from({ length: size }, () => new Array<boolean | undefined>(size).fill(undefined));
  const put = (x: number, y: number, dark: boolean) => {
    const row = rows[y];
    if (row && x >= 0 && x < size) row[x] = dark;
  };
  const square = (x: number, y: number, radius: number, light: number) => {
    for (let dy = -radius; dy <= radius; dy++)
      for (let dx = -radius; dx <= radius; dx++) {
        const ring = Math.max(Math.abs(dx), Math.abs(dy));
        put(x + dx, y + dy, ring !== light && ring !== 4);
      }
  };
  for (let i = 0; i < size; i++) {
    put(6, i, i % 2 === 0);
    put(i, 6, i % 2 === 0);
  }
  square(3, 3, 4, 2);
  square(size - 4, 3, 4, 2);
  square(3, size - 4, 4, 2);
  const places = version === 1 ? [] : [6, ...(version >= 7 ? [8 + 2 * version] : []), size - 7];
  /** Where the large squares are. */
  const isCorner = (x: number, y: number) => Math.min(x, y) === 6 && [6, size - 7].includes(Math.max(x, y));
  for (const x of places) for (const y of places) if (!isCorner(x, y)) square(x, y, 2, 1);
  const format = formatBits(mask);
  for (let i = 0; i < 15; i++) {
    const dark = ((format >> i) & 1) === 1;
    put(8, i < 6 ? i : i < 8 ? i + 1 : size - 15 + i, dark);
    put(i < 8 ? size - 1 - i : i < 9 ? 7 : 14 - i, 8, dark);
  }
  put(8, size - 8, true);
  const told = withRemainder(version, 0x1f25, 12);
  for (let i = 0; version >= 7 && i < 18; i++) {
    const dark = ((told >> i) & 1) === 1;
    put(size - 11 + (i % 3), Math.floor(i / 3), dark);
    put(Math.floor(i / 3), size - 11 + (i % 3), dark);
  }
  let at = 0;
  for (const [x, y] of way(size)) {
    if (rows[y]![x] !== undefined) continue;
    const bit = ((codes[at >> 3] ?? 0) >> (7 - (at & 7))) & 1;
    put(x, y, (bit === 1) !== MASKS[mask]!(x, y));
    at++;
  }
  return rows as boolean[][];
}

/** Two columns at a time from the right, up and down; the column of the timing pattern does not count. */
export function* way(size: number): Generator<[number, number]> {
  for (let pair = 0; pair < (size - 1) / 2; pair++) {
    const right = size - 1 - 2 * pair - (size - 1 - 2 * pair <= 6 ? 1 : 0);
    for (let i = 0; i < size; i++) for (const x of [right, right - 1]) yield [x, pair % 2 === 0 ? size - 1 - i : i];
  }
}

/** How hard the code is to read: the mask with the least is taken. */
export function penalty(rows: readonly (readonly boolean[])[]): number {
  const size = rows.length;
  const columns = rows.map((_, x) => rows.map((row) => row[x]!));
  let points = 0;
  for (const line of [...rows, ...columns]) {
    const text = line.map(Number).join("");
    for (const [run] of text.matchAll(/0{5,}|1{5,}/g)) points += run.length - 2;
    for (const like of [/(?=10111010000)/g, /(?=00001011101)/g]) points += 40 * [...text.matchAll(like)].length;
  }
  for (let y = 1; y < size; y++)
    for (let x = 1; x < size; x++) {
      const dark = rows[y]![x];
      if (dark === rows[y]![x - 1] && dark === rows[y - 1]![x] && dark === rows[y - 1]![x - 1]) points += 3;
    }
  const share = sum(rows.flat().map(Number)) / (size * size);
  return points + 10 * Math.floor(Math.abs(share * 100 - 50) / 5);
}
