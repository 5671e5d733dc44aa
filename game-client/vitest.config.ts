import { defineConfig } from "vitest/config";

export default defineConfig({
  test: { include: ["{src,art-kit/src,web-kit/src}/**/*.test.{ts,tsx}"], environment: "node" },
});
