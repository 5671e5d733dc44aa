import { defineConfig } from "vitest/config";
import { LongestFirst } from "./e2e/support/longest-first.ts";

// The journeys of players in a real browser on the whole product. Four at a time: games wait for real time, and three left a fifth of the processor idle.
export default defineConfig({
  test: {
    // The toy of the recipes is built and played in a copy of the tree; recorded runs are played in the browser itself.
    include: ["e2e/**/*.test.ts", "../bench/src/{toy,determinism}/browser.test.ts"],
    environment: "node",
    globalSetup: ["e2e/support/product.ts"],
    maxWorkers: 4,
    sequence: { sequencer: LongestFirst },
    testTimeout: 600_000,
    hookTimeout: 60_000,
    // A machine that stands still loses a press, and hides what passes in a moment. What is wrong is wrong twice; who passed
    // at the second try only is told of at the end, with what went wrong at the first.
    retry: 1,
    // What is waited for comes sooner or later: speed is measured by the bench.
    expect: { poll: { timeout: 60_000 } },
  },
});
