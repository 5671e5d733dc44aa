import { DAY, HOUR, MINUTE, SECOND } from "@diamond-valley/schemas/clock.ts";
import { expect, test } from "vitest";
import { timeLeft } from "./time-left.ts";

test.each([
  [2 * DAY + 3 * HOUR + 4 * MINUTE + 5 * SECOND, [2, 3, 4, 5]],
  [DAY, [1, 0, 0, 0]],
  [DAY - 1, [1, 0, 0, 0]],
  [59_001, [0, 0, 1, 0]],
  [1, [0, 0, 0, 1]],
  [0, [0, 0, 0, 0]],
  [-5 * DAY, [0, 0, 0, 0]],
])("%i ms are %j", (span, expected) => {
  expect(Object.values(timeLeft(span))).toEqual(expected);
});
