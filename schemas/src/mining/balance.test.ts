import { expect, test } from "vitest";
import { TICK_RATE } from "../protocol.ts";
import { type Played, type Playing, playExpedition, SKILLS } from "./bots.fixture.ts";

const SEEDS = Array.from({ length: 50 }, (_, index) => 7 * index + 3);
const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1]!;
const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

const play = (how: Omit<Playing, "seed">): Played[] => SEEDS.map((seed) => playExpedition({ ...how, seed }));
/** Share of the expeditions that ended by a fall, %. */
const falls = (played: readonly Played[]): number =>
  (100 * played.filter(({ fell }) => fell).length) / played.length;
const ore = (played: readonly Played[]): number => mean(played.map(({ wanted }) => wanted));
const veins = (played: readonly Played[]): number => mean(played.map(({ veins }) => veins));
/** Seconds until ten of the wanted colour. */
const tenOfAColour = (played: readonly Played[]): number =>
  median(played.map(({ tenth }) => (tenth ?? Number.POSITIVE_INFINITY) / TICK_RATE));

const { rookie, steady, ace } = SKILLS;
const FIRST = {
  rookie: play({ skill: rookie, depth: 1 }),
  steady: play({ skill: steady, depth: 1 }),
  ace: play({ skill: ace, depth: 1 }),
};
const THIRD = {
  rookie: play({ skill: rookie, depth: 3 }),
  steady: play({ skill: steady, depth: 3 }),
  ace: play({ skill: ace, depth: 3 }),
};

test("ten of a colour take a steady miner about 110 s, in any depth", () => {
  for (const played of [FIRST.steady, THIRD.steady]) {
    expect(tenOfAColour(played)).toBeGreaterThan(85);
    expect(tenOfAColour(played)).toBeLessThan(120);
  }
});

test("few fall at the first depth, a third of the steady ones at the third", () => {
  expect(falls(FIRST.steady)).toBeLessThanOrEqual(12);
  expect(falls(THIRD.steady)).toBeGreaterThanOrEqual(20);
  expect(falls(THIRD.steady)).toBeLessThanOrEqual(52);
});

test("who plays better falls less and brings home more", () => {
  for (const { rookie, steady, ace } of [FIRST, THIRD]) {
    expect(falls(rookie)).toBeGreaterThan(falls(steady));
    expect(falls(steady)).toBeGreaterThanOrEqual(falls(ace));
    // Of one colour a depth has two veins, and no more than those: what tells is all that was mined.
    expect(veins(ace)).toBeGreaterThan(veins(steady));
    expect(veins(steady)).toBeGreaterThan(veins(rookie));
  }
  expect(falls(THIRD.ace)).toBeLessThan(12);
});

test("who stays alive brings home more from the depth", () => {
  expect(ore(THIRD.ace)).toBeGreaterThan(ore(FIRST.ace));
});

test("calm mode and mastery make it easier", () => {
  expect(falls(play({ skill: rookie, depth: 1, calm: true }))).toBeLessThan(falls(FIRST.rookie));
  const master = play({ skill: steady, depth: 3, mastery: 10 });
  expect(falls(master)).toBeLessThan(falls(THIRD.steady));
  expect(ore(master)).toBeGreaterThan(ore(THIRD.steady));
});
