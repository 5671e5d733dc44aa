import { seededRandom } from "@diamond-valley/schemas/random.ts";
import { expect, test } from "vitest";
import { root } from "../../tree-copy.ts";
import { AREAS, choose, type Mutant, mutantsOf } from "./choice.ts";

const mutants: Mutant[] = Array.from({ length: 40 }, (_, index) => ({
  file: "a.ts",
  line: 1,
  // Two at each place.
  start: Math.floor(index / 2),
  end: 0,
  before: "",
  after: String(index),
}));

test("the same seed chooses the same mutants, and another seed others", () => {
  const chosen = (seed: number) => choose(seededRandom(seed), mutants, 8, () => true).mutants;
  expect(chosen(1)).toEqual(chosen(1));
  expect(chosen(1)).not.toEqual(chosen(2));
  expect(chosen(1)).toHaveLength(8);
});

test("of a place in the text one mutant is chosen, and none that does not compile", () => {
  const isEven = ({ after }: Mutant) => Number(after) % 2 === 0;
  const { mutants: chosen, uncompilable } = choose(seededRandom(1), mutants, 100, isEven);
  expect(chosen.every(isEven)).toBe(true);
  expect(new Set(chosen.map(({ start }) => start)).size).toBe(20);
  expect(chosen).toHaveLength(20);
  expect(uncompilable).toBeGreaterThan(0);
});

test.each(AREAS)("there is something to change in $name, and no test is changed", (area) => {
  const found = mutantsOf(root, area);
  expect(found.length).toBeGreaterThan(100);
  expect(found.filter(({ file }) => /test|fixture/.test(file))).toEqual([]);
});
