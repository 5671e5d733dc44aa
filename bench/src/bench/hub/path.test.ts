import { expect, test } from "vitest";
import { distanceTo } from "./path.ts";

const CORNER = [
  { x: 0, y: 0 },
  { x: 10, y: 0 },
  { x: 10, y: 10 },
];

test.each([
  [{ x: 5, y: 0 }, 0],
  [{ x: 5, y: 3 }, 3],
  [{ x: 10, y: 4 }, 0],
  [{ x: 13, y: 14 }, 5],
  [{ x: -2, y: 0 }, 2],
])("the distance of %o to a corner is %d", (point, distance) => {
  expect(distanceTo(CORNER, point)).toBeCloseTo(distance);
});
