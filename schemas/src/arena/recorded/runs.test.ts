import { expect, test } from "vitest";
import { fromText, toText } from "../bytes.ts";
import { TOY_RULES } from "../toy-rules.fixture.ts";
import { replayRun } from "./replay-run.ts";
import runs from "./runs.json" with { type: "json" };

test.each(runs)("$name ends as it did when it was recorded", (run) => {
  expect(run.sums.length).toBeGreaterThanOrEqual(16);
  expect(replayRun(TOY_RULES, run)).toEqual(run.sums);
});

test("one flipped bit of a recording is caught", () => {
  const [run] = runs;
  const bytes = fromText(run!.recording);
  // In the middle of the entropy, which is the last thing but a few orders.
  bytes[bytes.length - 200]! ^= 1;
  expect(replayRun(TOY_RULES, { ...run!, recording: toText(bytes) })).not.toEqual(run!.sums);
});
