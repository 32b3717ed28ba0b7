// Makes src/protocol.ts from src/protocol.schema.json, which `python -m tools.protocol_schema` writes.
// With --check it only says whether the file is current.
import { readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { compileFromFile } from "json-schema-to-typescript";

const SCHEMA = fileURLToPath(new URL("../src/protocol.schema.json", import.meta.url));
const TYPES = new URL("../src/protocol.ts", import.meta.url);

const types = await compileFromFile(SCHEMA, {
  bannerComment: "/* Made from protocol.schema.json by `npm run protocol`; do not edit. */",
  additionalProperties: false,
  unreachableDefinitions: true,
  ignoreMinAndMaxItems: true,
});

if (process.argv.includes("--check")) {
  const kept = await readFile(TYPES, "utf8").catch(() => "");
  if (kept !== types) {
    console.error("src/protocol.ts is not current; run npm run protocol");
    process.exit(1);
  }
} else {
  await writeFile(TYPES, types);
}
