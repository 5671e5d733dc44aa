import { TILTS } from "@diamond-valley/schemas/story/puzzles/weigh.ts";
import fc from "fast-check";
import { expect, test } from "vitest";
import { emptyPans, gemsOn, laidOn, nextSide, weighingOf } from "./pans.ts";

test("a press lays a gem into the left pan, the right one, and back", () => {
  expect([nextSide("even"), nextSide("left"), nextSide("right")]).toEqual(["left", "right", "even"]);
});

test("gems are weighed where each pan holds as many", () => {
  const lay = (...moves: [number, "left" | "right"][]) =>
    moves.reduce((pans, [gem, side]) => laidOn(pans, gem, side), emptyPans(8));
  expect(weighingOf(emptyPans(8))).toBeNull();
  expect(weighingOf(lay([1, "left"]))).toBeNull();
  expect(weighingOf(lay([1, "left"], [4, "left"], [2, "right"], [8, "right"]))).toBe("weigh:1,4/2,8");
});

test("every gem lies in one place", () => {
  const moves = fc.array(fc.tuple(fc.integer({ min: 1, max: 8 }), fc.constantFrom(...TILTS)));
  fc.assert(
    fc.property(moves, (all) => {
      const pans = all.reduce((lying, [gem, side]) => laidOn(lying, gem, side), emptyPans(8));
      const lying = TILTS.flatMap((side) => gemsOn(pans, side));
      expect(lying.sort()).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    }),
  );
});
