import fc from "fast-check";
import { expect, test } from "vitest";
import { DAY, koreanDay, koreanMidnight, koreanMonday, nextTurn } from "./clock.ts";
import { dailyLimit } from "./wallet/daily-limit.ts";
import { CATEGORIES } from "./wallet/wallet.ts";

const kst = (instant: string): number => Date.parse(`${instant}+09:00`);

test.each([
  ["2025-10-07T12:00:00", "2025-10-08T00:00:00"],
  ["2025-10-12T23:59:59", "2025-10-13T00:00:00"],
  // A Monday turns twice: the day, and then the week.
  ["2025-10-13T00:00:00", "2025-10-13T09:00:00"],
  ["2025-10-13T08:59:59.999", "2025-10-13T09:00:00"],
  ["2025-10-13T09:00:00", "2025-10-14T00:00:00"],
  ["2025-10-13T23:59:59.999", "2025-10-14T00:00:00"],
  ["2025-11-02T23:59:59.999", "2025-11-03T00:00:00"],
])("at %s KST the next turn is at %s", (now, next) => {
  expect(nextTurn(kst(now))).toBe(kst(next));
});

test.each([
  ["2025-10-06T23:59:59.999", "20251006"],
  ["2025-10-07T00:00:00.000", "20251007"],
  ["2025-10-31T23:59:59.999", "20251031"],
  ["2025-11-01T00:00:00.000", "20251101"],
  // Midnight elsewhere turns no day, and Monday 09:00 no more than any other hour.
  ["2025-10-13T08:59:59.999", "20251013"],
  ["2025-10-13T09:00:00.000", "20251013"],
  ["2025-12-31T23:59:59.999", "20251231"],
  ["2026-01-01T00:00:00.000", "20260101"],
])("%s KST is on the Korean day %s", (instant, day) => {
  expect(koreanDay(kst(instant))).toBe(day);
  expect(koreanDay(koreanMidnight(kst(instant)))).toBe(day);
  expect(koreanDay(koreanMidnight(kst(instant)) - 1)).not.toBe(day);
});

test("weeks turn on Mondays at 09:00 KST", () => {
  expect(koreanMonday(kst("2025-10-13T08:59:59"))).toBe(kst("2025-10-06T09:00:00"));
  expect(koreanMonday(kst("2025-10-13T09:00:00"))).toBe(kst("2025-10-13T09:00:00"));
});

test("between two turns neither the day nor a daily limit changes", () => {
  const season = { min: kst("2025-10-05T00:00:00"), max: kst("2025-11-10T09:00:00") };
  fc.assert(
    fc.property(fc.integer(season), fc.double({ min: 0, max: 0.999_999, noNaN: true }), (now, share) => {
      const turn = nextTurn(now);
      const later = Math.floor(now + (turn - now) * share);
      expect(turn).toBeGreaterThan(now);
      expect(turn - now).toBeLessThanOrEqual(DAY);
      expect(koreanDay(later)).toBe(koreanDay(now));
      for (const category of CATEGORIES)
        expect(dailyLimit(category, 1, later)).toEqual(dailyLimit(category, 1, now));
    }),
  );
});
