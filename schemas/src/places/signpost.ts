import type { GameMap, Point } from "../maps/map.ts";
import { middleOf, nearestTo } from "../maps/points.ts";
import type { ObjectiveTarget } from "../quests/content.ts";
import { nextPlace } from "./parts.ts";
import type { PlaceName } from "./registry.ts";

/**
 * Where `object` stands on a map: a character, an object, or the fishing `spot`, `vein` or clearing with its
 * `slime` nearest to `at`; null where it isn't.
 */
export function positionOf(map: GameMap, object: string, at: Point): Point | null {
  if (object === "spot") return nearestTo(map.spots, at) ?? null;
  if (object === "vein") return nearestTo(map.veins, at) ?? null;
  if (object === "slime") return nearestTo(map.clearings, at) ?? null;
  const character = map.characters.find(({ slug }) => slug === object);
  if (character) return character;
  const thing = map.objects.find(({ name }) => name === object);
  return thing ? middleOf(thing) : null;
}

/**
 * Where a player who is at `at` in `here` should walk for a target: to it, or to the door on the way to its place. Null
 * where there is neither.
 */
export function signpost(map: GameMap, here: PlaceName, at: Point, target: ObjectiveTarget): Point | null {
  const next = nextPlace(here, target.place);
  if (next === null) return positionOf(map, target.object, at);
  const doors = map.portals.filter(({ closed, target }) => closed === null && target === next);
  return nearestTo(doors.map(middleOf), at) ?? null;
}
