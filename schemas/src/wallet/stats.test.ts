import { expect, test } from "vitest";
import type { Tier } from "../account/tiers.ts";
import { statsOf } from "./stats.ts";

test.each<[number, Tier, number, number, number]>([
  [1, "none", 100, 10, 200],
  [2, "none", 101, 10, 200],
  [19, "gold", 109, 10, 200],
  [20, "gold", 110, 11, 200],
  [100, "none", 150, 15, 200],
  [1, "platinum", 125, 13, 206],
  [41, "diamond", 145, 15, 206],
  [100, "diamond_max", 175, 18, 206],
])("level %i of tier %s has %i HP, damage %i and goes %i px/s", (level, tier, hp, damage, speed) => {
  expect(statsOf(level, { tier, vvip: false })).toEqual({ hp, damage, speed, reach: 70, dash: 80 });
});

test.each(["none", "gold", "diamond_max"] as const)("a VVIP of tier %s has the bonus, once", (tier) => {
  expect(statsOf(1, { tier, vvip: true })).toEqual(statsOf(1, { tier: "diamond_max", vvip: false }));
});
