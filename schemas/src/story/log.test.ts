import { describe, expect, test } from "vitest";
import { walletView } from "../wallet/view.ts";
import type { Situation } from "./facts.ts";
import { achievements, storyLog } from "./log.ts";
import { NO_MEMBERSHIP } from "./membership.ts";
import type { Part } from "./parts.ts";

const NOW = Date.parse("2025-10-07T03:00:00Z");
const situation = (facts: Record<string, number>): Situation => ({
  progress: { facts, session: null },
  wallet: walletView(new Map(), NOW),
  season: { week: 1, phase: "live" },
  quantity: 10,
  membership: NO_MEMBERSHIP,
});

const step = (id: string): Part["steps"][number] => ({
  id,
  until: `session.${id}`,
  words: `act:step.${id}`,
  goal: { place: "village", object: id },
  hint: `act:hint.${id}`,
  plain: `act:plain.${id}`,
  hand: { say: [] },
});
const part = (mission: string, gift: number, gems: Part["gems"]): Part => ({
  mission,
  kind: mission.startsWith("act") ? "main" : "sub",
  done: `done.${mission.replace("_", "-")}-${gift}`,
  gems,
  gift,
  draws: {},
  stars: [],
  steps: [step("panel"), step("oil")],
});
const PARTS = [
  ["bronze", part("act1", 20, { count: 5, diamonds: 4 })],
  ["phones", part("game_zones", 20, { count: 0, diamonds: 0 })],
  ["films", part("game_zones", 40, { count: 0, diamonds: 0 })],
] as const;
const log = (facts: Record<string, number> = {}) => storyLog(situation(facts), NOW, PARTS);

test.each([
  ["nothing was done", {}, "open"],
  ["a diamond was found", { "gem.bronze.3": 1 }, "on-going"],
  ["a diamond was found elsewhere", { "gem.silver.3": 1 }, "open"],
  ["it is done", { "done.act1-20": 1 }, "done"],
])("a part where %s", (_, facts, state) => {
  expect(log(facts)[0]).toMatchObject({ part: "bronze", kind: "main", state });
});

test("counts diamonds that lie about and the gift, and the steps of the visit", () => {
  expect(log({ "gem.bronze.3": 1, "gem.bronze.5": 1, "session.oil": 1 })[0]).toMatchObject({
    gems: { found: 2, count: 5 },
    diamonds: { earned: 8, most: 40 },
    steps: { done: 1, all: 2 },
  });
  expect(log({ "done.act1-20": 1 })[0]).toMatchObject({
    diamonds: { earned: 20, most: 40 },
    steps: { done: 2, all: 2 },
  });
});

test("counts stars, before the end and after it", () => {
  const stars = [
    { when: "stars.lights", diamonds: 20 },
    { when: "stars.lights>=2", diamonds: 30 },
  ];
  const room = [["room", { ...part("act9", 0, { count: 0, diamonds: 0 }), stars }]] as const;
  const entry = (facts: Record<string, number>) => storyLog(situation(facts), NOW, room)[0];
  expect(entry({})).toMatchObject({ state: "open", diamonds: { earned: 0, most: 50 } });
  expect(entry({ "stars.lights": 1 })).toMatchObject({
    state: "on-going",
    diamonds: { earned: 20, most: 50 },
  });
  expect(entry({ "stars.lights": 2, "done.act9-0": 1 })).toMatchObject({
    state: "done",
    diamonds: { earned: 50, most: 50 },
  });
});

describe("achievements", () => {
  const of = (facts: Record<string, number>) => achievements(log(facts));
  test("sum what the parts of a mission have paid", () => {
    expect(of({ "done.game-zones-40": 1 })).toEqual([
      { mission: "act1", percent: 0, diamonds: { earned: 0, most: 40 } },
      { mission: "game_zones", percent: 66, diamonds: { earned: 40, most: 60 } },
    ]);
  });
  test("are whole only with the last diamond", () => {
    const gems = [1, 2, 3, 4, 5].map((gem) => [`gem.bronze.${gem}`, 1] as const);
    const percent = (facts: Record<string, number>) => of(facts)[0]?.percent;
    expect(percent({ "done.act1-20": 1, ...Object.fromEntries(gems.slice(1)) })).toBe(90);
    expect(percent({ "done.act1-20": 1, ...Object.fromEntries(gems) })).toBe(100);
  });
  test("of a mission that pays nothing are whole once it is done", () => {
    const free = [["walk", part("act9", 0, { count: 0, diamonds: 0 })]] as const;
    const percent = (facts: Record<string, number>) =>
      achievements(storyLog(situation(facts), NOW, free))[0]?.percent;
    expect([percent({}), percent({ "done.act9-0": 1 })]).toEqual([0, 100]);
  });
});

describe("parts behind doors that only some are let through", () => {
  const named = (membership: Partial<Situation["membership"]>, facts: Record<string, number> = {}) =>
    storyLog({ ...situation(facts), membership: { ...NO_MEMBERSHIP, ...membership } }, NOW).map(
      ({ part }) => part,
    );

  test("stand in the log of those who may come in, and of who was there", () => {
    expect(named({ vip: true })).toContain("diamond-lab");
    expect(named({}, { "done.diamond-lab": 1 })).toContain("diamond-lab");
    expect(named({ tier: "bronze" })).toContain("member-house");
    expect(named({ vvip: true })).toContain("member-house");
  });

  test("do not stand in anybody else's; a door that opens in time hides nothing", () => {
    expect(named({ tier: "gold", invited: true })).not.toContain("diamond-lab");
    expect(named({})).not.toContain("member-house");
    expect(named({})).toEqual(expect.arrayContaining(["bronze", "silver", "diamond", "android-room"]));
  });
});
