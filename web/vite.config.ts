import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { fluent } from "./tools/ftl.mjs";
import { worker } from "./tools/worker.mjs";

// where `sixgun serve` listens by itself
const SERVER = "http://127.0.0.1:8080";

export default defineConfig({
  plugins: [fluent(), svelte(), worker()],
  build: {
    // the server serves this folder; it is built, never committed
    outDir: "../src/sixgun/server/static",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    // whose work is in it, as their licences ask
    license: { fileName: "licenses.md" },
    target: "es2022",
  },
  server: {
    fs: { allow: [".", "../src/sixgun/text", "../src/sixgun/bots"] },
    proxy: { "/api": SERVER, "/ws": { target: SERVER, ws: true } },
  },
});
