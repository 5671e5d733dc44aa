import { expect, test } from "vitest";
import { type Flown, fly, SKILLS, type Skill } from "./bots.fixture.ts";
import { easeAfter } from "./tuning.ts";

const seeds = (count: number): number[] => Array.from({ length: count }, (_, index) => 7 * index + 3);
const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1]!;
const share = (flights: readonly { outcome: string }[]): number =>
  (100 * flights.filter(({ outcome }) => outcome === "success").length) / flights.length;

/** The how manieth flight is survived, by players whose shots become slower from loss to loss. */
function triesOf(skill: Skill, most: number): number[] {
  return seeds(40).map((seed) => {
    for (let lost = 0; lost < most; lost += 1) {
      const flown = fly({ seed: seed + lost * 100_003, skill, how: { ease: easeAfter(lost) } });
      if (flown.outcome === "success") return lost + 1;
    }
    return Number.POSITIVE_INFINITY;
  });
}
/** Share of those who survived within so many flights, %. */
const within = (tries: readonly number[], most: number): number =>
  (100 * tries.filter((each) => each <= most).length) / tries.length;
const flights = (skill: Skill, how = {}): Flown[] => seeds(14).map((seed) => fly({ seed, skill, how }));

const { rookie, steady, ace } = SKILLS;
const BEST = flights(ace);

test("a steady player survives the first flight about every second time, and nearly always by the third", () => {
  const tries = triesOf(steady, 6);
  expect(within(tries, 1)).toBeGreaterThanOrEqual(42);
  expect(within(tries, 1)).toBeLessThanOrEqual(68);
  expect(within(tries, 3)).toBeGreaterThanOrEqual(82);
  expect(within(tries, 6)).toBeGreaterThanOrEqual(95);
});

test("who flies worse needs more flights, and comes through too", () => {
  const tries = triesOf(rookie, 8);
  expect(within(tries, 1)).toBeLessThan(42);
  expect(within(tries, 8)).toBeGreaterThanOrEqual(92);
  expect(share(BEST)).toBeGreaterThanOrEqual(95);
});

test("calm mode is easier for whoever flies", () => {
  expect(share(flights(rookie, { calm: true }))).toBeGreaterThanOrEqual(80);
});

test("a good flight brings most of the diamonds, and the best one all", () => {
  const gems = (flown: readonly Flown[]) => {
    const survived = flown.filter(({ outcome }) => outcome === "success");
    return median(survived.map((each) => each.gems.length));
  };
  expect(gems(flights(steady))).toBeGreaterThanOrEqual(13);
  expect(gems(flights(steady))).toBeLessThan(20);
  expect(gems(BEST)).toBeGreaterThanOrEqual(19);
});
