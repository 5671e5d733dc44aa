import fc from "fast-check";
import { describe, expect, test } from "vitest";
import timetable from "../../content/season.json" with { type: "json" };
import { MINUTE } from "../clock.ts";
import { GAMES } from "../games/registry.ts";
import { QUESTS } from "../quests/content.ts";
import { dailyLimit } from "./daily-limit.ts";
import { change, type Holdings, isRefusal } from "./holdings.ts";
import { deliveriesAt, experienceAt } from "./levels.ts";
import { deliveryRule } from "./operations/delivery.ts";
import { walletView } from "./view.ts";
import { CATEGORIES } from "./wallet.ts";

/** Korean wall-clock time. */
const kst = (text: string) => Date.parse(`${text}+09:00`);

describe("deliveries of fish, ore and herbs a day at level 1 are", () => {
  test.each([
    ["in the week of fishing", "2025-10-07T12:00:00", 5, 3, 3],
    ["on a Sunday at midnight", "2025-10-12T00:00:00", 5, 3, 3],
    ["on a Monday before the week turns", "2025-10-13T08:59:59", 5, 3, 3],
    ["on a Monday when it has turned", "2025-10-13T09:00:00", 5, 3, 5],
    ["to the end of that Monday", "2025-10-13T23:59:59", 5, 3, 5],
    ["on the Tuesday", "2025-10-14T00:00:00", 3, 3, 5],
    ["in the week of mining", "2025-10-22T12:00:00", 3, 5, 3],
    ["on the Monday of the boss", "2025-10-27T12:00:00", 3, 5, 3],
    ["in the week of the boss", "2025-10-28T12:00:00", 3, 3, 3],
    ["after the weeks", "2025-11-05T12:00:00", 3, 3, 3],
    ["before the weeks", "2025-10-05T12:00:00", 3, 3, 3],
  ])("%s", (_, instant, ...limits) => {
    const found = CATEGORIES.map((category) => dailyLimit(category, 1, kst(instant)));
    expect(found.map(({ limit }) => limit)).toEqual(limits);
    expect(found.map(({ bonus }) => bonus)).toEqual(limits.map((limit) => limit - 3));
  });
});

test.each([
  [29, 3],
  [30, 5],
  [60, 8],
])("at level %i the theme adds two to %i", (level, usual) => {
  expect(dailyLimit("fish", level, kst("2025-10-07T12:00:00"))).toEqual({ limit: usual + 2, bonus: 2 });
  expect(dailyLimit("ore", level, kst("2025-10-07T12:00:00"))).toEqual({ limit: usual, bonus: 0 });
});

test("the theme of a week in the timetable trains with the category that has the bonus", () => {
  for (const { category, week } of QUESTS.main) {
    const game = Object.values(GAMES).find((each) => each.category === category);
    const { theme } = timetable.weeks.find((each) => each.week === week)!;
    expect(game?.skill).toBe(theme);
  }
});

const season = { min: kst("2025-10-06T00:00:00"), max: kst("2025-11-05T00:00:00") };

test("within a day no limit falls", () => {
  const minutes = fc.array(fc.integer({ min: 0, max: 24 * 60 - 1 }), { minLength: 2, maxLength: 2 });
  fc.assert(
    fc.property(fc.nat(30), minutes, fc.constantFrom(...CATEGORIES), (day, times, category) => {
      const limits = times
        .toSorted((one, other) => one - other)
        .map((time) => dailyLimit(category, 1, season.min + (day * 24 * 60 + time) * MINUTE).limit);
      expect(limits[0]).toBeLessThanOrEqual(limits[1]!);
      expect(limits[0]).toBeGreaterThanOrEqual(deliveriesAt(category, 1));
    }),
  );
});

test("whenever who delivers, and whichever server's clock is behind: no day counts more than its limit", () => {
  const step = fc.record({
    category: fc.constantFrom(...CATEGORIES),
    // Time to the next try, which may lie around midnight; and how far the clock of its server is behind.
    later: fc.integer({ min: 0, max: 300 * MINUTE }),
    behind: fc.constantFrom(0, 0, MINUTE),
  });
  const start = fc.integer(season);
  const level = fc.constantFrom(1, 29, 30, 59, 60, 100);
  fc.assert(
    fc.property(fc.array(step, { maxLength: 80 }), start, level, (steps, begin, reached) => {
      let holdings: Holdings = new Map([
        ["experience", experienceAt(reached)],
        ...CATEGORIES.map((category) => [`bag.${category}.red`, 800] as const),
      ]);
      let now = begin;
      for (const { category, later, behind } of steps) {
        now += later;
        const operation = {
          kind: "delivery",
          key: "d",
          category,
          colour: "red",
          quantity: 10,
          experience: 40,
        } as const;
        const outcome = deliveryRule(holdings, operation, now - behind);
        if (!isRefusal(outcome)) holdings = change(holdings, outcome);
        const { used, limit } = walletView(holdings, now).deliveries[category];
        expect(used).toBeLessThanOrEqual(limit);
        if (behind === 0) expect(isRefusal(outcome) ? used : limit).toBe(limit);
      }
    }),
    { numRuns: 300 },
  );
});
