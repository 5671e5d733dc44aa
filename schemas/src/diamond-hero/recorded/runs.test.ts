import { expect, test } from "vitest";
import { replayRun } from "../../arena/recorded/replay-run.ts";
import { HERO_RULES } from "../rules.ts";
import runs from "./runs.json" with { type: "json" };

test.each(runs)("$name ends as it did when it was recorded", (run) => {
  expect(run.sums.length).toBeGreaterThanOrEqual(4);
  expect(replayRun(HERO_RULES, run)).toEqual(run.sums);
});
