import { FISHING } from "@diamond-valley/schemas/fishing/tuning.ts";
import type { FishingSpot, GameMap, Point } from "@diamond-valley/schemas/maps/map.ts";
import { FACING } from "@diamond-valley/schemas/walking/walking.ts";
import { Problem } from "../http/problem.ts";
import { POSITION_TOLERANCE } from "../rooms/maps.ts";

/**
 * The nearest spot within reach that nobody fishes at. Throws `too-far` where none is in reach, and `not-now` where
 * all of them are taken: one angler a spot.
 */
export function freeSpot(map: GameMap, at: Point, taken: ReadonlySet<number>): FishingSpot {
  const distance = (spot: FishingSpot) => Math.hypot(spot.x - at.x, spot.y - at.y);
  const near = map.spots
    .filter((spot) => distance(spot) <= FISHING.reach + POSITION_TOLERANCE)
    .sort((a, b) => distance(a) - distance(b));
  if (near.length === 0) throw new Problem("too-far");
  const free = near.find(({ number }) => !taken.has(number));
  if (!free) throw new Problem("not-now");
  return free;
}

/** Which way somebody at `at` looks who casts to the spot's water. */
export function facingWater({ cast }: FishingSpot, at: Point): number {
  const [dx, dy] = [cast.x - at.x, cast.y - at.y];
  if (Math.abs(dx) > Math.abs(dy)) return dx > 0 ? FACING.right : FACING.left;
  return dy > 0 ? FACING.down : FACING.up;
}
