import { describe, expect, test } from "vitest";
import { type Played, playRun, SKILLS, type Skill } from "./bots.fixture.ts";
import { bought } from "./play.fixture.ts";

const SEEDS = Array.from({ length: 12 }, (_, index) => 7 * index + 3);
const play = (skill: Skill, level: number, count = SEEDS.length): Played[] =>
  SEEDS.slice(0, count).map((seed) => playRun({ seed, skill, how: { powerUps: bought(level) } }));
const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1]!;
const secondsOf = (runs: readonly Played[]): number => median(runs.map(({ seconds }) => seconds));
/** Share of runs that were cleared, %. */
const clears = (runs: readonly Played[]): number =>
  (100 * runs.filter(({ outcome }) => outcome === "success").length) / runs.length;

// Twelve seeds: bands are wide here, and narrow in `npm run bench -- balance`.
const ROOKIE = play(SKILLS.rookie, 0);
const STEADY = play(SKILLS.steady, 0);
const ACE = play(SKILLS.ace, 0, 8);
const GROWN = play(SKILLS.steady, 5, 10);
const FULL = play(SKILLS.steady, 10, 6);
const CALM = SEEDS.slice(0, 8).map((seed) => playRun({ seed, skill: SKILLS.rookie, how: { calm: true } }));

describe("how long somebody lasts", () => {
  test("a rookie about five minutes, and never to the end", () => {
    expect(clears(ROOKIE)).toBeLessThanOrEqual(9);
    expect(secondsOf(ROOKIE)).toBeGreaterThan(190);
    expect(secondsOf(ROOKIE)).toBeLessThan(380);
  });
  test("a steady player without power-ups about nine, now and then to the end", () => {
    expect(clears(STEADY)).toBeLessThanOrEqual(60);
    expect(secondsOf(STEADY)).toBeGreaterThan(440);
  });
  test("power-ups carry it to the end", () => {
    expect(clears(GROWN)).toBeGreaterThanOrEqual(42);
    expect(clears(FULL)).toBeGreaterThanOrEqual(80);
    expect(clears(GROWN)).toBeGreaterThan(clears(STEADY));
  });
  test("who plays better lasts longer", () => {
    const mean = (runs: readonly Played[]) =>
      runs.reduce((sum, { seconds }) => sum + seconds, 0) / runs.length;
    expect(mean(STEADY)).toBeGreaterThan(mean(ROOKIE));
    expect(mean(ACE)).toBeGreaterThan(mean(STEADY));
    expect(clears(ACE)).toBeGreaterThan(clears(STEADY));
  });
  test("nobody falls within the first minute, and most first runs reach the first milestone", () => {
    for (const { seconds } of [...ROOKIE, ...STEADY, ...ACE]) expect(seconds).toBeGreaterThanOrEqual(60);
    expect(ROOKIE.filter(({ seconds }) => seconds >= 150).length).toBeGreaterThanOrEqual(9);
  });
});

test("a clear brings about 3,200 kills, 1,700 coins and 22 levels, and the Grand Prism", () => {
  const cleared = [...ACE, ...GROWN, ...FULL].filter(({ outcome }) => outcome === "success");
  expect(median(cleared.map(({ kills }) => kills))).toBeGreaterThan(3_000);
  expect(median(cleared.map(({ coins }) => coins))).toBeGreaterThan(1_500);
  expect(median(cleared.map(({ coins }) => coins))).toBeLessThan(2_000);
  expect(median(cleared.map(({ level }) => level))).toBeGreaterThanOrEqual(20);
  expect(median(cleared.map(({ level }) => level))).toBeLessThanOrEqual(26);
  expect(cleared.every(({ prisms }) => prisms === 1)).toBe(true);
});

test("at 5:00 a thousand have fallen", () => {
  const kills = [...STEADY, ...GROWN].flatMap(({ minutes }) => minutes[4]?.kills ?? []);
  expect(median(kills)).toBeGreaterThan(900);
  expect(median(kills)).toBeLessThan(1_100);
});

test("the first level comes at 8 s or near, and at 8:00 the field is full", () => {
  expect(median([...ROOKIE, ...STEADY].map(({ firstLevel }) => firstLevel))).toBeLessThan(11);
  const alive = [...STEADY, ...GROWN].flatMap(({ minutes }) => minutes[7]?.alive ?? []);
  expect(median(alive)).toBeGreaterThan(45);
  expect(median(alive)).toBeLessThan(130);
});

test("with power-ups the golem falls more often", () => {
  const golems = (runs: readonly Played[]) => runs.filter(({ golem }) => golem).length / runs.length;
  expect(golems(FULL)).toBeGreaterThan(golems(STEADY));
});

test("calm is easier", () => {
  expect(secondsOf(CALM)).toBeGreaterThan(secondsOf(ROOKIE));
});
