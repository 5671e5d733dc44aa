import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["src/**/*.test.ts", "src/**/*.test.tsx"],
    environment: "node",
    // Rules keep nothing from one file to the next: one worker reads each module once, which halves the time.
    isolate: false,
  },
});
