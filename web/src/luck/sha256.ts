/** SHA-256 (FIPS 180-4). The browser has its own only on secure pages, and a table in a local network is none. */

const BLOCK = 64;
const LENGTH_AT = 56;
const ROUNDS = 64;
/** The first 64 primes, whose roots give the constants. */
const PRIMES = primes(ROUNDS);
const START = PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));
const ROUND = PRIMES.map((prime) => fraction(Math.cbrt(prime)));

/** The hash of a text in UTF-8, in 64 hexadecimal signs. */
export function sha256(text: string): string {
  const state = Uint32Array.from(START);
  const data = padded(new TextEncoder().encode(text));
  for (let at = 0; at < data.byteLength; at += BLOCK) mix(state, new DataView(data.buffer, at, BLOCK));
  return Array.from(state, (word) => word.toString(16).padStart(8, "0")).join("");
}

/** The text, a one, zeros and the length in bits, in whole blocks. */
function padded(text: Uint8Array): Uint8Array<ArrayBuffer> {
  const blocks = Math.ceil((text.length + 1 + BLOCK - LENGTH_AT) / BLOCK);
  const data = new Uint8Array(blocks * BLOCK);
  data.set(text);
  data[text.length] = 0x80;
  new DataView(data.buffer).setBigUint64(data.length - BLOCK + LENGTH_AT, BigInt(text.length) * 8n);
  return data;
}

function mix(state: Uint32Array, block: DataView): void {
  const words = Uint32Array.from({ length: ROUNDS }, (_, i) => (i < 16 ? block.getUint32(i * 4) : 0));
  for (let i = 16; i < ROUNDS; i++) {
    const [early, late] = [words[i - 15]!, words[i - 2]!];
    const low = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3);
    const high = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10);
    words[i] = words[i - 16]! + low + words[i - 7]! + high;
  }
  let [a, b, c, d, e, f, g, h] = state as unknown as [number, number, number, number, number, number, number, number];
  for (let i = 0; i < ROUNDS; i++) {
    const choice = (e & f) ^ (~e & g);
    const first = (h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + choice + ROUND[i]! + words[i]!) | 0;
    const majority = (a & b) ^ (a & c) ^ (b & c);
    const second = (turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + majority;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, i) => (state[i] = state[i]! + word));
}

/** A word turned to the right. */
function turned(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by));
}

/** The first 32 bits behind the point. */
function fraction(root: number): number {
  return Math.floor((root % 1) * 2 ** 32);
}

function primes(count: number): number[] {
  const found: number[] = [];
  for (let n = 2; found.length < count; n++) if (found.every((prime) => n % prime !== 0)) found.push(n);
  return found;
}
