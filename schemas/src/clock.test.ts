import fc from "fast-check";
import { expect, test } from "vitest";
import { DAY, koreanDay, koreanMonday, nextTurn } from "./clock.ts";
import { dailyLimit } from "./wallet/daily-limit.ts";
import { CATEGORIES } from "./wallet/wallet.ts";

const kst = (instant: string): number => Date.parse(`${instant}+09:00`);

test.each([
  ["2025-10-07T12:00:00", "2025-10-08T00:00:00"],
  ["2025-10-12T23:59:59", "2025-10-13T00:00:00"],
  // A Monday turns twice: the day, and then the week.
  ["2025-10-13T00:00:00", "2025-10-13T09:00:00"],
  ["2025-10-13T09:00:00", "2025-10-14T00:00:00"],
])("at %s KST the next turn is at %s", (now, next) => {
  expect(nextTurn(kst(now))).toBe(kst(next));
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
