import fc from "fast-check";
import { expect, test } from "vitest";
import { COLOURS } from "../wallet/colours.ts";
import { replayVein, type VeinInputs, veinOperation } from "./vein.ts";

const INPUTS: VeinInputs = {
  rules: 1,
  colour: "green",
  depth: 1,
  mastery: 1,
  free: 40,
  perfect: 3,
  strikes: [0, 0],
};
const SEEDS = Array.from({ length: 4_000 }, (_, seed) => seed * 2_654_435 + 7);
/** Share of the seeds for which it holds, %. */
const share = (inputs: Partial<VeinInputs>, holds: (items: readonly string[]) => boolean): number =>
  (100 * SEEDS.filter((seed) => holds(replayVein(seed, { ...INPUTS, ...inputs }).items)).length) /
  SEEDS.length;

test("ore has the vein's colour in 7 of 10, else any", () => {
  expect(share({}, ([item]) => item === "green")).toBeCloseTo(77.5, -0.4);
  for (const colour of COLOURS)
    expect(share({ colour: "red" }, ([item]) => item === colour)).toBeGreaterThan(5);
});

test.each([
  [1, 1, 0],
  [2, 1, 10],
  [3, 1, 20],
  [1, 6, 10],
  [3, 8, 35],
  [3, 10, 45],
])("at depth %i and mastery %i there is an extra ore in %i of 100", (depth, mastery, percent) => {
  const extra = share({ depth, mastery }, ({ length }) => length === 2);
  if (percent === 0) expect(extra).toBe(0);
  else expect(Math.abs(extra - percent)).toBeLessThan(3);
});

test("whatever the seed: one kind of item, failed only where no strike was perfect, extra only where it has a place", () => {
  const anyStrike = fc.option(fc.integer({ min: -12, max: 4 }));
  const anyInputs = fc.record({
    rules: fc.constant(1),
    colour: fc.constantFrom(...COLOURS),
    depth: fc.integer({ min: 1, max: 3 }),
    mastery: fc.integer({ min: 1, max: 10 }),
    free: fc.integer({ min: 1, max: 3 }),
    perfect: fc.constantFrom(3, 4, 6),
    strikes: fc.tuple(anyStrike, anyStrike, anyStrike),
  });
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2 ** 32 - 1 }), anyInputs, (seed, inputs) => {
      const { outcome, items, experience } = replayVein(seed, inputs);
      const isPerfect = inputs.strikes.some(
        (offset) => offset !== null && Math.abs(offset) <= inputs.perfect,
      );
      expect(outcome).toBe(isPerfect ? "coloured" : "failed");
      expect(experience).toBe(isPerfect ? 10 : 3);
      expect(items.every((item) => (item === "failed") === !isPerfect)).toBe(true);
      expect(new Set(items).size).toBe(1);
      expect(items.length).toBeLessThanOrEqual(isPerfect ? Math.min(2, inputs.free) : 1);
      expect(replayVein(seed, JSON.parse(JSON.stringify(inputs)))).toEqual({ outcome, items, experience });
    }),
  );
});

test.each<[string, unknown, object]>([
  ["other rules", 1, { rules: 2 }],
  ["a vein that did not burst", 1, { strikes: [0] }],
  ["a full bag", 1, { free: 0 }],
  ["no seed", undefined, {}],
  ["more than the evidence has", 1, { luck: 1 }],
])("%s is refused", (_, seed, changed) => {
  expect(() => replayVein(seed, { ...INPUTS, ...changed })).toThrow();
});

test("pays into the ore of the bag and the skill of mining", () => {
  expect(veinOperation("a1", { items: ["red", "red"], experience: 10 })).toEqual({
    kind: "catch",
    key: "quest:mining:a1",
    category: "ore",
    items: ["red", "red"],
    skill: "mining",
    skillExperience: 10,
  });
});
