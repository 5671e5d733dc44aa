import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { priceOf } from "../../diamond-hero/power-ups.ts";
import { LAST_LEVEL, POWER_UPS } from "../../diamond-hero/progress-content.ts";
import { REWARDS, rewardsIn } from "../../diamond-hero/rewards.ts";
import { type HoldingPath, type Holdings, held, isRefusal, NOTHING } from "../holdings.ts";
import { perform, type WalletOperation } from "../operations.ts";
import { type HeroPowerUpOperation, heroPowerUpRule } from "./hero-power-up.ts";
import { type HeroRunOperation, heroRunRule } from "./hero-run.ts";
import { heroStartRule } from "./hero-start.ts";

const run = (ended: Partial<HeroRunOperation> = {}): HeroRunOperation => ({
  ...{ kind: "hero-run", key: "hero:1", attempt: "1" },
  ...{ seconds: 0, cleared: false, kills: 0, coins: 0, prisms: 0, score: 0, ranked: true },
  ...ended,
});
const STARTED = { kind: "hero-start", key: "hero-start:1", attempt: "1" } as const;
const start = (holdings: Holdings) => heroStartRule(holdings, STARTED, 0);
const end = (holdings: Holdings, ended: Partial<HeroRunOperation> = {}) =>
  heroRunRule(holdings, run(ended), 0);
const buy = (holdings: Holdings, level: number, powerUp: HeroPowerUpOperation["powerUp"] = "dice") =>
  heroPowerUpRule(holdings, { kind: "hero-power-up", key: "", powerUp, level }, 0);
const holding = (...pairs: (readonly [HoldingPath, number])[]): Holdings => new Map(pairs);

/** Names of what an outcome pays; fails where it is refused. */
function paidBy(outcome: ReturnType<typeof end>): string[] {
  if (isRefusal(outcome)) throw new Error(outcome.refused);
  return rewardsIn(outcome).map(({ name }) => name);
}

describe("a run that begins", () => {
  test.each([
    ["2025-10-06T08:59:59.999", []],
    ["2025-10-06T09:00:00.000", ["hero.weeks.1.plays"]],
    ["2025-10-13T08:59:59.999", ["hero.weeks.1.plays"]],
    ["2025-10-13T09:00:00.000", ["hero.weeks.2.plays"]],
    ["2025-11-03T08:59:59.999", ["hero.weeks.4.plays"]],
    ["2025-11-03T09:00:00.000", []],
  ])("at %s KST it counts for %j", (instant, weeks) => {
    const known = holding(["hero.plays", 1], ["hero.paid.plays.1", 1]);
    expect(heroStartRule(known, STARTED, Date.parse(`${instant}+09:00`))).toEqual(
      ["hero.plays", ...weeks].map((path) => ({ path, by: 1 })),
    );
  });

  test("is counted; the first, fifth and tenth pay", () => {
    expect(start(NOTHING)).toEqual([
      { path: "hero.plays", by: 1 },
      { path: "diamonds", by: 5 },
      { path: "hero.paid.plays.1", by: 1 },
    ]);
    const four = holding(["hero.plays", 4], ["hero.paid.plays.1", 1]);
    expect(paidBy(start(four))).toEqual(["plays.5"]);
    expect(start(holding(["hero.plays", 1], ["hero.paid.plays.1", 1]))).toEqual([
      { path: "hero.plays", by: 1 },
    ]);
  });
});

describe("a run that ends", () => {
  const begun = holding(["hero.plays", 1], ["hero.paid.plays.1", 1]);

  test("was begun before", () => {
    expect(end(NOTHING)).toEqual({ refused: "not-now" });
    expect(end(holding(["hero.plays", 2], ["hero.ended", 2]))).toEqual({ refused: "not-now" });
  });

  test("adds up coins and totals", () => {
    const known = holding(...begun, ["coins", 7], ["hero.coins", 50], ["hero.kills", 20]);
    expect(end(known, { seconds: 70, kills: 30, coins: 12, prisms: 1, score: 730 })).toEqual([
      { path: "hero.ended", by: 1 },
      { path: "coins", by: 12 },
      { path: "hero.coins", by: 12 },
      { path: "hero.kills", by: 30 },
      { path: "hero.prisms", by: 1 },
      { path: "hero.longest", by: 70 },
      { path: "hero.best", by: 730 },
      { path: "hero.total", by: 730 },
    ]);
  });

  test("counts for the week that it was begun in, and calm ones with no points", () => {
    const known = holding(
      ...begun,
      ["hero.best", 900],
      ["hero.weeks.2.best", 500],
      ["hero.weeks.2.total", 800],
    );
    expect(end(known, { score: 600, week: 2 })).toEqual([
      { path: "hero.ended", by: 1 },
      { path: "hero.total", by: 600 },
      { path: "hero.weeks.2.best", by: 100 },
      { path: "hero.weeks.2.total", by: 600 },
    ]);
    expect(end(known, { score: 600, week: 2, ranked: false })).toEqual([{ path: "hero.ended", by: 1 }]);
  });

  test.each([
    [149, []],
    [150, ["milestone_1"]],
    [300, ["milestone_1", "milestone_2"]],
    [450, ["milestone_1", "milestone_2", "milestone_3"]],
    [600, ["milestone_1", "milestone_2", "milestone_3", "milestone_4"]],
  ])("of %d seconds reaches the milestones on its way", (seconds, milestones) => {
    expect(paidBy(end(begun, { seconds }))).toEqual(milestones);
    const paid = holding(...begun, ["hero.longest", 320], ["hero.paid.milestone_1", 1]);
    expect(paidBy(end(paid, { seconds }))).not.toContain("milestone_1");
  });

  test.each([
    ["kills", "kills", 100, "kills.100"],
    ["coins", "coins", 500, "coins.500"],
  ] as const)("pays missions of %s as their totals reach them", (field, total, goal, name) => {
    const almost = holding(...begun, [`hero.${total}`, goal - 10]);
    expect(paidBy(end(almost, { [field]: 9 }))).not.toContain(name);
    expect(paidBy(end(almost, { [field]: 10 }))).toContain(name);
  });

  test("raises the best score where it is ranked alone", () => {
    const known = holding(...begun, ["hero.best", 900]);
    expect(end(known, { score: 901 })).toContainEqual({ path: "hero.best", by: 1 });
    for (const lesser of [{ score: 900 }, { score: 2_000, ranked: false }])
      expect(end(known, lesser)).not.toContainEqual(expect.objectContaining({ path: "hero.best" }));
  });

  test("pays extreme missions once it was cleared, what was done before included", () => {
    const many = holding(...begun, ["hero.kills", 30_000], ["hero.prisms", 20]);
    expect(paidBy(end(many))).not.toContain("extreme.kills");
    const paid = paidBy(end(many, { cleared: true }));
    expect(paid).toEqual(expect.arrayContaining(["clears.1", "extreme.kills", "extreme.prisms"]));
    expect(paid).not.toContain("extreme.clears");
  });
});

describe("a power-up", () => {
  const level = (value: number) => ["hero.power-ups.dice", value] as const;

  test("costs its price, level by level", () => {
    expect(buy(holding(["coins", 100]), 1)).toEqual([
      { path: "coins", by: -100 },
      { path: "hero.power-ups.dice", by: 1 },
    ]);
    const all = POWER_UPS.length * [1, 2, 3, 4, 5].reduce((sum, next) => sum + priceOf(next)!, 0);
    expect(all).toBe(6_400);
    const later = [6, 7, 8, 9, 10].reduce((sum, next) => sum + priceOf(next)!, 0);
    expect(all + POWER_UPS.length * later).toBe(28_800);
  });

  test.each([
    ["too few coins", 99, 0, 1, "not-enough-coins"],
    ["not the next level", 10_000, 0, 2, "not-now"],
    ["the sixth before the first clear", 10_000, 5, 6, "power-up-locked"],
  ] as const)("is refused: %s", (_, coins, has, wanted, code) => {
    expect(buy(holding(["coins", coins], level(has)), wanted)).toEqual({ refused: code });
  });

  test("has ten levels, and a level that is reached costs nothing", () => {
    const last = holding(["coins", 9_999], ["hero.clears", 1], level(LAST_LEVEL));
    expect(buy(last, LAST_LEVEL + 1)).toEqual({ refused: "not-now" });
    for (let reached = 1; reached <= LAST_LEVEL; reached += 1) expect(buy(last, reached)).toEqual([]);
  });

  test("is an extreme mission when all four are at their last level", () => {
    const others = POWER_UPS.filter((powerUp) => powerUp !== "dice");
    const almost = holding(
      ...others.map((powerUp) => [`hero.power-ups.${powerUp}`, LAST_LEVEL] as const),
      ...([["coins", 2_000], ["hero.clears", 1], level(9)] as const),
    );
    expect(paidBy(buy(almost, LAST_LEVEL))).toContain("extreme.upgrades");
  });
});

const anyRun = fc.record({
  seconds: fc.integer({ min: 0, max: 600 }),
  cleared: fc.boolean(),
  kills: fc.nat(4_000),
  coins: fc.nat(2_000),
  prisms: fc.nat(1),
  score: fc.nat(14_000),
  ranked: fc.boolean(),
});
const anyStep = fc.oneof(
  { weight: 3, arbitrary: fc.constant("start" as const) },
  { weight: 3, arbitrary: anyRun },
  { weight: 4, arbitrary: fc.record({ powerUp: fc.constantFrom(...POWER_UPS), level: fc.nat(11) }) },
);

test("in whatever order: totals are the sums of the runs, each reward is paid once as it is reached, 800 diamonds at most", () => {
  fc.assert(
    fc.property(fc.array(anyStep, { maxLength: 120 }), (steps) => {
      let [holdings, seq] = [NOTHING, 0];
      const sum = { kills: 0, coins: 0, clears: 0, prisms: 0, longest: 0, best: 0, spent: 0 };
      for (const [index, step] of steps.entries()) {
        const [key, attempt] = [`key:${index}`, `a${index}`];
        const operation: WalletOperation =
          step === "start"
            ? { kind: "hero-start", key, attempt }
            : "powerUp" in step
              ? { kind: "hero-power-up", key, ...step }
              : { kind: "hero-run", key, attempt, ...step };
        const outcome = perform(holdings, seq, operation, 0);
        if (isRefusal(outcome) || outcome.entries.length === 0) continue;
        seq += outcome.entries.length;
        holdings = outcome.holdings;
        if (operation.kind === "hero-power-up") sum.spent += priceOf(operation.level)!;
        if (operation.kind !== "hero-run") continue;
        for (const total of ["kills", "coins", "prisms"] as const) sum[total] += operation[total];
        sum.clears += operation.cleared ? 1 : 0;
        sum.longest = Math.max(sum.longest, operation.seconds);
        if (operation.ranked) sum.best = Math.max(sum.best, operation.score);
      }
      const { spent, ...totals } = sum;
      for (const [name, total] of Object.entries(totals))
        expect(held(holdings, `hero.${name as keyof typeof totals}`), name).toBe(total);
      expect(held(holdings, "coins")).toBe(sum.coins - spent);
      expect(held(holdings, "hero.ended")).toBeLessThanOrEqual(held(holdings, "hero.plays"));
      const reached = REWARDS.filter(({ isReached }) => isReached(holdings));
      for (const { name } of REWARDS)
        expect(held(holdings, `hero.paid.${name}`), name).toBe(
          reached.some((reward) => reward.name === name) ? 1 : 0,
        );
      const due = reached.reduce((all, { diamonds }) => all + diamonds, 0);
      expect(held(holdings, "diamonds")).toBe(due);
      expect(due).toBeLessThanOrEqual(800);
    }),
  );
});
