import { HUNTING } from "@diamond-valley/schemas/hunting/tuning.ts";
import { expect, test } from "vitest";
import { forestMap } from "../../core/world/maps.fixture.ts";
import { createApproach, TOUCH } from "./approach.ts";

const { clearings } = forestMap;
const [first, second] = clearings as [(typeof clearings)[0], (typeof clearings)[0]];
/** So far (px) from a clearing's middle. */
const from = (away: number, { x, y } = first) => ({ x, y: y + away });
const FAR = from(HUNTING.approach + 1);
const yes = () => true;
const no = () => false;

test("a fight begins once the hunter has walked right up to a slime, and once only", () => {
  const approach = createApproach(clearings);
  expect(approach.reached(FAR, yes)).toBeUndefined();
  expect(approach.reached(from(TOUCH + 1), yes)).toBeUndefined();
  expect(approach.reached(from(TOUCH), yes)).toBe(first);
  expect(approach.reached(from(10), yes)).toBeUndefined();
  expect(approach.reached(FAR, yes)).toBeUndefined();
  expect(approach.reached(from(10), yes)).toBe(first);
});

test("whoever comes in beside a slime has to go away first", () => {
  const approach = createApproach(clearings);
  expect(approach.reached(from(10), yes)).toBeUndefined();
  expect(approach.reached(from(20), yes)).toBeUndefined();
  expect(approach.reached(from(10, second), yes)).toBe(second);
});

test("a slime that can't be fought now is waited for", () => {
  const approach = createApproach(clearings);
  approach.reached(FAR, yes);
  expect(approach.reached(from(10), no)).toBeUndefined();
  expect(approach.reached(from(10), yes)).toBe(first);
});

test("behind a fight the hunter comes anew", () => {
  const approach = createApproach(clearings);
  approach.reached(FAR, yes);
  approach.fought(first.number);
  expect(approach.reached(from(10), yes)).toBeUndefined();
  approach.reached(FAR, yes);
  expect(approach.reached(from(10), yes)).toBe(first);
});
