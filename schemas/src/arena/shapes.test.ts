import { expect, test } from "vitest";
import { cosOf, degrees, SCALE, sinOf } from "./angles.ts";
import { inArc, inCircle, inLane, inRing } from "./shapes.ts";

const at = (direction: number, distance: number): [number, number] => [
  Math.trunc((cosOf(direction) * distance) / SCALE),
  Math.trunc((sinOf(direction) * distance) / SCALE),
];

test("a circle ends where bodies touch", () => {
  expect([inCircle(29, 0, 30), inCircle(30, 0, 30)]).toEqual([true, false]);
  expect(inCircle(64_000, 64_000, 100_000)).toBe(true);
});

test.each([0, 37, 128, 200])("an arc of 90° towards %i reaches its edges and no further", (heading) => {
  const hits = (turn: number, distance: number) =>
    inArc(...at(heading + turn, distance), 160, heading, 64, 1_120);
  expect([0, 31, -31].map((turn) => hits(turn, 1_000))).toEqual([true, true, true]);
  expect([hits(0, 1_270), hits(0, 1_290)]).toEqual([true, false]);
  // At its edge a body of 160 at 1,000 is touched up to asin(0.16), that is 6 directions, beyond it.
  expect([hits(36, 1_000), hits(40, 1_000), hits(-40, 1_000), hits(128, 400)]).toEqual([
    true,
    false,
    false,
    false,
  ]);
  expect(hits(128, 100)).toBe(true);
});

test("a lane has two ends and two sides", () => {
  const hits = (x: number, y: number) => inLane(x, y, 10, 0, 500, 100);
  expect([hits(0, 0), hits(-9, 0), hits(-10, 0), hits(509, 0), hits(510, 0)]).toEqual([
    true,
    true,
    false,
    true,
    false,
  ]);
  expect([hits(250, 59), hits(250, 60), hits(250, -59), hits(250, -60)]).toEqual([true, false, true, false]);
});

test("a ring spares what stands wholly in a gap, inside of it or outside", () => {
  const gaps = { direction: 10, count: 4, width: degrees(35) };
  const hits = (direction: number, distance: number) =>
    inRing(...at(direction, distance), 160, 2_800, 3_200, gaps);
  expect([10, 74, 138, 202].map((direction) => hits(direction, 3_000))).toEqual([false, false, false, false]);
  expect([20, 42, 106].map((direction) => hits(direction, 3_000))).toEqual([true, true, true]);
  expect([hits(42, 2_600), hits(42, 3_400), hits(42, 2_700), hits(42, 3_300)]).toEqual([
    false,
    false,
    true,
    true,
  ]);
});
