import fc from "fast-check";
import { expect, test } from "vitest";
import { addUp } from "./sums.fixture.ts";

test("coins, kills and experience are what the events of a run add up to", () => {
  const met = { kills: 0, coins: 0, experience: 0 };
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 0x7fff_ffff }), (seed) => {
      const { has, told } = addUp(seed);
      expect(has).toEqual(told);
      met.kills += has.kills;
      met.coins += has.coins;
      met.experience += has.experience;
    }),
    { numRuns: 60 },
  );
  for (const sum of Object.values(met)) expect(sum).toBeGreaterThan(100);
});
