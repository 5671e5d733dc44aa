import { defineConfig } from "vitest/config";

// What needs the whole server: examples of driving rooms, and the load test.
export default defineConfig({
  test: {
    include: ["examples/**/*.test.ts", "src/load/load.test.ts"],
    globalSetup: ["../game-server/src/testing/global-setup.ts"],
    maxWorkers: 2,
    // They start servers and play on them in real time: on a machine that does much else each step takes its time.
    testTimeout: 180_000,
    hookTimeout: 180_000,
  },
});
