// What a first visit loads, gzipped: the page, its scripts and styles, one language, the sprite and the fonts; and what
// it has loaded when one sits at a table.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";

const MOST = 150_000;
const MOST_AT_A_TABLE = 170_000;
/** Scripts that are loaded when somebody opens what they show. */
const MOST_WHEN_OPENED = { Analysis: 12_000, PracticePage: 12_000 };
const STATIC = fileURLToPath(new URL("../../src/sixgun/server/static/", import.meta.url));
const LANGUAGES = /^assets\/(en|de|it|hu)-/;

function loaded(page) {
  const files = new Set(["index.html", "boot.js", "icon.svg"]);
  for (const [, path] of page.matchAll(/(?:src|href)="\/(assets\/[^"]+)"/g)) files.add(path);
  for (const name of readdirSync(join(STATIC, "assets"))) {
    if (/^symbols-.*\.svg$|\.woff2$/.test(name)) files.add(`assets/${name}`);
  }
  return [...files];
}

/** The largest of the languages: nobody needs two of them. */
function language() {
  const sizes = readdirSync(join(STATIC, "assets"))
    .map((name) => `assets/${name}`)
    .filter((path) => LANGUAGES.test(path));
  return sizes.sort((a, b) => packed(b) - packed(a))[0];
}

/** As the server sends it: fonts are packed already. */
function packed(path) {
  const data = readFileSync(join(STATIC, path));
  return path.endsWith(".woff2") ? data.length : gzipSync(data, { level: 9 }).length;
}

/** The table's own script, and the scripts and styles that come with it. */
function table() {
  const all = readdirSync(join(STATIC, "assets"));
  const files = new Set();
  const add = (name) => {
    if (files.has(`assets/${name}`)) return;
    files.add(`assets/${name}`);
    const text = readFileSync(join(STATIC, "assets", name), "utf8");
    for (const [, one] of text.matchAll(/from"\.\/([^"]+\.js)"/g)) add(one);
    const part = name.replace(/.{8}\.js$/, ""); // without its hash, in which there may be a dash
    for (const style of all.filter((one) => one.startsWith(part) && one.endsWith(".css"))) files.add(`assets/${style}`);
  };
  all.filter((name) => /^Table-.*\.js$/.test(name)).forEach(add);
  return [...files];
}

const page = readFileSync(join(STATIC, "index.html"), "utf8");
const first = [...loaded(page), language()].filter(Boolean);
const then = table().filter((path) => !first.includes(path));
const sum = (files) => files.reduce((total, path) => total + packed(path), 0);
for (const path of [...first, ...then]) console.log(`${String(packed(path)).padStart(7)}  ${path}`);
const [begin, seated] = [sum(first), sum(first) + sum(then)];
console.log(`${String(begin).padStart(7)}  first load, gzipped; at most ${MOST}`);
console.log(`${String(seated).padStart(7)}  with a seat at a table; at most ${MOST_AT_A_TABLE}`);
let large = begin > MOST || seated > MOST_AT_A_TABLE;
for (const [name, most] of Object.entries(MOST_WHEN_OPENED)) {
  const file = readdirSync(join(STATIC, "assets")).find((one) => one.startsWith(`${name}-`) && one.endsWith(".js"));
  const size = packed(`assets/${file}`);
  console.log(`${String(size).padStart(7)}  ${name}, when it is opened; at most ${most}`);
  large ||= size > most;
}
process.exit(large ? 1 : 0);
