/** What a record says of the luck of its game, and the seals that its lines lead to. */
import { sha256 } from "./sha256";

const SEAL_SIGNS = 32;
const LETTERS = "ABCDEFGH";

/** What somebody added to the seed. */
export interface Share {
  seat: number;
  text: string;
}

export interface Recorded {
  /** A decimal number; empty in what is no record. */
  seed: string;
  shares: Share[];
  /** The seal that the record names, and those that its lines lead to: before the first move, after it, and so on. */
  seal: string;
  seals: string[];
}

export function readRecord(text: string): Recorded {
  const lines = text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
  const first = lines.findIndex((line) => isMove(line) || /^(luck|result): /.test(line));
  const header = first < 0 ? lines : lines.slice(0, first);
  const seals = [sealOf(header.join("\n"))];
  for (const move of lines.filter(isMove)) seals.push(sealOf(`${seals.at(-1)}\n${move}`));
  return {
    seed: said(header, "seed")[0] ?? "",
    shares: said(header, "share").map((share) => ({ seat: LETTERS.indexOf(share.charAt(0)), text: share.slice(2) })),
    seal: said(lines, "seal")[0] ?? "",
    seals,
  };
}

function isMove(line: string): boolean {
  return /^[0-9]/.test(line);
}

/** What the lines of this name say. */
function said(lines: string[], name: string): string[] {
  return lines.filter((line) => line.startsWith(`${name}: `)).map((line) => line.slice(name.length + 2).trim());
}

function sealOf(text: string): string {
  return sha256(text).slice(0, SEAL_SIGNS);
}
