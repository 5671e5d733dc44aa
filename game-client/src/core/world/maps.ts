import type { GameMap } from "@diamond-valley/schemas/maps/map.ts";
import { readMap } from "@diamond-valley/schemas/maps/read-map.ts";
import { PLACES, type PlaceName } from "@diamond-valley/schemas/places/registry.ts";

/** The maps that the server reads too; each is fetched when its place is entered. */
const FILES = import.meta.glob<string>("../../../../schemas/content/maps/*.tmj", {
  query: "?raw",
  import: "default",
});

const loaded = new Map<string, GameMap>();

/** The map of a place. Rejects where its file can't be fetched. */
export async function loadMap(place: PlaceName): Promise<GameMap> {
  const { map: name } = PLACES[place];
  const known = loaded.get(name);
  if (known) return known;
  const file = FILES[`../../../../schemas/content/maps/${name}.tmj`];
  if (!file) throw new RangeError(`there is no map "${name}"`);
  const map = readMap(JSON.parse(await file()));
  loaded.set(name, map);
  return map;
}

/** The map of a place that was loaded before, or null. */
export function loadedMap(place: PlaceName): GameMap | null {
  return loaded.get(PLACES[place].map) ?? null;
}
