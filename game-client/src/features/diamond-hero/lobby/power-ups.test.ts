import { HERO, LAST_LEVEL, POWER_UPS } from "@diamond-valley/schemas/diamond-hero/progress-content.ts";
import { expect, test } from "vitest";
import { NEWCOMER } from "./account.fixture.ts";
import { effectOf, FIRST_LEVELS, offersOf } from "./power-ups.ts";

const offerOf = (level: number, coins: number, clears = 0) =>
  offersOf({
    ...NEWCOMER,
    coins,
    powerUps: { ...NEWCOMER.powerUps, speed: level },
    totals: { ...NEWCOMER.totals, clears },
  }).find(({ powerUp }) => powerUp === "speed")!;

test("all levels of all four up to the fifth cost 6,400 coins (spec 2 §9)", () => {
  const first = HERO.powerUps.prices.reduce((sum, price) => sum + price, 0);
  expect(POWER_UPS.length * first).toBe(6_400);
});

test("the first level of dice rolls three times as often (spec 2 §3), each further one once more", () => {
  const rolls = Array.from({ length: LAST_LEVEL + 1 }, (_, level) => effectOf("dice", level));
  expect(rolls[1]).toBe(3 * rolls[0]!);
  for (let level = 2; level <= LAST_LEVEL; level += 1) expect(rolls[level]).toBe(rolls[level - 1]! + 1);
});

test("what is not bought does nothing, and every level does more", () => {
  for (const powerUp of ["health", "speed", "damage"] as const) {
    expect(effectOf(powerUp, 0)).toBe(0);
    expect(effectOf(powerUp, 2)).toBe(2 * effectOf(powerUp, 1));
  }
});

test("a level can be paid from its price on, and not a coin before", () => {
  const price = offerOf(0, 0).next!.price;
  expect(offerOf(0, price - 1).next?.isAffordable).toBe(false);
  expect(offerOf(0, price).next?.isAffordable).toBe(true);
});

test("the later levels wait for the first clear, and behind the last there is none", () => {
  expect(offerOf(FIRST_LEVELS - 1, 10_000).next?.isLocked).toBe(false);
  expect(offerOf(FIRST_LEVELS, 10_000).next?.isLocked).toBe(true);
  expect(offerOf(FIRST_LEVELS, 10_000, 1).next).toMatchObject({ isLocked: false, level: FIRST_LEVELS + 1 });
  expect(offerOf(LAST_LEVEL, 10_000, 1).next).toBeNull();
});
