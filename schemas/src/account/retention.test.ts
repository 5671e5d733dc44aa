import { expect, test } from "vitest";
import { DAY, koreanDay } from "../clock.ts";
import { EVENT_END, RESULTS } from "../season/season.ts";
import { KEPT_AFTER_DELIVERY, LAST_DAY, purgeDue, type RetentionFacts } from "./retention.ts";

const known = Date.parse("2025-11-25T00:00:00Z");
const delivered = known + 20 * DAY;

test.each<[string, Partial<RetentionFacts>, number, string | null]>([
  ["anybody, while winners are not known", { winnersKnownSince: null }, known + 900 * DAY, null],
  ["anybody, before the results", {}, known - 1, null],
  ["who did not win, from the results on", {}, known, "contact"],
  ["a winner who waits for the prize", { won: true }, known + 900 * DAY, null],
  ["a winner within 180 days", { won: true, deliveredAt: delivered }, delivered + 180 * DAY - 1, null],
  ["a winner after 180 days", { won: true, deliveredAt: delivered }, delivered + 180 * DAY, "all"],
])("%s", (_, keeping, now, purge) => {
  expect(purgeDue({ winnersKnownSince: known, won: false, deliveredAt: null, ...keeping }, now)).toBe(purge);
});

test("the last day is half a year after the event, and 180 days after a parcel could come; the terms name it", () => {
  expect(EVENT_END).toBe(Date.parse("2025-11-10T00:00:00Z"));
  expect(LAST_DAY).toBeGreaterThanOrEqual(Date.parse("2026-05-10T00:00:00Z"));
  expect(LAST_DAY).toBeGreaterThanOrEqual(RESULTS + 30 * DAY + KEPT_AFTER_DELIVERY);
  expect(koreanDay(LAST_DAY)).toBe("20260623");
});
