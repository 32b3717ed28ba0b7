/** QR codes: the figures that the standard and its textbooks print, and every code read back again. */
import { describe, expect, it } from "vitest";
import { checkBytes, formatBits, penalty, qrCode, way, withRemainder } from "../src/room/qr";

const LINK = "https://bang.example:8443/t/K7MESA";

/** What a reader does: finds the mask, walks the modules, undoes the mask, and takes the blocks apart. */
function readBack(rows: boolean[][], blocks: number[], checks: number): { text: string; blocks: number[][] } {
  const size = rows.length;
  const dark = (x: number, y: number) => rows[y]![x]!;
  const format = [0, 1, 2, 3, 4, 5, 7, 8].map((y, i) => (dark(8, y) ? 1 << i : 0)).reduce((a, b) => a | b);
  const rest = Array.from({ length: 7 }, (_, i) => (dark(8, size - 7 + i) ? 1 << (8 + i) : 0)).reduce((a, b) => a | b);
  const mask = [0, 1, 2, 3, 4, 5, 6, 7].find((one) => formatBits(one) === (format | rest))!;
  const turned = [
    (x: number, y: number) => (x + y) % 2,
    (_: number, y: number) => y % 2,
    (x: number) => x % 3,
    (x: number, y: number) => (x + y) % 3,
    (x: number, y: number) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2,
    (x: number, y: number) => ((x * y) % 2) + ((x * y) % 3),
    (x: number, y: number) => (((x * y) % 2) + ((x * y) % 3)) % 2,
    (x: number, y: number) => (((x + y) % 2) + ((x * y) % 3)) % 2,
  ][mask]!;
  const version = (size - 17) / 4;
  const middle = { 7: 22, 8: 24, 9: 26 }[version];
  const places = version === 1 ? [] : [6, ...(middle ? [middle] : []), size - 7];
  const near = (a: number, b: number) => Math.abs(a - b) <= 2;
  const isFixed = (x: number, y: number) =>
    x === 6 ||
    y === 6 ||
    (x < 9 && y < 9) ||
    (x < 9 && y >= size - 8) ||
    (x >= size - 8 && y < 9) ||
    (version >= 7 && ((x < 6 && y >= size - 11) || (y < 6 && x >= size - 11))) ||
    places.some((a) =>
      places.some(
        (b) => !(a < 9 && b < 9) && !(a < 9 && b > size - 9) && !(a > size - 9 && b < 9) && near(x, a) && near(y, b),
      ),
    );
  const bits = [...way(size)].filter(([x, y]) => !isFixed(x, y)).map(([x, y]) => dark(x, y) !== (turned(x, y) === 0));
  const codes = Array.from({ length: bits.length >> 3 }, (_, i) =>
    bits.slice(8 * i, 8 * i + 8).reduce((byte, bit) => 2 * byte + Number(bit), 0),
  );
  const read: number[][] = blocks.map(() => []);
  const order = [...Array(Math.max(...blocks)).keys()].flatMap((i) =>
    blocks.flatMap((length, b) => (i < length ? [b] : [])),
  );
  for (const [i, b] of order.entries()) read[b]!.push(codes[i]!);
  for (let i = 0; i < checks * blocks.length; i++) read[i % blocks.length]!.push(codes[order.length + i]!);
  const data = read.flatMap((block, b) => block.slice(0, blocks[b]));
  const length = ((data[0]! & 15) << 4) | (data[1]! >> 4);
  const bytes = Array.from({ length }, (_, i) => ((data[i + 1]! & 15) << 4) | (data[i + 2]! >> 4));
  return { text: new TextDecoder().decode(new Uint8Array(bytes)), blocks: read };
}

describe("the figures that are printed", () => {
  it("checks the textbook's HELLO WORLD of version 1-M", () => {
    const data = [32, 91, 11, 120, 209, 114, 220, 77, 67, 64, 236, 17, 236, 17, 236, 17];
    expect(checkBytes(data, 10)).toEqual([196, 35, 39, 119, 235, 215, 231, 226, 93, 23]);
  });
  it("has the format bits of the standard's table for M", () => {
    const printed = "101010000010010 101000100100101 101111001111100 101101101001011 100010111111001 100000011001110";
    const all = [0, 1, 2, 3, 4, 5].map((mask) => formatBits(mask).toString(2));
    expect(all.join(" ")).toBe(printed);
  });
  it("has the version bits of the standard's table", () => {
    expect(withRemainder(7, 0x1f25, 12).toString(2).padStart(18, "0")).toBe("000111110010010100");
    expect(withRemainder(9, 0x1f25, 12).toString(2).padStart(18, "0")).toBe("001001101010011001");
  });
  it("counts what makes a code hard to read", () => {
    const light = Array.from({ length: 21 }, () => new Array<boolean>(21).fill(false));
    expect(penalty(light)).toBe(2 * 21 * 19 + 3 * 20 * 20 + 100);
  });
});

describe("a code", () => {
  it.each([
    [1, "K7MESA", [16], 10],
    [3, LINK, [44], 26],
    [4, `${LINK}?from=the+saloon`, [32, 32], 18],
    [7, `${LINK.repeat(3)}?more=of+it`, [31, 31, 31, 31], 18],
    [8, LINK.repeat(4), [38, 38, 39, 39], 22],
    [9, "ő".repeat(90), [36, 36, 36, 37, 37], 22],
  ])("of version %i is read back, and every block of it checks", (version, text, blocks, checks) => {
    const rows = qrCode(text)!;
    expect(rows.length).toBe(17 + 4 * version);
    const read = readBack(rows, blocks, checks);
    expect(read.text).toBe(text);
    for (const [b, block] of read.blocks.entries()) {
      expect(block.slice(blocks[b])).toEqual(checkBytes(block.slice(0, blocks[b]), checks));
    }
  });
  it("is not made of a text that is too long", () => {
    expect(qrCode("x".repeat(181))).toBeNull();
  });
});
