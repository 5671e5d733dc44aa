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
    // What did not come in time is tried once more, as a machine that stands still loses a press; what came and was wrong
    // is not. Who passed at the second try only is told of at the end.
    retry: { count: 1, condition: /^(?![^\n]*\bexpected\b)/ },
    // What is waited for comes sooner or later: speed is measured by the bench.
    expect: { poll: { timeout: 60_000 } },
  },
});
