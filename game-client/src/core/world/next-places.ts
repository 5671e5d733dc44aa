import type { GameMap } from "@diamond-valley/schemas/maps/map.ts";
import { isPlace, PLACES, type PlaceName } from "@diamond-valley/schemas/places/registry.ts";
import { loadMusic } from "../sound/music.ts";
import { loadedMap } from "./maps.ts";
import { loadTheme } from "./theme.ts";

/** Where the doors of a place lead to, each once. */
export const nextPlaces = ({ portals }: Pick<GameMap, "portals">): PlaceName[] => [
  ...new Set(portals.map(({ target }) => target).filter(isPlace)),
];

/**
 * Fetches the little that gives the places behind the doors of this one their look and their music. What can't be fetched
 * now is fetched when such a place is entered.
 */
export async function fetchAhead(place: PlaceName): Promise<void> {
  const next = nextPlaces(loadedMap(place) ?? { portals: [] }).map((name) => PLACES[name]);
  await Promise.allSettled(next.flatMap(({ theme, music }) => [loadTheme(theme), loadMusic(music)]));
}
