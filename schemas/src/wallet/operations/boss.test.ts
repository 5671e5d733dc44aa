import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { ARMS, type Arms } from "../../boss/kinds.ts";
import { type Holdings, held, isRefusal, NOTHING } from "../holdings.ts";
import { perform } from "../operations.ts";
import { bossEndRule } from "./boss-end.ts";
import { bossStartRule } from "./boss-start.ts";

/** 14 Oct 2025, a minute before and at midnight in Korea. */
const evening = Date.parse("2025-10-14T14:59:00Z");
const midnight = Date.parse("2025-10-14T15:00:00Z");

const start = (holdings: Holdings, now = evening, week = 2) =>
  bossStartRule(holdings, { kind: "boss-start", key: "boss-start:1", attempt: "1", week }, now);
const end = (
  holdings: Holdings,
  ended: { arms?: Arms; won?: boolean; score?: number; week?: number; calm?: true } = {},
) =>
  bossEndRule(
    holdings,
    {
      kind: "boss-end",
      key: "quest:boss:1",
      attempt: "1",
      week: 2,
      arms: "own",
      won: false,
      score: 0,
      ...ended,
    },
    evening,
  );

describe("a ranked fight that begins", () => {
  test("is counted, and pays ten diamonds as the week's first", () => {
    expect(start(NOTHING)).toEqual([
      { path: "boss.2.attempts", by: 1 },
      { path: "boss.days.20251014", by: 1 },
      { path: "diamonds", by: 10 },
    ]);
    expect(start(new Map([["boss.2.attempts", 1]]))).not.toContainEqual({ path: "diamonds", by: 10 });
    expect(start(new Map([["boss.2.attempts", 1]]), evening, 3)).toContainEqual({ path: "diamonds", by: 10 });
  });

  test("is refused behind the fifth of a Korean day", () => {
    const four: Holdings = new Map([["boss.days.20251014", 4]]);
    const five: Holdings = new Map([["boss.days.20251014", 5]]);
    expect(start(four)).not.toHaveProperty("refused");
    expect(start(five)).toEqual({ refused: "attempts-used" });
    // The day may have turned on another server already.
    expect(start(new Map([["boss.days.20251015", 5]]))).toEqual({ refused: "attempts-used" });
    expect(start(five, midnight)).toEqual([
      { path: "boss.2.attempts", by: 1 },
      { path: "boss.days.20251015", by: 1 },
      { path: "boss.days.20251014", by: -5 },
      { path: "diamonds", by: 10 },
    ]);
  });

  test.each([0, 1, 5, -2, 2.5])("is refused in week %d, which has no boss", (week) => {
    expect(start(NOTHING, evening, week)).toEqual({ refused: "not-now" });
    const begun: Holdings = new Map([[`boss.${week}.attempts` as const, 1]]);
    expect(end(begun, { week })).toEqual({ refused: "not-now" });
  });
});

describe("a ranked fight that ends", () => {
  const begun: Holdings = new Map([["boss.2.attempts", 1]]);

  test("keeps the best score of its arms", () => {
    expect(end(begun, { score: 0 })).toEqual([{ path: "boss.2.ended", by: 1 }]);
    expect(end(begun, { score: 3_000 })).toEqual([
      { path: "boss.2.ended", by: 1 },
      { path: "boss.2.best.own", by: 3_000 },
      { path: "boss.2.total.own", by: 3_000 },
    ]);
    const known: Holdings = new Map([...begun, ["boss.2.best.own", 2_900]]);
    expect(end(known, { score: 3_000 })).toContainEqual({ path: "boss.2.best.own", by: 100 });
    expect(end(known, { score: 2_900 })).toEqual([
      { path: "boss.2.ended", by: 1 },
      { path: "boss.2.total.own", by: 2_900 },
    ]);
    expect(end(known, { score: 100, arms: "equal" })).toContainEqual({ path: "boss.2.best.equal", by: 100 });
  });

  test("keeps the best score of calm mode apart from what the boards show, and pays alike", () => {
    expect(end(begun, { score: 3_000, won: true, calm: true })).toEqual([
      { path: "boss.2.ended", by: 1 },
      { path: "boss.2.wins", by: 1 },
      { path: "boss.2.calm", by: 3_000 },
      { path: "diamonds", by: 30 },
    ]);
    const known: Holdings = new Map([...begun, ["boss.2.calm", 2_900], ["boss.2.best.own", 500]]);
    expect(end(known, { score: 3_000, calm: true })).toContainEqual({ path: "boss.2.calm", by: 100 });
    expect(end(known, { score: 600 })).toContainEqual({ path: "boss.2.best.own", by: 100 });
  });

  test("pays the week's first win once, with whatever arms", () => {
    const paid = { path: "diamonds", by: 30 };
    for (const arms of ARMS) expect(end(begun, { won: true, arms })).toContainEqual(paid);
    const won: Holdings = new Map([...begun, ["boss.2.wins", 1]]);
    expect(end(won, { won: true, arms: "equal" })).toEqual([
      { path: "boss.2.ended", by: 1 },
      { path: "boss.2.wins", by: 1 },
    ]);
  });

  test("was begun before", () => {
    expect(end(NOTHING, { won: true })).toEqual({ refused: "not-now" });
    expect(end(new Map([...begun, ["boss.2.ended", 1]]), { won: true })).toEqual({ refused: "not-now" });
  });
});

test("whatever is begun and ended when: forty diamonds a week at most beside the own challenge, and no more wins than ends than begins", () => {
  const weeks = [2, 3, 4];
  const step = fc.record({
    begins: fc.boolean(),
    week: fc.constantFrom(...weeks),
    hours: fc.nat(30),
    arms: fc.constantFrom(...ARMS),
    won: fc.boolean(),
    score: fc.nat(9_500),
    calm: fc.constantFrom({}, { calm: true as const }),
  });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 80 }), (steps) => {
      let [holdings, now, seq] = [NOTHING, evening, 0];
      for (const [index, { begins, week, hours, arms, won, score, calm }] of steps.entries()) {
        now += hours * 3_600_000;
        const [attempt, key] = [`a${index}`, `key:${index}`];
        const outcome = begins
          ? perform(holdings, seq, { kind: "boss-start", key, attempt, week }, now)
          : perform(holdings, seq, { kind: "boss-end", key, attempt, week, arms, won, score, ...calm }, now);
        if (isRefusal(outcome)) continue;
        seq += outcome.entries.length;
        holdings = outcome.holdings;
      }
      let earned = 0;
      for (const week of weeks) {
        const [attempts, ended, wins] = (["attempts", "ended", "wins"] as const).map((name) =>
          held(holdings, `boss.${week}.${name}`),
        ) as [number, number, number];
        expect(ended).toBeLessThanOrEqual(attempts);
        expect(wins).toBeLessThanOrEqual(ended);
        earned += (attempts > 0 ? 10 : 0) + (wins > 0 ? 30 : 0);
        earned += held(holdings, `challenge.${week}.paid`);
      }
      expect(held(holdings, "diamonds")).toBe(earned);
      const days = [...holdings].filter(([path]) => path.startsWith("boss.days."));
      expect(days.length).toBeLessThanOrEqual(1);
      for (const [, used] of days) expect(used).toBeLessThanOrEqual(5);
    }),
  );
});
