import type { GameMap, Point } from "../maps/map.ts";
import { middleOf, nearestTo } from "../maps/points.ts";
import type { ObjectiveTarget } from "../quests/content.ts";
import { HOME, type PlaceName } from "./registry.ts";

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
 * Where a player who is at `at` in `here` should walk for a target: to it, or to the door that leads to its place, or
 * to the door home, from where every place can be reached. Null where there is neither.
 */
export function signpost(map: GameMap, here: PlaceName, at: Point, target: ObjectiveTarget): Point | null {
  if (target.place === here) return positionOf(map, target.object, at);
  const doors = map.portals.filter(({ closed }) => closed === null);
  const towards = (place: PlaceName) =>
    nearestTo(doors.filter((door) => door.target === place).map(middleOf), at);
  return towards(target.place) ?? towards(HOME) ?? null;
}
