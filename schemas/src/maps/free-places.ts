import type { GameMap } from "./map.ts";

/** Whether a body may stand at a whole px. */
export type FreePlaces = (x: number, y: number) => boolean;

/** What is known of a px; nothing yet is 0. */
const FREE = 1;
const TAKEN = 2;

/**
 * Answers the free places of a map for a body of `radius` px. `judge` is asked once for each px that a body comes to:
 * hundreds walk the same paths twenty times a second, and the ways around a river cost more than all else in a step.
 * A byte for each px of the map is kept, of which the system gives memory only to what is walked on.
 */
export const rememberPlaces = (judge: (map: GameMap, x: number, y: number, radius: number) => boolean) => {
  const remembered = new WeakMap<GameMap, Map<number, FreePlaces>>();

  const remember = (map: GameMap, radius: number): FreePlaces => {
    const { width, height } = map;
    const places = new Uint8Array(width * height);
    return (x, y) => {
      if (x < 0 || y < 0 || x >= width || y >= height) return judge(map, x, y, radius);
      const place = y * width + x;
      if (places[place] === 0) places[place] = judge(map, x, y, radius) ? FREE : TAKEN;
      return places[place] === FREE;
    };
  };

  return (map: GameMap, radius: number): FreePlaces => {
    const sizes = remembered.get(map) ?? new Map<number, FreePlaces>();
    const known = sizes.get(radius);
    if (known) return known;
    const fresh = remember(map, radius);
    remembered.set(map, sizes.set(radius, fresh));
    return fresh;
  };
};
