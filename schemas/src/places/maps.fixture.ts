/// <reference types="node" />
import { readFileSync } from "node:fs";
import type { GameMap } from "../maps/map.ts";
import { readMap } from "../maps/read-map.ts";
import { PLACE_NAMES, PLACES, type PlaceName } from "./registry.ts";

const readPlace = (place: PlaceName): GameMap => {
  const file = new URL(`../../content/maps/${PLACES[place].map}.tmj`, import.meta.url);
  return readMap(JSON.parse(readFileSync(file, "utf8")));
};

/** The map of each place as it ships, for tests. */
export const MAPS = Object.fromEntries(PLACE_NAMES.map((place) => [place, readPlace(place)])) as Readonly<
  Record<PlaceName, GameMap>
>;

export const { village, lake, mine, forest, "magic-circle": magicCircle } = MAPS;
