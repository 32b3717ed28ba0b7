// Makes src/sixgun/notebook/look.json: colours, symbols and portraits of this client, for tables shown in notebooks.
// With --check it only says whether the file is current.
import { readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { createServer } from "vite";

const WEB = new URL("..", import.meta.url);
const LOOK = new URL("../src/sixgun/notebook/look.json", WEB);

/** The symbols of the sprite by id, each with its viewBox. */
function symbols(sprite) {
  const found = sprite.matchAll(/<symbol id="([^"]+)" viewBox="([^"]+)">(.*?)<\/symbol>/gs);
  return Object.fromEntries([...found].map(([, id, box, inside]) => [id, [box, inside]]));
}

/** The custom properties in a block of tokens.css. */
function tokens(css, selector) {
  const [block] = css.slice(css.indexOf(`${selector} {`)).split("}");
  const lines = block.replaceAll(/\/\*.*?\*\//gs, "").matchAll(/(--[\w-]+):\s*([^;]+);/g);
  return Object.fromEntries([...lines].map(([, name, value]) => [name, value.trim()]));
}

/** Who looks like what: colours, and the parts from back to front. */
async function portraits() {
  const server = await createServer({
    root: fileURLToPath(WEB),
    server: { middlewareMode: true, watch: null, ws: false },
    optimizeDeps: { noDiscovery: true },
    logLevel: "error",
  });
  const { colours, layers } = await server.ssrLoadModule("/src/part/face.ts");
  const { CHARACTER_FACES } = await server.ssrLoadModule("/src/part/characterFaces.ts");
  await server.close();
  const drawn = Object.entries(CHARACTER_FACES).map(([name, face]) => [
    name,
    { style: colours(face), parts: layers(face) },
  ]);
  return Object.fromEntries(drawn);
}

const css = await readFile(new URL("src/style/tokens.css", WEB), "utf8");
const sprite = await readFile(new URL("src/style/symbols.svg", WEB), "utf8");
const look = {
  light: tokens(css, ":root"),
  dark: tokens(css, ':root[data-theme="dark"]'),
  symbols: symbols(sprite),
  portraits: await portraits(),
};
const text = JSON.stringify(look, null, 1) + "\n";

if (process.argv.includes("--check")) {
  const kept = await readFile(LOOK, "utf8").catch(() => "");
  if (kept !== text) {
    console.error("src/sixgun/notebook/look.json is not current; run npm run look");
    process.exit(1);
  }
} else {
  await writeFile(LOOK, text);
}
