import fc from "fast-check";
import { expect, test } from "vitest";
import { hashText, sha256Hex } from "./hashing.ts";
import { LEAF_BYTES, type Leaf, leafAt, leavesIn, linesOf, packLeaves, placeOf } from "./leaves.ts";
import { keyOf, Ranking } from "./ranking.ts";

const SEED = hashText("a seed", sha256Hex);
const entrants = (count: number): Leaf[] =>
  Array.from({ length: count }, (_, index) => ({
    entrant: hashText(`entrant ${index}`, sha256Hex),
    entries: 1 + ((index * 7) % 5),
  }));

/** Ranks the plain way: every key, sorted. */
function plainly(leaves: readonly Leaf[], size: number, barred: ReadonlySet<string>) {
  return leaves
    .filter(({ entrant }) => !barred.has(entrant))
    .map(({ entrant, entries }) => ({ entrant, key: keyOf(SEED, entrant, entries, sha256Hex) }))
    .sort((a, b) => (a.key < b.key ? -1 : 1))
    .slice(0, size);
}

test("the lowest keys are ranked, in whatever order and pieces the leaves come", () => {
  const Drawn = fc.record({
    count: fc.integer({ min: 0, max: 40 }),
    size: fc.integer({ min: 1, max: 45 }),
    pieces: fc.integer({ min: 1, max: 7 }),
    turned: fc.boolean(),
    barred: fc.array(fc.nat({ max: 39 }), { maxLength: 12 }),
  });
  fc.assert(
    fc.property(Drawn, ({ count, size, pieces, turned, barred }) => {
      const leaves = entrants(count);
      const packed = packLeaves(turned ? leaves.toReversed() : leaves);
      const out = new Set(barred.map((index) => leaves[index]?.entrant ?? ""));
      const ranking = new Ranking({ seed: SEED, size, barred: out, hash: sha256Hex });
      for (let piece = 0; piece < pieces; piece += 1) {
        const [from, to] = [piece, piece + 1].map((each) => Math.floor((each * count) / pieces) * LEAF_BYTES);
        ranking.add(packed.subarray(from, to));
      }
      expect(ranking.ranks()).toEqual(plainly(leaves, size, out));
    }),
    { numRuns: 60 },
  );
});

test("a key is the least of the entries' hashes: one more entry never makes it greater", () => {
  const [{ entrant }] = entrants(1) as [Leaf];
  const keys = Array.from({ length: 30 }, (_, index) => keyOf(SEED, entrant, index + 1, sha256Hex));
  for (const [index, key] of keys.entries()) expect(key <= (keys[index - 1] ?? key)).toBe(true);
  expect(new Set(keys).size).toBeGreaterThan(2);
});

test("leaves are packed and read again, found by name, and written as lines", () => {
  const leaves = entrants(23).sort((a, b) => (a.entrant < b.entrant ? -1 : 1));
  const packed = packLeaves(leaves);
  expect(leavesIn(packed)).toBe(23);
  for (const [index, leaf] of leaves.entries()) {
    expect(leafAt(packed, index)).toEqual(leaf);
    expect(placeOf(packed, leaf.entrant)).toBe(index);
  }
  expect(placeOf(packed, hashText("a stranger", sha256Hex))).toBe(-1);
  expect(placeOf(new Uint8Array(), SEED)).toBe(-1);
  expect(linesOf(packed).split("\n")[0]).toBe(`${leaves[0]?.entrant},${leaves[0]?.entries}`);
  expect(() => leavesIn(packed.subarray(1))).toThrow(RangeError);
});
