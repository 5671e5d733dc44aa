import { expect, test } from "vitest";
import { dayRange, koreanDate, koreanTime } from "./korean-date.ts";

test.each([
  ["2025-10-06T09:00", "2025년 10월 6일 오전 9시", "6 October 2025 at 09:00"],
  ["2025-10-05T00:00", "2025년 10월 5일 0시", "5 October 2025 at 00:00"],
  ["2026-01-12T08:59", "2026년 1월 12일 오전 8시 59분", "12 January 2026 at 08:59"],
  ["2025-10-20T00:05", "2025년 10월 20일 0시 5분", "20 October 2025 at 00:05"],
  ["2025-10-20T13:30", "2025년 10월 20일 오후 1시 30분", "20 October 2025 at 13:30"],
])("%s in Korea", (wall, korean, english) => {
  const instant = Date.parse(`${wall}:00+09:00`);
  expect([koreanTime(instant, "ko"), koreanTime(instant, "en")]).toEqual([korean, english]);
});

test("days are Korea's", () => {
  const early = Date.parse("2025-11-25T00:30:00+09:00");
  expect([koreanDate(early, "ko"), koreanDate(early, "en")]).toEqual([
    "2025년 11월 25일",
    "25 November 2025",
  ]);
  expect(dayRange("2025-11-13", "2025-11-16", "ko")).toBe("2025년 11월 13일~16일");
  expect(dayRange("2025-11-13", "2025-11-16", "en")).toMatch(/^13\s?–\s?16 November 2025$/);
});
