import { packBend } from "@diamond-valley/schemas/walking/bend.ts";
import { FACING } from "@diamond-valley/schemas/walking/walking.ts";
import { expect, test } from "vitest";
import { type Seen, startTrail } from "./trail.ts";

const seen = (x: number, y: number, more: Partial<Seen> = {}): Seen => ({
  x,
  y,
  facing: FACING.right,
  walking: true,
  bend: 0,
  ...more,
});
const at = ({ x, y }: { x: number; y: number }) => [x, y];

test("a straight way is walked evenly", () => {
  const trail = startTrail(seen(0, 0), 0);
  trail.add(seen(20, 0), 100, 0);
  trail.add(seen(40, 0), 200, 100);
  expect([0, 50, 100, 175, 200].map((time) => at(trail.pose(time)))).toEqual([
    [0, 0],
    [10, 0],
    [20, 0],
    [35, 0],
    [40, 0],
  ]);
});

test("a turn between two patches is walked around the corner, which the drawing faces at the corner", () => {
  const trail = startTrail(seen(0, 0), 0);
  // 10 px to the right, then 10 px down: the corner is 5 px beside the middle of the way, 10 in half px.
  trail.add(seen(10, 10, { facing: FACING.down, bend: packBend(10, -10, 1) }), 100, 0);
  expect(at(trail.pose(25))).toEqual([5, 0]);
  expect(at(trail.pose(50))).toEqual([10, 0]);
  expect(at(trail.pose(75))).toEqual([10, 5]);
});

test("somebody who stood for long sets out with the patch that says so, and does not glide there", () => {
  const trail = startTrail(seen(0, 0, { walking: false }), 0);
  trail.add(seen(20, 0), 5_000, 4_900);
  expect(trail.pose(4_899)).toMatchObject({ x: 0, walking: false });
  expect(at(trail.pose(4_950))).toEqual([10, 0]);
});

test("after a pause of the patches the way is not stretched over the pause", () => {
  const trail = startTrail(seen(0, 0, { walking: false }), 0);
  trail.add(seen(20, 0), 5_000, 1_000);
  expect(at(trail.pose(4_700))).toEqual([0, 0]);
});

test("where the next patch is late the walker waits on its way, and never leaves it", () => {
  const trail = startTrail(seen(0, 0), 0);
  trail.add(seen(20, 0), 100, 0);
  expect(trail.pose(400)).toMatchObject({ x: 20, y: 0 });
});

test("a new place is not walked to", () => {
  const trail = startTrail(seen(0, 0), 0);
  trail.add(seen(900, 0), 100, 0);
  expect(at(trail.pose(50))).toEqual([900, 0]);
});

test("a stop is drawn when it is reached", () => {
  const trail = startTrail(seen(0, 0), 0);
  trail.add(seen(20, 0), 100, 0);
  trail.add(seen(20, 0, { walking: false }), 200, 100);
  expect(trail.pose(99).walking).toBe(true);
  expect(trail.pose(200).walking).toBe(false);
});
