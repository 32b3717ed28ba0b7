// Builds the service worker: what it keeps is named after its content, so that a changed part is fetched anew.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";

const WEB = new URL("..", import.meta.url);
/** The page without a server, and everything it needs. */
const PARTS = ["/offline.html", "/offline.css", "/offline.js", "/boot.js", "/icon.svg"];

export function worker() {
  return {
    name: "sixgun-worker",
    generateBundle() {
      const hash = createHash("sha256");
      for (const path of PARTS) hash.update(readFileSync(new URL(`public${path}`, WEB)));
      const kept = `offline-${hash.digest("hex").slice(0, 12)}`;
      const source = readFileSync(new URL("worker/sw.js", WEB), "utf8");
      const head = `const KEPT = ${JSON.stringify(kept)};\nconst PARTS = ${JSON.stringify(PARTS)};\n`;
      this.emitFile({ type: "asset", fileName: "sw.js", source: head + source });
    },
  };
}
