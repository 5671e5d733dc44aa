import { describe, expect, test } from "vitest";
import { drawnAgain, VECTOR_TERMS, VECTORS } from "./draw.fixture.ts";
import { pseudonymOf, saltOf } from "./entrant.ts";
import { hexToBytes, sha256Hex } from "./hashing.ts";
import { entriesIn, leafHashes, packLeaves } from "./leaves.ts";
import { keyOf, seedOf } from "./ranking.ts";
import { commitmentOf } from "./terms.ts";
import { DrawTermsContract } from "./terms-contract.ts";
import { rootOf } from "./tree.ts";

/** Everything of a draw that another program computed from the description alone. */
const { secret, saltKey, season, value, prizes } = VECTORS;

test("the commitment is that of the vectors", () => {
  expect(DrawTermsContract.parse(VECTOR_TERMS)).toEqual(VECTOR_TERMS);
  expect(commitmentOf(secret, VECTOR_TERMS, sha256Hex)).toBe(VECTORS.commitment);
});

test.each([
  ["a text with the sign between texts", { beacon: { ...VECTOR_TERMS.beacon, source: "a|b" } }],
  ["a slug with a comma", { prizes: [{ ...VECTOR_TERMS.prizes[0], slug: "a,b" }] }],
  ["no prize", { prizes: [] }],
  ["another version", { version: 2 }],
])("terms with %s are refused", (_, wrong) => {
  expect(DrawTermsContract.safeParse({ ...VECTOR_TERMS, ...wrong }).success).toBe(false);
});

describe.each(prizes)("the draw of $slug", ({ slug, kind, leaves, root, entries, seed }) => {
  const packed = packLeaves(leaves);

  test("has the salts and pseudonyms of the vectors", () => {
    for (const { account, salt, entrant } of leaves) {
      expect(saltOf(hexToBytes(saltKey), kind, account, sha256Hex)).toBe(salt);
      expect(pseudonymOf(salt, kind, account, sha256Hex)).toBe(entrant);
    }
  });

  test("has their root, their total, their seed and their keys", () => {
    expect(rootOf(leafHashes(packed, sha256Hex), sha256Hex)).toBe(root);
    expect(entriesIn(packed)).toBe(entries);
    expect(seedOf(secret, { season, prize: slug, root, entries, beacon: value }, sha256Hex)).toBe(seed);
    for (const leaf of leaves)
      expect(keyOf(seed, leaf.entrant, leaf.entries, sha256Hex), leaf.entrant).toBe(leaf.key);
  });
});

test("the ranks are those of the vectors, who won a kind left out", () => {
  const drawn = drawnAgain();
  for (const { slug, ranks } of prizes) expect(drawn.get(slug), slug).toEqual(ranks);
});
