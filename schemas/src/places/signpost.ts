import type { GameMap, Point } from "../maps/map.ts";
import type { ObjectiveTarget } from "../quests/content.ts";
import { HOME, type PlaceName } from "./registry.ts";

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

const middleOf = ({ x, y, width, height }: Point & { width: number; height: number }): Point => ({
  x: x + width / 2,
  y: y + height / 2,
});

/** Where `object` stands on a map: a character, an object, or `spot` for the fishing spot nearest to `at`; null where it isn't. */
export function positionOf(map: GameMap, object: string, at: Point): Point | null {
  if (object === "spot")
    return map.spots.reduce<Point | null>(
      (best, spot) => (best === null || distance(spot, at) < distance(best, at) ? spot : best),
      null,
    );
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
  const towards = (place: PlaceName) => {
    const [nearest] = doors
      .filter((door) => door.target === place)
      .map(middleOf)
      .sort((a, b) => distance(a, at) - distance(b, at));
    return nearest ?? null;
  };
  return towards(target.place) ?? towards(HOME);
}
