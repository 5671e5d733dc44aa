import type { GameMap } from "@diamond-valley/schemas/maps/map.ts";
import { isPlace, PLACES, type PlaceName } from "@diamond-valley/schemas/places/registry.ts";
import { loadMusic } from "../sound/music.ts";
import { loadedMap } from "./maps.ts";
import { loadTheme } from "./theme.ts";

/** Where the doors of a place lead to, each once. */
export const nextPlaces = ({ portals }: Pick<GameMap, "portals">): PlaceName[] => [
  ...new Set(portals.map(({ target }) => target).filter(isPlace)),
];

/** Calls `work` when the page has nothing else to do. Safari doesn't tell: there it is called after a moment, ms. */
const SOON = 400;
const whenIdle = (work: () => void): void => {
  if ("requestIdleCallback" in window) requestIdleCallback(work);
  else setTimeout(work, SOON);
};

/**
 * Fetches the little that gives the places behind the doors of this one their look and their music, once the page is idle.
 * What can't be fetched now is fetched when such a place is entered.
 */
export function fetchAhead(place: PlaceName): void {
  const map = loadedMap(place);
  if (!map) return;
  whenIdle(() => {
    for (const next of nextPlaces(map)) {
      const { theme, music } = PLACES[next];
      void Promise.allSettled([loadTheme(theme), loadMusic(music)]);
    }
  });
}
