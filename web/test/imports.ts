/** What a source file imports, and whether it may: the layers of src/, as tests/unit/test_imports.py for Python. */
import { posix } from "node:path";
import { parse } from "svelte/compiler";
import ts from "typescript";

/** Lowest first. A room is a folder or a file of src/; rooms of one layer know nothing of each other. */
export const LAYERS: readonly (readonly string[])[] = [
  ["ftl.d.ts", "loaded.ts", "luck", "print", "protocol.ts", "style"],
  ["lang"],
  ["game", "setting"],
  ["net", "part"],
  ["page"],
  ["analysis", "dice", "packet", "talk"],
  ["room", "table"],
  ["mine"],
  ["learn", "practice", "puzzle", "replay"],
  ["landing"],
  ["App.svelte"],
  ["main.ts"],
];

const HEIGHT = new Map(LAYERS.flatMap((layer, height) => layer.map((room) => [room, height] as const)));
const ENDINGS = ["", ".ts", ".svelte"];

/** One import: the file it stands in and the file it names, both from src/. */
export interface Import {
  by: string;
  of: string;
}

/** Every import of a file of src/ that names another one, wherever it stands: at the top, in markup, for types only. */
export function importsIn(file: string, text: string, known: ReadonlySet<string>): Import[] {
  const names = file.endsWith(".svelte") ? namedBySvelte(text) : namedByTypeScript(text);
  return names
    .filter((name) => name.startsWith("."))
    .map((name) => posix.join(posix.dirname(file), name.replace(/\?.*$/, "")))
    .filter((of) => !of.startsWith(".."))
    .map((of) => ({ by: file, of: ENDINGS.map((ending) => of + ending).find((path) => known.has(path)) ?? of }));
}

function namedByTypeScript(text: string): string[] {
  return ts.preProcessFile(text).importedFiles.map((found) => found.fileName);
}

function namedBySvelte(text: string): string[] {
  return [...namedBelow(parse(text, { modern: true }))];
}

type Named = { value?: unknown } | null;

/** What the imports and exports in a syntax tree name. */
function* namedBelow(node: unknown): Generator<string> {
  if (typeof node !== "object" || node === null) return;
  const { type, source, argument } = node as { type?: string; source?: Named; argument?: Named };
  const named = type === "TSImportType" ? argument : source;
  if (typeof named?.value === "string") yield named.value;
  for (const child of Object.values(node)) yield* namedBelow(child);
}

/** What is wrong with these imports, a line for each. */
export function complaints(imports: readonly Import[]): string[] {
  return imports.flatMap(({ by, of }) => faults(room(by), room(of)).map((wrong) => `${by} imports ${of}: ${wrong}`));
}

function faults(by: string, of: string): string[] {
  const [low, high] = [HEIGHT.get(by), HEIGHT.get(of)];
  if (low === undefined || high === undefined) return [`give ${low === undefined ? by : of} its place in LAYERS`];
  if (by === of || low > high) return [];
  return [low < high ? `${by} lies below ${of}` : `${by} and ${of} lie side by side and know nothing of each other`];
}

/** The folder or file of src/ that a file lies in or is. */
function room(file: string): string {
  return file.split("/")[0] ?? "";
}

/** Files that import each other in a circle, each circle once; none when everything has an order. */
export function circles(imports: readonly Import[]): string[] {
  const done = new Set<string>();
  const found: string[] = [];
  function visit(file: string, way: readonly string[]): void {
    const at = way.indexOf(file);
    if (at >= 0) found.push([...way.slice(at), file].join(" > "));
    if (at >= 0 || done.has(file)) return;
    for (const { of } of imports.filter(({ by }) => by === file)) visit(of, [...way, file]);
    done.add(file);
  }
  for (const { by } of imports) visit(by, []);
  return found;
}
