import { expect, test } from "vitest";
import { stepsOf } from "./milestones.ts";

test.each([
  [1, [0, 0]],
  [2, [0.5, 0]],
  [3, [1, 0]],
  [9, [1, 0.5]],
  [15, [1, 1]],
  [99, [1, 1]],
])("at level %d the steps to levels 3 and 15 are done to %j", (level, shares) => {
  expect(stepsOf([3, 15], level).map(({ share }) => share)).toEqual(shares);
});
