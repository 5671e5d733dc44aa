import fc from "fast-check";
import { expect, test } from "vitest";
import { between, drawSeeds, pick, seededRandom } from "./random.ts";

test("a seed gives one sequence, of numbers in [0, 1)", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2 ** 32 - 1 }), (seed) => {
      const [one, other] = [seededRandom(seed), seededRandom(seed)];
      for (let drawn = 0; drawn < 20; drawn += 1) {
        const number = one();
        expect(number).toBe(other());
        expect(number).toBeGreaterThanOrEqual(0);
        expect(number).toBeLessThan(1);
      }
    }),
  );
  // The values of the published generator: a replay must not depend on this build.
  const random = seededRandom(1);
  expect([random(), random(), random()]).toEqual([
    0.6270739405881613, 0.002735721180215478, 0.5274470399599522,
  ]);
});

test("the two seeds of an attempt are two draws: neither is derived from the other", () => {
  const numbers = [7, 4_000_000_000];
  expect(drawSeeds(() => numbers.shift()!)).toEqual({ shown: 7, hidden: 4_000_000_000 });
  expect(numbers).toEqual([]);
});

test("between reaches both ends and nothing beyond; pick reaches every item", () => {
  const random = seededRandom(3);
  const drawn = Array.from({ length: 400 }, () => between(random, -2, 3));
  expect(new Set(drawn)).toEqual(new Set([-2, -1, 0, 1, 2, 3]));
  expect(new Set(Array.from({ length: 100 }, () => pick(random, ["a", "b", "c"]))).size).toBe(3);
  expect(() => pick(random, [])).toThrow(RangeError);
});
