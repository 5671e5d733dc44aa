import { expect, test } from "vitest";
import { TICK_RATE } from "../protocol.ts";
import { type Fighting, type Fought, playFight, SKILLS } from "./bots.fixture.ts";
import { ENDS } from "./own.ts";

const SEEDS = Array.from({ length: 80 }, (_, index) => 7 * index + 3);

const play = (how: Omit<Fighting, "seed">): Fought[] => SEEDS.map((seed) => playFight({ ...how, seed }));
const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;
/** Share of the fights that ended so, %. */
const share = (fights: readonly Fought[], end: number): number =>
  (100 * fights.filter((fought) => fought.end === end).length) / fights.length;
const wins = (fights: readonly Fought[]): number => share(fights, ENDS.won);
const herbs = (fights: readonly Fought[]): number => mean(fights.map((fought) => fought.herbs));
const seconds = (fights: readonly Fought[]): number => mean(fights.map(({ ticks }) => ticks / TICK_RATE));

const { rookie, steady, ace } = SKILLS;
const FIRST = { rookie: play({ skill: rookie }), steady: play({ skill: steady }), ace: play({ skill: ace }) };
const SIXTH = { rookie: play({ skill: rookie, mastery: 6 }), steady: play({ skill: steady, mastery: 6 }) };

test("a steady hunter wins about two of three fights with mastery 1, and nine of ten with 6", () => {
  expect(wins(FIRST.steady)).toBeGreaterThan(58);
  expect(wins(FIRST.steady)).toBeLessThan(82);
  expect(wins(SIXTH.steady)).toBeGreaterThanOrEqual(88);
});

test("the first win comes by the third fight", () => {
  const lost = 1 - wins(FIRST.steady) / 100;
  expect(1 - lost ** 3).toBeGreaterThan(0.9);
  // Even a rookie has it by then more often than not.
  expect(1 - (1 - wins(FIRST.rookie) / 100) ** 3).toBeGreaterThan(0.5);
});

test("a fight brings a steady hunter about 3.2 herbs in about 25 s", () => {
  expect(herbs(FIRST.steady)).toBeGreaterThan(2.8);
  expect(herbs(FIRST.steady)).toBeLessThan(3.6);
  expect(seconds(FIRST.steady)).toBeGreaterThan(22);
  expect(seconds(FIRST.steady)).toBeLessThan(29);
});

test("who plays better wins more, falls less and brings home more", () => {
  expect(wins(FIRST.rookie)).toBeLessThan(wins(FIRST.steady));
  expect(wins(FIRST.steady)).toBeLessThan(wins(FIRST.ace));
  expect(share(FIRST.rookie, ENDS.fallen)).toBeGreaterThan(share(FIRST.steady, ENDS.fallen));
  expect(herbs(FIRST.rookie)).toBeLessThan(herbs(FIRST.steady));
  expect(herbs(FIRST.steady)).toBeLessThan(herbs(FIRST.ace));
  expect(wins(SIXTH.rookie)).toBeGreaterThan(wins(FIRST.rookie));
});

test("calm mode is easier, but no faster", () => {
  const calm = play({ skill: rookie, calm: true });
  expect(wins(calm)).toBeGreaterThan(wins(FIRST.rookie) + 20);
  expect(seconds(calm)).toBeGreaterThan(seconds(FIRST.ace));
});

test("a king has more to give to those who can beat it", () => {
  const kings = play({ skill: ace, king: true });
  expect(herbs(kings)).toBeGreaterThan(herbs(FIRST.ace));
  expect(wins(play({ skill: steady, king: true }))).toBeLessThan(wins(FIRST.steady));
});
