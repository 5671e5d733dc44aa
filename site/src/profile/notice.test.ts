import { EVENT_END, RESULTS, seasonAt } from "@diamond-valley/schemas/season/season.ts";
import { expect, test } from "vitest";
import { noticeOf } from "./notice.ts";

test.each([
  ["2025-09-20T00:00:00Z", null],
  ["2025-10-20T00:00:00Z", null],
  ["2025-11-02T23:59:59Z", null],
  ["2025-11-03T00:00:00Z", "post-event"],
  ["2025-11-09T23:59:59Z", "post-event"],
  ["2025-11-10T00:00:00Z", "results-pending"],
  ["2025-11-24T23:59:59Z", "results-pending"],
  ["2025-11-25T00:00:00Z", null],
])("at %s the profile says %j", (instant, notice) => {
  const now = Date.parse(instant);
  expect(noticeOf(seasonAt(now), now)).toBe(notice);
});

test("after the close nobody is told that entries are open, whatever stage an operator has chosen", () => {
  expect(noticeOf(seasonAt(EVENT_END, "event"), EVENT_END)).toBe("results-pending");
  expect(noticeOf(seasonAt(RESULTS, "event"), RESULTS)).toBe("results-pending");
});
