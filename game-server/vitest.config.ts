import { defineConfig } from "vitest/config";
import { LongestFirst } from "./src/testing/longest-first.ts";

export default defineConfig({
  test: {
    include: ["src/**/*.test.ts"],
    globalSetup: ["src/testing/global-setup.ts"],
    // Most of them wait for somebody else most of the time: a process that starts, a bite, a lock that runs out.
    maxWorkers: 3,
    sequence: { sequencer: LongestFirst },
    // Rooms and HTTP tests open sockets and wait for real time; a busy machine needs room.
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});
