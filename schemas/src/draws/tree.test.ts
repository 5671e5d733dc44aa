import fc from "fast-check";
import { expect, test } from "vitest";
import { hashText, sha256Hex } from "./hashing.ts";
import { pathIn, rootAlong, rootOf } from "./tree.ts";

const nodes = (count: number): string[] =>
  Array.from({ length: count }, (_, index) => hashText(`node ${index}`, sha256Hex));

test("each leaf leads to the root, and no other hash does", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 70 }), fc.nat(), (count, drawn) => {
      const leaves = nodes(count);
      const index = drawn % count;
      const path = pathIn(leaves, index, sha256Hex);
      const root = rootOf(leaves, sha256Hex);
      expect(rootAlong(leaves[index]!, path, sha256Hex)).toBe(root);
      expect(rootAlong(hashText("another", sha256Hex), path, sha256Hex)).not.toBe(root);
    }),
    { numRuns: 200 },
  );
});

test("a tree in pieces of a power of two has the root and the paths of the whole", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 70 }),
      fc.nat(),
      fc.constantFrom(1, 2, 4, 8),
      (count, drawn, size) => {
        const leaves = nodes(count);
        const pieces = Array.from({ length: Math.ceil(count / size) }, (_, piece) =>
          leaves.slice(piece * size, (piece + 1) * size),
        );
        const roots = pieces.map((piece) => rootOf(piece, sha256Hex));
        expect(rootOf(roots, sha256Hex)).toBe(rootOf(leaves, sha256Hex));
        const index = drawn % count;
        const piece = Math.floor(index / size);
        const inPieces = [
          ...pathIn(pieces[piece]!, index % size, sha256Hex),
          ...pathIn(roots, piece, sha256Hex),
        ];
        expect(inPieces).toEqual(pathIn(leaves, index, sha256Hex));
      },
    ),
    { numRuns: 200 },
  );
});

test("whatever is added, taken away or moved gives another root", () => {
  const leaves = nodes(13);
  const root = rootOf(leaves, sha256Hex);
  const others = [
    [...leaves, leaves[12]!],
    leaves.slice(1),
    leaves.slice(0, -1),
    [leaves[1]!, leaves[0]!, ...leaves.slice(2)],
    [],
  ];
  for (const other of others) expect(rootOf(other, sha256Hex)).not.toBe(root);
});
