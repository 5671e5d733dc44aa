import fc from "fast-check";
import { expect, test } from "vitest";
import { countsOf, ranksBy } from "./score-counts.ts";

const scores = fc.array(fc.integer({ min: 0, max: 30 }), { maxLength: 80 });
const grouped = (all: readonly number[]) =>
  [...Map.groupBy(all, (score) => score)].map(([score, players]) => [score, players.length] as const);

test("players with more and with fewer points, as counted one by one", () => {
  fc.assert(
    fc.property(scores, fc.integer({ min: -1, max: 31 }), (all, asked) => {
      const counts = countsOf(grouped(all));
      expect(counts.players).toBe(all.length);
      expect(counts.above(asked)).toBe(all.filter((score) => score > asked).length);
      expect(counts.below(asked)).toBe(all.filter((score) => score < asked).length);
    }),
  );
});

test("ranks of any part of a board, as counted one by one: equal scores share one, and the next counts all before it", () => {
  fc.assert(
    fc.property(scores, fc.nat(80), fc.nat(10), (all, from, length) => {
      const part = all.toSorted((one, other) => other - one).slice(from, from + length);
      const rankOf = (score: number) => 1 + all.filter((other) => other > score).length;
      expect(ranksBy(part, countsOf(grouped(all)))).toEqual(part.map(rankOf));
    }),
  );
});

test("old counts give no two different scores the same rank, and no worse score a better one", () => {
  fc.assert(
    fc.property(scores, scores, (old, now) => {
      const sorted = now.toSorted((one, other) => other - one);
      const ranks = ranksBy(sorted, countsOf(grouped(old)));
      for (let place = 1; place < sorted.length; place += 1) {
        const isEqual = sorted[place] === sorted[place - 1];
        expect(Math.sign(ranks[place]! - ranks[place - 1]!)).toBe(isEqual ? 0 : 1);
      }
    }),
  );
});
