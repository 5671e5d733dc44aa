import { sha256Hex } from "./hashing.ts";
import { barredFrom } from "./kinds.ts";
import { entriesIn, leafHashes, packLeaves } from "./leaves.ts";
import { type Rank, Ranking, seedOf } from "./ranking.ts";
import type { DrawTerms } from "./terms.ts";
import { rootOf } from "./tree.ts";
import vectors from "./vectors/vectors.json" with { type: "json" };

/** The draw of `vectors.py`. */
export const VECTORS = vectors;

/** The terms of the vectors' draw. */
export const VECTOR_TERMS: DrawTerms = {
  version: 1,
  season: vectors.season,
  beacon: vectors.beacon,
  prizes: vectors.prizes.map(({ slug, kind, total, reserves }) => ({ slug, kind, total, reserves })),
};

/** The vectors' draw, drawn again by the code of this folder: the ranks of each prize. */
export function drawnAgain(): Map<string, Rank[]> {
  const drawn = new Map<string, Rank[]>();
  for (const [index, prize] of VECTOR_TERMS.prizes.entries()) {
    const packed = packLeaves(vectors.prizes[index]!.leaves);
    const parts = {
      season: vectors.season,
      prize: prize.slug,
      root: rootOf(leafHashes(packed, sha256Hex), sha256Hex),
      entries: entriesIn(packed),
      beacon: vectors.value,
    };
    const ranking = new Ranking({
      seed: seedOf(vectors.secret, parts, sha256Hex),
      size: prize.total + prize.reserves,
      barred: barredFrom(prize, VECTOR_TERMS.prizes, drawn),
      hash: sha256Hex,
    });
    ranking.add(packed);
    drawn.set(prize.slug, ranking.ranks());
  }
  return drawn;
}
