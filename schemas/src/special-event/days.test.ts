import { expect, test } from "vitest";
import { dayName, isChangeable, isWorthShowing } from "./days.ts";

const days = [
  { day: "2025-11-13", open: false },
  { day: "2025-11-14", open: true },
];
const over = days.map(({ day }) => ({ day, open: false }));

test("days are told with their weekday, wherever the reader is", () => {
  expect(dayName("2025-11-13", "en")).toBe("Thursday 13 November");
  expect(dayName("2025-11-16", "ko")).toBe("11월 16일 일요일");
});

test("an invitation shows to guests while a day is open, or the chosen one is not over", () => {
  const last = Date.parse("2025-11-13T23:59:59+09:00");
  expect(isWorthShowing({ invited: true, day: null, days }, last)).toBe(true);
  expect(isWorthShowing({ invited: true, day: null, days: over }, last)).toBe(false);
  expect(isWorthShowing({ invited: true, day: "2025-11-13", days: over }, last)).toBe(true);
  expect(isWorthShowing({ invited: true, day: "2025-11-13", days: over }, last + 1_000)).toBe(false);
  expect(isWorthShowing({ invited: false, day: null, days }, last)).toBe(false);
});

test("a day that has closed stays chosen; before that it may be changed", () => {
  expect(isChangeable({ day: null, days })).toBe(true);
  expect(isChangeable({ day: "2025-11-14", days })).toBe(true);
  expect(isChangeable({ day: "2025-11-13", days })).toBe(false);
  expect(isChangeable({ day: null, days: over })).toBe(false);
});
