import { hash as nodeHash } from "node:crypto";
import { expect, test } from "vitest";
import { type Hash, hashText } from "./hashing.ts";
import { packLeaves } from "./leaves.ts";
import { Ranking, seedOf } from "./ranking.ts";

/** The server's hash: the draws of this test take a fifth of the time by it. */
const fast: Hash = (bytes) => nodeHash("sha256", bytes, "hex");

const DRAWS = 10_000;
/** Entries of each entrant: most have few, some have many. */
const WEIGHTS = [1, 1, 2, 2, 3, 4, 5, 8, 12, 20];
const TOTAL = WEIGHTS.reduce((sum, weight) => sum + weight, 0);
/** With 9 degrees of freedom chi-square stays below this in 999 of 1,000 cases. */
const LIMIT = 27.88;

const entrants = WEIGHTS.map((entries, index) => ({
  entrant: hashText(`entrant ${index}`, fast),
  entries,
}));
const packed = packLeaves(entrants);

/** Who came first and second in a draw whose number decides all chance. */
function drawn(number: number): number[] {
  const secret = hashText(`secret ${number}`, fast);
  const root = hashText("root", fast);
  const parts = { season: "fair", prize: "plush", root, entries: TOTAL, beacon: `${number}` };
  const seed = seedOf(secret, parts, fast);
  const ranking = new Ranking({ seed, size: 2, barred: new Set(), hash: fast });
  ranking.add(packed);
  return ranking.ranks().map(({ entrant }) => entrants.findIndex((each) => each.entrant === entrant));
}

function chiSquare(counts: readonly number[], shares: readonly number[]): number {
  return counts.reduce((sum, count, index) => {
    const expected = DRAWS * shares[index]!;
    return sum + (count - expected) ** 2 / expected;
  }, 0);
}

test("in 10,000 draws everybody wins as often as the entries say, first and as the second", () => {
  const places = Array.from({ length: DRAWS }, (_, number) => drawn(number));
  const first = WEIGHTS.map((weight) => weight / TOTAL);
  const second = WEIGHTS.map((weight, index) =>
    WEIGHTS.reduce((sum, other, before) => {
      return before === index ? sum : sum + (other / TOTAL) * (weight / (TOTAL - other));
    }, 0),
  );
  for (const [place, shares] of [first, second].entries()) {
    const counts = WEIGHTS.map((_, index) => places.filter((drawn) => drawn[place] === index).length);
    expect(chiSquare(counts, shares)).toBeLessThan(LIMIT);
    // The test can fail: equal chances for all are far from what the entries say.
    expect(
      chiSquare(
        counts,
        WEIGHTS.map(() => 1 / WEIGHTS.length),
      ),
    ).toBeGreaterThan(10 * LIMIT);
  }
});
