import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["src/**/*.test.ts"],
    // It starts servers: vitest.server.config.ts has it.
    exclude: ["src/load/load.test.ts"],
    // Some look at every place of a map, and a busy machine needs room.
    testTimeout: 30_000,
  },
});
