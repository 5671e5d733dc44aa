import fc from "fast-check";
import { expect, test } from "vitest";
import { packBend, unpackBend } from "./bend.ts";

const aside = fc.integer({ min: -63, max: 63 });

test("a turn comes out as it was packed, within 16 bits", () => {
  fc.assert(
    fc.property(aside, aside, fc.nat(), (x, y, turns) => {
      const bend = packBend(x, y, turns);
      expect(bend).toBeLessThan(65_536);
      expect(unpackBend(bend)).toEqual({ x, y });
    }),
  );
});

test("the same turn twice reads differently, and what is too far is as far as can be", () => {
  expect(packBend(5, -5, 1)).not.toBe(packBend(5, -5, 2));
  expect(unpackBend(packBend(200, -200, 0))).toEqual({ x: 63, y: -63 });
});
