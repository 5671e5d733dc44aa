import { moveWithin, nearestFree } from "@diamond-valley/schemas/maps/collision.ts";
import type { GameMap, Point } from "@diamond-valley/schemas/maps/map.ts";
import { WALKER_RADIUS } from "@diamond-valley/schemas/walking/walking.ts";
import { expect, test } from "vitest";
import { villageMap } from "../world/maps.fixture.ts";
import { createRoute, pointsOn } from "./route.ts";

const MAYOR = villageMap.characters.find(({ slug }) => slug === "mayor")!;
const FISHER = villageMap.characters.find(({ slug }) => slug === "fisher")!;

/** Walks like a player who looks at the arrow again and again; answers where that ends. */
function follow(map: GameMap, from: Point, goal: Point, near: number): Point {
  const route = createRoute(map);
  let at = from;
  for (let steps = 0; steps < 1_200 && Math.hypot(at.x - goal.x, at.y - goal.y) > near; steps += 1) {
    const ahead = route.ahead(at, goal);
    const [dx, dy] = [ahead.x - at.x, ahead.y - at.y];
    const share = Math.min(1, 10 / Math.max(1, Math.hypot(dx, dy)));
    at = moveWithin(map, at, dx * share, dy * share, WALKER_RADIUS);
    expect(route.rest(at)[0]).toEqual(at);
  }
  return at;
}

test("whoever walks to each next bend arrives, from any side of whom one has just met", () => {
  for (let turn = 0; turn < 12; turn += 1) {
    const [cos, sin] = [Math.cos((turn * Math.PI) / 6), Math.sin((turn * Math.PI) / 6)];
    const from = nearestFree(villageMap, MAYOR.x + cos * 70, MAYOR.y + sin * 70, WALKER_RADIUS);
    const end = follow(villageMap, from, FISHER, 92);
    expect(Math.hypot(end.x - FISHER.x, end.y - FISHER.y), `from ${turn * 30} degrees`).toBeLessThanOrEqual(
      92,
    );
  }
});

test.each([
  [1820, 880],
  [1540, 920],
  [2080, 1180],
  [2020, 760],
])("keys, which know eight directions, arrive as well (from %i, %i)", (x, y) => {
  const goal = { x: 300, y: 1255 };
  const route = createRoute(villageMap);
  let at = { x, y };
  for (let looks = 0; looks < 200 && Math.hypot(at.x - goal.x, at.y - goal.y) > 92; looks += 1) {
    const ahead = route.ahead(at, goal);
    const far = Math.hypot(ahead.x - at.x, ahead.y - at.y);
    const keyOf = (way: number) => (Math.abs(way) > 0.38 * far ? Math.sign(way) : 0);
    const [keyX, keyY] = [keyOf(ahead.x - at.x), keyOf(ahead.y - at.y)];
    const pace = keyX !== 0 && keyY !== 0 ? Math.SQRT1_2 * 10 : 10;
    // Keys are held for a moment, and the arrow is looked at again.
    for (let steps = 0; steps < Math.min(14, Math.max(1, far / 10 - 1)); steps += 1) {
      at = moveWithin(villageMap, at, keyX * pace, keyY * pace, WALKER_RADIUS);
      route.ahead(at, goal);
    }
  }
  expect(Math.hypot(at.x - goal.x, at.y - goal.y)).toBeLessThanOrEqual(92);
});

test("whoever goes astray is shown a new way", () => {
  const route = createRoute(villageMap);
  const first = route.ahead({ x: MAYOR.x, y: MAYOR.y + 80 }, FISHER);
  const elsewhere = nearestFree(villageMap, 1_500, 1_200, WALKER_RADIUS);
  expect(route.ahead(elsewhere, FISHER)).not.toEqual(first);
  expect(route.rest(elsewhere)[0]).toEqual(elsewhere);
});

const WAY = [
  { x: 0, y: 0 },
  { x: 100, y: 0 },
  { x: 100, y: 100 },
];

test("sparks lie evenly along the way, around its bends", () => {
  expect(pointsOn(WAY, 40, 40, 10)).toEqual([
    { x: 40, y: 0 },
    { x: 80, y: 0 },
    { x: 100, y: 20 },
    { x: 100, y: 60 },
    { x: 100, y: 100 },
  ]);
});

test("there are no more sparks than asked for, and none without a way", () => {
  expect(pointsOn(WAY, 0, 10, 3)).toHaveLength(3);
  expect(pointsOn([], 0, 10, 3)).toEqual([]);
});
