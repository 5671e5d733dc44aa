import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { HOUR } from "../clock.ts";
import { weekTheme } from "../quests/week-theme.ts";
import { EVENT_END, EVENT_START, weekAt } from "../season/season.ts";
import { SEASON_WEEKS } from "../season/weeks.ts";
import { COLOURS } from "../wallet/colours.ts";
import { change, type Holdings, held, isRefusal, NOTHING } from "../wallet/holdings.ts";
import { communityKey } from "../wallet/operations/community.ts";
import { perform, type WalletOperation } from "../wallet/operations.ts";
import { CATEGORIES } from "../wallet/wallet.ts";
import { deliveryCounts, fightCounts } from "./contribution.ts";
import { isGathering, weightAt } from "./goal.ts";
import { COMMUNITY_MOST, communityEarned } from "./mission.ts";
import { communityNews } from "./news.ts";

/** Korean wall-clock time. */
const kst = (text: string) => Date.parse(`${text}+09:00`);
const TUESDAY = kst("2025-10-07T12:00:00");
const THURSDAY = kst("2025-10-09T12:00:00");
const SUNDAY = kst("2025-10-12T20:30:00");

/** Holdings after changes, and what of them concerns the week. */
const after = (holdings: Holdings, changes: ReturnType<typeof deliveryCounts>) => change(holdings, changes);
const inWeek = (holdings: Holdings, week: number) => ({
  given: held(holdings, `goal.${week}.given`),
  early: held(holdings, `goal.${week}.early`),
  done: held(holdings, `challenge.${week}.done`),
  paid: held(holdings, `challenge.${week}.paid`),
  diamonds: held(holdings, "diamonds"),
});

describe("a delivery of the week's theme", () => {
  test.each([
    ["counts, and its player among those of the first 48 hours", TUESDAY, 1, 1],
    ["still does in their last moment", kst("2025-10-08T08:59:59.999"), 1, 1],
    ["counts from then on without that", kst("2025-10-08T09:00:00"), 1, 0],
    ["counts double on a weekend's evening", SUNDAY, 2, 0],
    ["counts in the first moment of the week", EVENT_START, 1, 1],
    ["counts in its last one", kst("2025-10-13T08:59:59.999"), 1, 0],
  ])("%s", (_, now, given, early) => {
    const holdings = after(NOTHING, deliveryCounts(NOTHING, "fish", now));
    expect(inWeek(holdings, 1)).toEqual({ given, early, done: 1, paid: 0, diamonds: 0 });
  });

  test.each([
    ["another category", "ore", TUESDAY],
    ["before the season", "fish", EVENT_START - 1],
    ["the week before's", "fish", kst("2025-10-13T09:00:00")],
    ["in the week of the boss", "fish", kst("2025-10-28T12:00:00")],
    ["behind the fourth week", "fish", kst("2025-11-03T09:00:00")],
  ] as const)("%s counts for nothing", (_, category, now) => {
    expect(deliveryCounts(NOTHING, category, now)).toEqual([]);
  });

  test("whoever gave something early is counted once, and whoever comes late never is", () => {
    const early = after(NOTHING, deliveryCounts(NOTHING, "fish", TUESDAY));
    const again = after(early, deliveryCounts(early, "fish", TUESDAY));
    expect(inWeek(again, 1)).toMatchObject({ given: 2, early: 1 });
    const late = after(NOTHING, deliveryCounts(NOTHING, "fish", THURSDAY));
    expect(inWeek(after(late, deliveryCounts(late, "fish", TUESDAY)), 1)).toMatchObject({ early: 0 });
  });

  test.each([
    [4, 0],
    [5, 5],
    [6, 5],
    [11, 5],
    [12, 15],
    [19, 15],
    [20, 30],
    [60, 30],
  ])("the %ith of a week has brought %i diamonds for the own challenge", (times, diamonds) => {
    let holdings = NOTHING;
    for (let time = 0; time < times; time += 1)
      holdings = after(holdings, deliveryCounts(holdings, "fish", SUNDAY));
    expect(inWeek(holdings, 1)).toEqual({
      ...{ given: 2 * times, early: 0 },
      ...{ done: times, paid: diamonds, diamonds },
    });
  });

  test("each week has a challenge of its own", () => {
    let holdings: Holdings = new Map([
      ["challenge.1.done", 20],
      ["challenge.1.paid", 30],
    ]);
    for (let time = 0; time < 5; time += 1)
      holdings = after(holdings, deliveryCounts(holdings, "herbs", kst("2025-10-14T12:00:00")));
    expect(inWeek(holdings, 2)).toMatchObject({ done: 5, paid: 5, diamonds: 5 });
  });
});

describe("a ranked fight in the week of the boss", () => {
  const NOW = kst("2025-10-28T12:00:00");
  const fought = (holdings: Holdings, score: number, now = NOW) =>
    after(holdings, fightCounts(holdings, 4, score, now));
  test.each([
    [1, 0],
    [2_999, 0],
    [3_000, 5],
    [5_499, 5],
    [5_500, 15],
    [7_499, 15],
    [7_500, 30],
    [10_000, 30],
  ])("with %i points gives to the goal and pays %i", (score, paid) => {
    expect(inWeek(fought(NOTHING, score), 4)).toEqual({
      ...{ given: 1, early: 1 },
      ...{ done: 0, paid, diamonds: paid },
    });
  });
  test("that brought no point is none", () => {
    expect(fightCounts(NOTHING, 4, 0, NOW)).toEqual([]);
  });
  test.each([2, 3])("in week %i counts for its board alone", (week) => {
    expect(fightCounts(NOTHING, week, 9_000, NOW)).toEqual([]);
  });
  test("pays what is new in it, by the best with whatever arms", () => {
    const first = fought(new Map([["boss.4.best.equal", 3_200]]), 10);
    expect(inWeek(first, 4)).toMatchObject({ paid: 5 });
    expect(inWeek(fought(first, 7_600), 4)).toMatchObject({ given: 2, paid: 30, diamonds: 30 });
  });
  test("counts for the fourth week where it ends behind it", () => {
    expect(inWeek(fought(NOTHING, 3_000, kst("2025-11-03T09:01:00")), 4)).toMatchObject({
      given: 1,
      paid: 5,
    });
  });
});

test("what a line of the ledger says of it", () => {
  expect(communityNews({ changes: [{ path: "diamonds", by: 3 }] })).toBeNull();
  expect(communityNews({ changes: [{ path: "challenge.2.done", by: 1 }] })).toBeNull();
  const delivered = deliveryCounts(new Map([["challenge.1.done", 4]]), "fish", SUNDAY);
  expect(communityNews({ changes: delivered })).toEqual({ week: 1, given: 2, challenge: 5, goal: 0 });
  // Of a wallet that is emptied nothing is told.
  expect(communityNews({ changes: [{ path: "goal.1.given", by: -4 }] })).toBeNull();
});

/** What somebody does at an hour of the season. */
const deed = fc.record({
  hour: fc.nat((EVENT_END - EVENT_START) / HOUR),
  what: fc.constantFrom("deliver", "fight", "pay"),
  category: fc.constantFrom(...CATEGORIES),
  colour: fc.constantFrom(...COLOURS),
  score: fc.nat(9_500),
  step: fc.nat(1),
});

test("whatever is done when: each step is paid once, and what was given is what was done, hour by hour", () => {
  fc.assert(
    fc.property(fc.array(deed, { maxLength: 120 }), (deeds) => {
      let holdings: Holdings = NOTHING;
      const wanted = new Map(SEASON_WEEKS.map((week) => [week, { given: 0, early: 0, done: 0, most: 0 }]));
      const apply = (operation: WalletOperation, now: number): boolean => {
        const outcome = perform(holdings, 0, operation, now);
        if (isRefusal(outcome)) return false;
        holdings = outcome.holdings;
        return true;
      };
      for (const { hour, what, category, colour, score, step } of deeds.toSorted((a, b) => a.hour - b.hour)) {
        const now = EVENT_START + hour * HOUR;
        const week = weekAt(now) as (typeof SEASON_WEEKS)[number];
        const count = wanted.get(week);
        const key = `${what}:${hour}`;
        const give = (): void => {
          if (!count) return;
          if (count.given === 0 && isGathering(week, now)) count.early = 1;
          count.given += weightAt(now);
        };
        if (what === "deliver") {
          holdings = change(holdings, [{ path: `bag.${category}.${colour}`, by: 10 }]);
          const delivered = { kind: "delivery", category, colour, quantity: 10, experience: 0 } as const;
          if (apply({ ...delivered, key }, now) && count && weekTheme(week) === category) {
            give();
            count.done += 1;
          }
        } else if (what === "fight" && week === 4) {
          holdings = change(holdings, [{ path: "boss.4.attempts", by: 1 }]);
          const ended = { kind: "boss-end", attempt: key, arms: "own", won: false, score } as const;
          if (apply({ ...ended, key, week }, now) && score > 0) {
            give();
            count!.most = Math.max(count!.most, score);
          }
        } else if (what === "pay" && week > 0) {
          apply({ kind: "community", key: communityKey(week, step), week, step }, now);
        }
      }
      let earned = 0;
      for (const [week, { given, early, done, most }] of wanted) {
        expect(inWeek(holdings, week)).toMatchObject({ given, early, done });
        const steps = week === 4 ? [3_000, 5_500, 7_500] : [5, 12, 20];
        const reached = steps.filter((at) => at <= (week === 4 ? most : done)).length;
        expect(held(holdings, `challenge.${week}.paid`)).toBe([0, 5, 15, 30][reached]);
        const paid = held(holdings, `goal.${week}.paid`);
        expect([0, 25, 50]).toContain(paid);
        if (given === 0) expect(paid).toBe(0);
        earned += paid + held(holdings, `challenge.${week}.paid`);
      }
      expect(earned).toBeLessThanOrEqual(COMMUNITY_MOST.goals + COMMUNITY_MOST.challenges);
      const attempts = held(holdings, "boss.4.attempts") > 0 ? 10 : 0;
      expect(communityEarned(holdings)).toBe(earned + attempts);
      expect(held(holdings, "diamonds")).toBe(earned);
    }),
  );
});
