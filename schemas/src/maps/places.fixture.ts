/// <reference types="node" />
import { readFileSync } from "node:fs";
import type { GameMap } from "./map.ts";
import { readMap } from "./read-map.ts";

const readPlace = (name: string): GameMap =>
  readMap(JSON.parse(readFileSync(new URL(`../../content/maps/${name}.tmj`, import.meta.url), "utf8")));

/** The places as they ship, for tests. */
export const village = readPlace("village");
export const lake = readPlace("lake");
