import { defineConfig } from "vitest/config";

// What needs the whole server: examples of driving rooms, and the load test.
export default defineConfig({
  test: {
    include: ["examples/**/*.test.ts", "src/load/load.test.ts"],
    globalSetup: ["../game-server/src/testing/global-setup.ts"],
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
