import { isFree } from "@diamond-valley/schemas/maps/collision.ts";
import { stepWalker, WALKER_RADIUS } from "@diamond-valley/schemas/walking/walking.ts";
import { describe, expect, test } from "vitest";
import { createRouter, mapOf } from "./route.ts";
import { createSteering } from "./steering.ts";

const lake = mapOf("lake");
const router = createRouter(lake);
const start = lake.spawns.get("start")!;

describe("a bot's way", () => {
  test("leads to every fishing spot, over ground that can be walked", () => {
    for (const spot of lake.spots) {
      const points = router.route(start, spot);
      expect(points.at(-1), `spot ${spot.number}`).toEqual(spot);
      for (const { x, y } of points) expect(isFree(lake, x, y, WALKER_RADIUS)).toBe(true);
    }
  });

  test("is walked in steps of the room until the spot is reached", () => {
    for (const spot of lake.spots) {
      const walker = { ...start, facing: 0, walking: false };
      const steer = createSteering(router.route(start, spot));
      for (let step = 0; step < 800; step += 1) {
        const input = steer(walker);
        if (!input) break;
        stepWalker(lake, walker, input, 0.05);
      }
      expect(Math.hypot(walker.x - spot.x, walker.y - spot.y), `spot ${spot.number}`).toBeLessThan(3);
    }
  });
});
