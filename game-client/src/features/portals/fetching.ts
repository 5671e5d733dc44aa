import type { GameMap, Point } from "@diamond-valley/schemas/maps/map.ts";
import type { PlaceName } from "@diamond-valley/schemas/places/registry.ts";
import type { Stop } from "../../core/feature.ts";
import { placesNear } from "../../core/world/next-places.ts";

/**
 * Fetches the places whose doors a player comes near, each once, from its first step on: nothing of it delays that step. One after
 * the other, the nearest first: on a slow line many at once would all come too late, the one behind the next door too; nor while the player is on the way, as
 * `free` says. Answers what to call with where the player is, each frame, and what ends it.
 */
export function createFetching(
  map: Pick<GameMap, "portals">,
  fetch: (place: PlaceName) => Promise<unknown>,
  free: () => Promise<unknown>,
): { look(at: Point): void; end: Stop } {
  const fetched = new Set<PlaceName>();
  let first: Point | null = null;
  let last: Point | null = null;
  let isFetching = false;
  let isOver = false;

  function fetchNext(): void {
    const next = !isOver && last && placesNear(map, last).find((place) => !fetched.has(place));
    if (!next || isFetching) return;
    fetched.add(next);
    isFetching = true;
    const goOn = (): void => {
      isFetching = false;
      void free().then(fetchNext);
    };
    fetch(next).then(goOn, goOn);
  }

  return {
    look({ x, y }) {
      first ??= { x, y };
      const hasWalked = first.x !== x || first.y !== y;
      if (!hasWalked || (last?.x === x && last.y === y)) return;
      last = { x, y };
      fetchNext();
    },
    end() {
      isOver = true;
    },
  };
}
