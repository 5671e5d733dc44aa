import { describe, expect, test } from "vitest";
import { experienceAt } from "./levels.ts";
import { walletView } from "./view.ts";

const NOW = Date.parse("2025-10-07T03:00:00Z");
const EMPTY = { stock: { blue: 0, yellow: 0, green: 0, red: 0, failed: 0 }, used: 0, capacity: 40 };
const NONE = { blue: 0, yellow: 0, green: 0, red: 0 };

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
    deliveries: {
      fish: { used: 0, limit: 5, bonus: 2 },
      ore: { used: 0, limit: 3, bonus: 0 },
      herbs: { used: 0, limit: 3, bonus: 0 },
    },
    helped: { fish: NONE, ore: NONE, herbs: NONE },
    peace: false,
    boss: {
      week: 0,
      latest: 0,
      attempts: 0,
      wins: 0,
      best: { own: 0, equal: 0 },
      calm: 0,
      today: { used: 0, limit: 5 },
    },
    signIn: { days: 0, today: false },
    team: { name: null, points: 0, matchesLeft: 3 },
    community: { earned: 0 },
  });
});

test("says whether today is a day of the sign-in", () => {
  const holdings = new Map([
    ["sign-in.days", 3],
    ["sign-in.last", 20_251_007],
  ] as const);
  expect(walletView(holdings, NOW).signIn).toEqual({ days: 3, today: true });
  expect(walletView(holdings, NOW + 86_400_000).signIn).toEqual({ days: 3, today: false });
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
    deliveries: { fish: { used: 2, limit: 7, bonus: 2 } },
  });
});

test.each([
  ["of the day before", "deliveries.fish.20251006"],
  ["of the day after, counted by a server whose clock is ahead", "deliveries.fish.20251008"],
  ["of the same day a year ago", "deliveries.fish.20241007"],
] as const)("deliveries %s alone leave today's unused", (_, path) => {
  expect(walletView(new Map([[path, 2]]), NOW).deliveries.fish).toMatchObject({ used: 0, limit: 5 });
});

test("today ends at midnight in Korea", () => {
  const holdings = new Map([["deliveries.fish.20251007", 2]] as const);
  const midnight = Date.parse("2025-10-07T15:00:00Z");
  expect(walletView(holdings, midnight - 1).deliveries.fish.used).toBe(2);
  expect(walletView(holdings, midnight).deliveries.fish.used).toBe(0);
});

describe("the boss of the week", () => {
  const holdings = new Map([
    ["boss.2.attempts", 7],
    ["boss.2.ended", 6],
    ["boss.2.wins", 2],
    ["boss.2.best.equal", 4_321],
    ["boss.2.calm", 2_000],
    ["boss.3.best.own", 9],
    ["boss.4.attempts", 3],
    ["boss.4.wins", 1],
    ["boss.4.best.own", 5_000],
    ["boss.4.calm", 1_000],
    ["boss.days.20251013", 4],
  ] as const);
  const at = (instant: string) => walletView(holdings, Date.parse(instant)).boss;
  const nothing = { week: 0, latest: 0, attempts: 0, wins: 0, best: { own: 0, equal: 0 }, calm: 0 };

  test("is shown with the fights of its week, from Monday 09:00 KST on", () => {
    expect(at("2025-10-12T23:59:59.999Z")).toMatchObject(nothing);
    expect(at("2025-10-13T00:00:00Z")).toEqual({
      week: 2,
      latest: 2,
      attempts: 7,
      wins: 2,
      best: { own: 0, equal: 4_321 },
      calm: 2_000,
      today: { used: 4, limit: 5 },
    });
    expect(at("2025-10-20T00:00:00Z")).toMatchObject({ week: 3, attempts: 0, best: { own: 9, equal: 0 } });
  });

  test("has ended on 3 November at 09:00 KST, and what was reached in its last week stays shown", () => {
    const reached = { latest: 4, attempts: 3, wins: 1, best: { own: 5_000, equal: 0 }, calm: 1_000 };
    expect(at("2025-11-02T23:59:59.999Z")).toMatchObject({ week: 4, ...reached });
    expect(at("2025-11-03T00:00:00Z")).toMatchObject({ week: 0, ...reached });
    expect(at("2025-11-09T23:59:59.999Z")).toMatchObject({ week: 0, ...reached });
  });
});
