import { defineConfig, mergeConfig } from "vitest/config";
import built from "./vite.config";

// apart from what the client is built with, so that whoever only plays need not install vitest
export default mergeConfig(
  built,
  defineConfig({
    // patience: how long a test takes is no matter of right or wrong
    test: { include: ["test/**/*.test.ts"], environment: "node", pool: "threads", testTimeout: 60_000 },
  }),
);
