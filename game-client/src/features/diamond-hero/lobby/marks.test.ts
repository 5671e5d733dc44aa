import { HERO, LAST_LEVEL, MISSIONS } from "@diamond-valley/schemas/diamond-hero/progress-content.ts";
import { expect, test } from "vitest";
import { NEWCOMER } from "./account.fixture.ts";
import { marksOf } from "./marks.ts";

test("a newcomer has everything before him: 800 diamonds, none paid", () => {
  const { paid, all, milestones, missions, isExtreme } = marksOf(NEWCOMER);
  expect([paid, all]).toEqual([0, 800]);
  expect(milestones.map(({ diamonds }) => diamonds)).toEqual([20, 40, 60, 80]);
  expect(missions.map(({ goal }) => goal)).toEqual([100, 100, 1, 1]);
  expect(isExtreme).toBe(false);
});

test("a mission shows the goal that comes next, counts no further than it, and ends at its last", () => {
  const kills = (count: number, paid: number) =>
    marksOf({
      ...NEWCOMER,
      totals: { ...NEWCOMER.totals, kills: count },
      missions: { ...NEWCOMER.missions, kills: paid },
    }).missions[0]!;
  expect(kills(640, 2)).toMatchObject({ goal: 1_000, count: 640, paid: 2, goals: 8, isDone: false });
  expect(kills(25_000, 8)).toMatchObject({ goal: 10_000, count: 10_000, isDone: true });
});

test("what is paid is what the server says, not what was counted", () => {
  const totals = { kills: 5_000, coins: 0, plays: 3, clears: 0, prisms: 0 };
  expect(marksOf({ ...NEWCOMER, totals }).paid).toBe(0);
  const missions = { kills: 2, coins: 0, plays: 1, clears: 0 };
  expect(marksOf({ ...NEWCOMER, totals, missions, milestones: [true, true, false, false] }).paid).toBe(
    20 + 40 + 5 + 5 + 5,
  );
});

test("extreme missions count from the first clear on; upgrades are power-ups at their last level", () => {
  const { extremes, isExtreme } = marksOf({
    ...NEWCOMER,
    totals: { ...NEWCOMER.totals, clears: 1 },
    powerUps: { health: LAST_LEVEL, speed: LAST_LEVEL - 1, damage: LAST_LEVEL, dice: 0 },
  });
  expect(isExtreme).toBe(true);
  expect(extremes.find(({ extreme }) => extreme === "upgrades")).toMatchObject({ count: 2, goal: 4 });
  expect(extremes.find(({ extreme }) => extreme === "clears")).toMatchObject({ count: 1, goal: 20 });
});

test("everything paid is everything there is", () => {
  const { paid, all } = marksOf({
    ...NEWCOMER,
    milestones: [true, true, true, true],
    missions: Object.fromEntries(
      MISSIONS.map((mission) => [mission, HERO.missions[mission].goals.length]),
    ) as typeof NEWCOMER.missions,
    extreme: { clears: true, prisms: true, kills: true, coins: true, upgrades: true },
  });
  expect(paid).toBe(all);
});
