import { FISHING } from "@diamond-valley/schemas/fishing/tuning.ts";
import type { FishingSpot, GameMap, Point } from "@diamond-valley/schemas/maps/map.ts";
import { distance, nearestTo } from "@diamond-valley/schemas/maps/points.ts";
import { facingOf } from "@diamond-valley/schemas/walking/walking.ts";
import { Problem } from "../http/problem.ts";
import { POSITION_TOLERANCE } from "../rooms/maps.ts";

/**
 * The nearest spot within reach that nobody fishes at. Throws `too-far` where none is in reach, and `not-now` where
 * all of them are taken: one angler a spot.
 */
export function freeSpot(map: GameMap, at: Point, taken: ReadonlySet<number>): FishingSpot {
  const near = map.spots.filter((spot) => distance(spot, at) <= FISHING.reach + POSITION_TOLERANCE);
  if (near.length === 0) throw new Problem("too-far");
  const free = nearestTo(
    near.filter(({ number }) => !taken.has(number)),
    at,
  );
  if (!free) throw new Problem("not-now");
  return free;
}

/** Which way somebody at `at` looks who casts to the spot's water. */
export function facingWater({ cast }: FishingSpot, at: Point): number {
  return facingOf(cast.x - at.x, cast.y - at.y);
}
