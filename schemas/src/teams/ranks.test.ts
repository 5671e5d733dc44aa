import fc from "fast-check";
import { expect, test } from "vitest";
import { packRanks, rankIn } from "./ranks.ts";
import { TEAMS } from "./teams.ts";

const ranks = fc.tuple(...TEAMS.map(() => fc.integer({ min: 1, max: TEAMS.length })));

test("each team's rank comes out of the packed number as it went in", () => {
  fc.assert(
    fc.property(ranks, (all) => {
      const packed = packRanks(TEAMS.map((team, index) => ({ team, rank: all[index]! })));
      expect(packed).toBeLessThan(65_536);
      expect(TEAMS.map((team) => rankIn(packed, team))).toEqual(all);
    }),
  );
});

test("nothing is known before the teams were counted", () => {
  for (const team of TEAMS) expect(rankIn(0, team)).toBeNull();
});
