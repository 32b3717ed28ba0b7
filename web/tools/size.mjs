// What a first visit loads, gzipped: the page, its scripts and styles, one language, the sprite and the fonts.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";

const MOST = 150_000;
const STATIC = new URL("../../src/sixgun/server/static/", import.meta.url).pathname;
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

const page = readFileSync(join(STATIC, "index.html"), "utf8");
const files = [...loaded(page), language()].filter(Boolean);
const total = files.reduce((sum, path) => sum + packed(path), 0);
for (const path of files) console.log(`${String(packed(path)).padStart(7)}  ${path}`);
console.log(`${String(total).padStart(7)}  first load, gzipped; at most ${MOST}`);
process.exit(total > MOST ? 1 : 0);
