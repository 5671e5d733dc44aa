import { expect, test } from "vitest";
import { experienceAt } from "./levels.ts";
import { walletView } from "./view.ts";

const NOW = Date.parse("2025-10-07T03:00:00Z");
const EMPTY = { stock: { blue: 0, yellow: 0, green: 0, red: 0, failed: 0 }, used: 0, capacity: 40 };

test("an empty wallet is a newcomer's", () => {
  expect(walletView(new Map(), NOW)).toEqual({
    seq: 0,
    diamonds: 0,
    coins: 0,
    level: 1,
    experience: 0,
    levelProgress: { gained: 0, needed: 200 },
    nextMilestone: { level: 2, diamonds: 5 },
    mastery: {
      fishing: { level: 1, gained: 0, needed: 120 },
      mining: { level: 1, gained: 0, needed: 120 },
      combat: { level: 1, gained: 0, needed: 120 },
    },
    bag: { fish: EMPTY, ore: EMPTY, herbs: EMPTY },
    items: {},
    deliveries: { fish: { used: 0, limit: 3 }, ore: { used: 0, limit: 3 }, herbs: { used: 0, limit: 3 } },
  });
});

test("shows what is held, with today's deliveries only", () => {
  const holdings = new Map([
    ["diamonds", 12],
    ["experience", experienceAt(30) + 5],
    ["skills.fishing", 130],
    ["bag.fish.blue", 3],
    ["bag.fish.failed", 4],
    ["deliveries.fish.20251007", 2],
    ["deliveries.fish.20251006", 1],
  ] as const);
  expect(walletView(holdings, NOW)).toMatchObject({
    diamonds: 12,
    level: 30,
    levelProgress: { gained: 5, needed: 1_360 },
    mastery: { fishing: { level: 2, gained: 10, needed: 200 } },
    bag: { fish: { stock: { blue: 3, failed: 4 }, used: 7, capacity: 60 } },
    deliveries: { fish: { used: 2, limit: 5 } },
  });
});

test.each([
  ["of the day before", "deliveries.fish.20251006"],
  ["of the day after, counted by a server whose clock is ahead", "deliveries.fish.20251008"],
  ["of the same day a year ago", "deliveries.fish.20241007"],
] as const)("deliveries %s alone leave today's unused", (_, path) => {
  expect(walletView(new Map([[path, 2]]), NOW).deliveries.fish).toEqual({ used: 0, limit: 3 });
});

test("today ends at midnight in Korea", () => {
  const holdings = new Map([["deliveries.fish.20251007", 2]] as const);
  const midnight = Date.parse("2025-10-07T15:00:00Z");
  expect(walletView(holdings, midnight - 1).deliveries.fish.used).toBe(2);
  expect(walletView(holdings, midnight).deliveries.fish.used).toBe(0);
});
