import { DAY, HOUR, MINUTE, SECOND } from "@diamond-valley/schemas/clock.ts";
import { expect, test } from "vitest";
import { timeLeft } from "./time-left.ts";

const END = Date.parse("2025-10-13T00:00:00Z");

test.each([
  [7 * DAY, { key: "days", days: 7, hours: 0 }],
  [2 * DAY + 3 * HOUR + 59 * MINUTE, { key: "days", days: 2, hours: 3 }],
  [DAY, { key: "days", days: 1, hours: 0 }],
  [DAY - 1, { key: "hours", hours: 23, minutes: 59 }],
  [HOUR, { key: "hours", hours: 1, minutes: 0 }],
  [HOUR - 1, { key: "minutes", minutes: 60 }],
  [90 * SECOND, { key: "minutes", minutes: 2 }],
  [1, { key: "minutes", minutes: 1 }],
  [0, { key: "over" }],
  [-DAY, { key: "over" }],
])("%i ms before the end: %j", (left, told) => {
  expect(timeLeft(END, END - left)).toMatchObject(told);
});
