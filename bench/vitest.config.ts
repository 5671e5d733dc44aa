import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["src/**/*.test.ts"],
    // They start servers, and one a browser: vitest.server.config.ts and the site's vitest.e2e.config.ts have them.
    exclude: ["src/load/load.test.ts", "src/{toy,determinism}/browser.test.ts"],
    // Some look at every place of a map, and a busy machine needs room.
    testTimeout: 60_000,
  },
});
