import { isFree, nearestFree } from "@diamond-valley/schemas/maps/collision.ts";
import type { Point } from "@diamond-valley/schemas/maps/map.ts";
import { distance } from "@diamond-valley/schemas/maps/points.ts";
import { seededRandom } from "@diamond-valley/schemas/random.ts";
import { stepWalker, WALKER_RADIUS } from "@diamond-valley/schemas/walking/walking.ts";
import { describe, expect, test } from "vitest";
import { createRouter, mapOf } from "./route.ts";
import { createSteering } from "./steering.ts";

const lake = mapOf("lake");
const router = createRouter(lake);
const start = lake.spawns.get("start")!;

const lengthOf = (from: Point, points: readonly Point[]): number =>
  points.reduce((sum, point, index) => sum + distance(points[index - 1] ?? from, point), 0);

/** How far (px) from a spot one ends who walks there from `from` in steps of the room. */
function walked(from: Point, spot: Point): number {
  const walker = { ...from, facing: 0, walking: false };
  const steer = createSteering(router.route(from, spot));
  for (let step = 0; step < 800; step += 1) {
    const input = steer(walker);
    if (!input) break;
    stepWalker(lake, walker, input, 0.05);
  }
  return distance(walker, spot);
}

describe("a bot's way", () => {
  test("leads to every fishing spot, over ground that can be walked", () => {
    for (const spot of lake.spots) {
      const points = router.route(start, spot);
      expect(points.at(-1), `spot ${spot.number}`).toEqual(spot);
      for (const { x, y } of points) expect(isFree(lake, x, y, WALKER_RADIUS)).toBe(true);
    }
  });

  test("leads out of a chink between two walls, and is walked from there", () => {
    const chink = { x: 1240, y: 296 };
    expect(isFree(lake, chink.x, chink.y, WALKER_RADIUS)).toBe(true);
    for (const spot of lake.spots) expect(walked(chink, spot), `spot ${spot.number}`).toBeLessThan(3);
  });

  test("leads from anywhere in the village to anywhere, and never across what blocks", () => {
    const village = mapOf("village");
    const { route } = createRouter(village);
    const random = seededRandom(7);
    const start = village.spawns.get("start")!;
    const anywhere = (): Point => {
      const [x, y] = [random() * village.width, random() * village.height];
      const point = nearestFree(village, x, y, WALKER_RADIUS);
      // Some ground is shut in by what stands around it.
      return route(start, point).length > 0 ? point : anywhere();
    };
    for (let pair = 0; pair < 40; pair += 1) {
      const [from, to] = [anywhere(), anywhere()];
      const points = route(from, to);
      expect(points.at(-1), `from ${from.x},${from.y}`).toEqual(to);
      for (const { x, y } of points) expect(isFree(village, x, y, WALKER_RADIUS)).toBe(true);
      expect(lengthOf(from, points)).toBeLessThanOrEqual(lengthOf(to, route(to, from)) * 1.1 + 20);
    }
  });

  test("is walked in steps of the room until the spot is reached", () => {
    for (const spot of lake.spots) expect(walked(start, spot), `spot ${spot.number}`).toBeLessThan(3);
  });
});
