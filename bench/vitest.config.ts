import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["src/**/*.test.ts"],
    // Some look at every place of a map, and a busy machine needs room.
    testTimeout: 30_000,
  },
});
