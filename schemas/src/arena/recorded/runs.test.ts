import { expect, test } from "vitest";
import { TOY_RULES } from "../toy-rules.fixture.ts";
import { replayRun } from "./replay-run.ts";
import runs from "./runs.json" with { type: "json" };

test.each(runs)("$name ends as it did when it was recorded", (run) => {
  expect(run.sums.length).toBeGreaterThanOrEqual(16);
  expect(replayRun(TOY_RULES, run)).toEqual(run.sums);
});

test("one flipped bit of a recording is caught", () => {
  const [run] = runs;
  const digits = [...run!.recording];
  // In the middle of the entropy, which is the last thing but a few orders.
  const at = digits.length - 400;
  digits[at] = (Number.parseInt(digits[at]!, 16) ^ 1).toString(16);
  expect(replayRun(TOY_RULES, { ...run!, recording: digits.join("") })).not.toEqual(run!.sums);
});
