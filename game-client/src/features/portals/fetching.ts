import type { GameMap, Point } from "@diamond-valley/schemas/maps/map.ts";
import type { PlaceName } from "@diamond-valley/schemas/places/registry.ts";
import { placesNear } from "../../core/world/next-places.ts";

/**
 * Fetches the places whose doors a player comes near, each once, from its first step on: nothing of it delays that step. Call the
 * answer with where the player is, each frame.
 */
export function createFetching(
  map: Pick<GameMap, "portals">,
  fetch: (place: PlaceName) => void,
): (at: Point) => void {
  const fetched = new Set<PlaceName>();
  let first: Point | null = null;
  let last: Point | null = null;
  return ({ x, y }) => {
    first ??= { x, y };
    const hasWalked = first.x !== x || first.y !== y;
    if (!hasWalked || (last?.x === x && last.y === y)) return;
    last = { x, y };
    for (const place of placesNear(map, last)) {
      if (fetched.has(place)) continue;
      fetched.add(place);
      fetch(place);
    }
  };
}
