import type { GameMap, Point } from "@diamond-valley/schemas/maps/map.ts";
import { distance } from "@diamond-valley/schemas/maps/points.ts";
import type { PlaceName } from "@diamond-valley/schemas/places/registry.ts";
import { type PlacedTarget, targetIn } from "@diamond-valley/schemas/story/targets.ts";
import { Problem } from "../http/problem.ts";
import { POSITION_TOLERANCE } from "./maps.ts";

/**
 * The target of this name for a player who is at `at`. Throws `not-found` where the place has no such target, and
 * `too-far` out of its reach.
 */
export function targetInReach(place: PlaceName, map: GameMap, at: Point, name: string): PlacedTarget {
  const target = targetIn(place, map, name);
  if (!target) throw new Problem("not-found");
  if (distance(at, target.at) > target.reach + POSITION_TOLERANCE) throw new Problem("too-far");
  return target;
}
