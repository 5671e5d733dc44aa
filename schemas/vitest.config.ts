import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["src/**/*.test.ts"],
    environment: "node",
    // A busy machine needs room.
    testTimeout: 60_000,
  },
});
