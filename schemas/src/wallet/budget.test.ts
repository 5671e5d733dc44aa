import { expect, test } from "vitest";
import { CHARACTERS } from "../characters/characters.ts";
import { COMMUNITY_MISSION, COMMUNITY_MOST, communityMission } from "../community/mission.ts";
import { REWARDS } from "../diamond-hero/rewards.ts";
import { EGG_DIAMONDS, EGG_MISSION, EGGS } from "../eggs/eggs.ts";
import { localeKeys } from "../locales.fixture.ts";
import { SIGN_IN_DAYS, SIGN_IN_MISSION, signInDiamonds, signInReward } from "../sign-in/sign-in.ts";
import { starDiamonds } from "../story/log.ts";
import { PARTS } from "../story/parts.ts";
import { STORIES } from "../story/targets.ts";
import { LEVELS, MILESTONES } from "./levels.ts";

// The diamond budget: what each source pays at most, read from content alone.

/** What parts of the story pay, by mission: what lies about in them, and the gift at their end, and stars. */
const missions = (): Record<string, number> => {
  const paid: Record<string, number> = {};
  for (const { mission, gems, gift, stars } of PARTS.values())
    paid[mission] = (paid[mission] ?? 0) + gems.count * gems.diamonds + gift + starDiamonds(stars);
  return paid;
};

/** The most of each mission, as far as its places are built: the acts 40, 60, 80, 100 and 200; five halls and the members' house. */
const MOST: Readonly<Record<string, number>> = {
  act1: 40,
  act2: 60,
  act3: 80,
  act4: 100,
  act5: 200,
  game_zones: 6 * 20,
  google_android_zone: 300,
  diamond_lab: 50,
};

test("each mission pays what the budget says, and the acts 480 in all", () => {
  const paid = missions();
  for (const [mission, diamonds] of Object.entries(paid)) {
    const zones = [...PARTS.values()].filter((part) => part.mission === mission).length;
    const wanted = mission === "game_zones" ? 20 * zones : MOST[mission];
    expect(diamonds, mission).toBe(wanted);
    expect(diamonds, mission).toBeLessThanOrEqual(MOST[mission] ?? 0);
  }
  const acts = ["act1", "act2", "act3", "act4", "act5"].reduce((sum, act) => sum + MOST[act]!, 0);
  expect(acts).toBe(480);
  for (const act of ["act1", "act2", "act3", "act4"]) expect(paid[act], act).toBe(MOST[act]);
});

test("all five halls are there, and pay 20 each", () => {
  const halls = ["architect-tower", "phone-hall", "game-hall", "studio-hall", "gallery-hall"];
  for (const hall of halls) expect(PARTS.get(hall), hall).toMatchObject({ mission: "game_zones", gift: 20 });
});

test("what pays beside the missions: levels 420, eggs 300, and 80 beyond the last level at most (world's budget)", () => {
  expect(MILESTONES.reduce((sum, { diamonds }) => sum + diamonds, 0)).toBe(420);
  expect(EGGS * EGG_DIAMONDS).toBe(300);
  expect(LEVELS.beyond).toMatchObject({ diamonds: 1, daily: 4 });
});

test("Diamond Hero pays 200 for milestones, 350 for missions and 250 for extreme missions (world's budget)", () => {
  const paid = (isOne: (name: string) => boolean): number =>
    REWARDS.filter(({ name }) => isOne(name)).reduce((sum, { diamonds }) => sum + diamonds, 0);
  const milestone = (name: string) => name.startsWith("milestone_");
  const extreme = (name: string) => name.startsWith("extreme.");
  expect(paid(milestone)).toBe(200);
  expect(paid((name) => !milestone(name) && !extreme(name))).toBe(350);
  expect(paid(extreme)).toBe(250);
  expect(new Set(REWARDS.map(({ name }) => name)).size).toBe(REWARDS.length);
});

test("the daily sign-in pays 180 on 20 days, and each of its days once (world's budget)", () => {
  expect(SIGN_IN_DAYS).toBe(20);
  expect(signInDiamonds(SIGN_IN_DAYS)).toBe(180);
  expect(signInDiamonds(SIGN_IN_DAYS + 5)).toBe(180);
  expect([5, 10, 15, 20].map((day) => signInReward(day).diamonds)).toEqual([10, 20, 20, 50]);
});

test("the mission of the weeks pays 4 x 50 for goals, 4 x 30 for own challenges and 3 x 40 for bosses (world's budget)", () => {
  expect(COMMUNITY_MOST).toEqual({ goals: 200, challenges: 120, boss: 120 });
  expect(communityMission(0).diamonds.most).toBe(440);
});

test("every source has a mission with a name, and no other place of the story pays diamonds", () => {
  for (const locale of ["ko", "en"] as const) {
    const keys = localeKeys(locale);
    for (const mission of [...Object.keys(missions()), EGG_MISSION, SIGN_IN_MISSION, COMMUNITY_MISSION])
      expect(keys.has(`story-play:log.mission.${mission}`), mission).toBe(true);
  }
  const inContent = [
    ...[...STORIES.values()].flatMap(({ objects }) => Object.values(objects).flat()),
    ...Object.values(CHARACTERS).flatMap(({ reactions }) => reactions),
  ];
  const granted = inContent
    .flatMap((each) => [
      each,
      ...each.choices,
      ...[each.solved, each.wrong].flatMap((outcome) => outcome ?? []),
    ])
    .reduce((sum, { grant }) => sum + (grant?.diamonds ?? 0), 0);
  const named = Object.values(missions()).reduce((sum, diamonds) => sum + diamonds, 0);
  expect(granted).toBe(named);
});
