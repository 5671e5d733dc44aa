import { expect, test } from "vitest";
import { unitsLeft } from "./countdown.ts";

const HOUR = 3_600_000;

test.each([
  [49 * HOUR + 61_999, { days: 2, hours: 1, minutes: 1, seconds: 1 }],
  [9 * HOUR, { days: 0, hours: 9, minutes: 0, seconds: 0 }],
  [999, { days: 0, hours: 0, minutes: 0, seconds: 0 }],
  [-5 * HOUR, { days: 0, hours: 0, minutes: 0, seconds: 0 }],
])("%i ms are shown as %o", (left, units) => {
  expect(unitsLeft(left)).toEqual(units);
});
