import { expect, test } from "vitest";
import type { PlayerStats } from "../arena/rules.ts";
import { type Fought, playGolem, SKILLS, type Skill } from "./bots.fixture.ts";
import { STORY, weekly } from "./play.fixture.ts";
import type { Fight } from "./setup.ts";

const seeds = (count: number): number[] => Array.from({ length: count }, (_, index) => 7 * index + 3);
const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1]!;

/** Health and damage of a level (spec 2 §9), without mastery. */
const ofLevel = (level: number): Partial<PlayerStats> => ({
  hp: 100 + Math.floor(level / 2),
  damage: 10 + Math.floor(level / 20),
});
const LEVELS = [1, 20, 40].map(ofLevel);
/** Level 40 with combat and mining at 4, as most have in the second week; and all that there is: level 100, all mastery, Diamond. */
const GROWN = { hp: 130, damage: 13, reach: 78 };
const FULL = { hp: 200, damage: 27, speed: 206, reach: 96, dash: 20 };

/** The how manieth fight of the story is won, by players of several levels whose warnings grow from loss to loss. */
function triesOf(skill: Skill, most: number): number[] {
  return LEVELS.flatMap((stats) =>
    seeds(20).map((seed) => {
      for (let lost = 0; lost < most; lost += 1) {
        const fight = {
          seed: seed + lost * 100_003,
          skill,
          how: { ...STORY, ease: Math.min(3, lost) },
          stats,
        };
        if (playGolem(fight).outcome === "success") return lost + 1;
      }
      return Number.POSITIVE_INFINITY;
    }),
  );
}
/** Share of those who won within so many fights, %. */
const within = (tries: readonly number[], most: number): number =>
  (100 * tries.filter((each) => each <= most).length) / tries.length;

const play = (skill: Skill, how: Fight, stats: Partial<PlayerStats> = {}): Fought[] =>
  seeds(16).map((seed) => playGolem({ seed, skill, how, stats }));
const scores = (fights: readonly Fought[]): number[] => fights.map(({ score }) => score!);

const { rookie, steady, ace } = SKILLS;
const IDLE: Skill = { ...rookie, acts: false };

const EQUAL = { rookie: play(rookie, weekly(2)), steady: play(steady, weekly(2)), ace: play(ace, weekly(2)) };

test("a steady player of the levels 1 to 40 wins the story about every second time, and soon after a loss", () => {
  const tries = triesOf(steady, 6);
  expect(within(tries, 1)).toBeGreaterThanOrEqual(35);
  expect(within(tries, 1)).toBeLessThanOrEqual(56);
  expect(within(tries, 3)).toBeGreaterThanOrEqual(76);
  expect(within(tries, 6)).toBeGreaterThanOrEqual(95);
});

test("who plays better wins the story sooner", () => {
  expect(within(triesOf(rookie, 1), 1)).toBeLessThan(35);
  expect(within(triesOf(ace, 1), 1)).toBeGreaterThan(90);
});

test("points of a week: with equal arms about 3,000 for most, and 6,500 for good ones; 9,500 for the best of all", () => {
  expect(median(scores(EQUAL.steady))).toBeGreaterThan(2_400);
  expect(median(scores(EQUAL.steady))).toBeLessThan(3_800);
  expect(median(scores(EQUAL.ace))).toBeGreaterThan(6_000);
  expect(median(scores(EQUAL.ace))).toBeLessThan(7_400);
  const best = Math.max(...scores(play(ace, weekly(2), FULL)));
  expect(best).toBeGreaterThan(9_200);
  expect(best).toBeLessThan(10_400);
});

test.each([2, 3, 4])(
  "whoever is good wins in week %i with equal arms, and most who have grown now and then",
  (week) => {
    const won = (fights: readonly Fought[]) => fights.filter(({ outcome }) => outcome === "success").length;
    expect(won(play(ace, weekly(week)))).toBeGreaterThanOrEqual(13);
    const grown = won(play(steady, weekly(week), GROWN));
    expect(grown).toBeGreaterThanOrEqual(2);
    expect(grown).toBeLessThanOrEqual(14);
  },
);

test("whoever does nothing has no points", () => {
  const fights = seeds(6).map((seed) =>
    playGolem({ seed, skill: IDLE, how: weekly(seed % 2 === 0 ? 2 : 4) }),
  );
  expect(scores(fights)).toEqual(fights.map(() => 0));
});

test("who plays better has more points, and the later weeks are harder", () => {
  const [low, middle, high] = [EQUAL.rookie, EQUAL.steady, EQUAL.ace].map((fights) => median(scores(fights)));
  expect(low).toBeLessThan(middle!);
  expect(middle).toBeLessThan(high!);
  expect(median(scores(play(steady, weekly(4))))).toBeLessThan(middle!);
});

test("calm mode is easier", () => {
  const calm = play(rookie, { ...weekly(2), calm: true });
  expect(median(scores(calm))).toBeGreaterThan(median(scores(EQUAL.rookie)) + 500);
});
