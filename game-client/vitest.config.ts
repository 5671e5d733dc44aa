import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["{src,art-kit/src,web-kit/src}/**/*.test.{ts,tsx}"],
    environment: "node",
    // A busy machine needs room.
    testTimeout: 30_000,
  },
});
