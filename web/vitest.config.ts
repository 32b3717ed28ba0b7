import { defineConfig, mergeConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import built from "./vite.config";

const EVERY = "test/**/*.test.ts";
/** These teach the client words and cards, and are about what it does not know before. */
const TEACH = ["test/homeMade.test.ts", "test/packet.test.ts"];

/** Files in the order of their names, and not of how long each took last. */
class ByName extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    return [...files].sort((a, b) => (a.moduleId < b.moduleId ? -1 : 1));
  }
}

// apart from what the client is built with, so that whoever only plays need not install vitest
export default mergeConfig(
  built,
  defineConfig({
    test: {
      environment: "node",
      pool: "threads",
      fileParallelism: false,
      sequence: { sequencer: ByName },
      // patience: how long a test takes is no matter of right or wrong
      testTimeout: 60_000,
      projects: [
        // loading what is tested takes most of the time: these files share it
        { extends: true, test: { name: "shared", include: [EVERY], exclude: TEACH, isolate: false } },
        { extends: true, test: { name: "alone", include: TEACH } },
      ],
    },
  }),
);
