import { expect, test } from "vitest";
import { replayRun } from "../../arena/recorded/replay-run.ts";
import { RULES } from "../play.fixture.ts";
import runs from "./runs.json" with { type: "json" };

test.each(runs)("$name ends as it did when it was recorded", (run) => {
  expect(run.sums.length).toBeGreaterThanOrEqual(6);
  expect(replayRun(RULES, run)).toEqual(run.sums);
});
