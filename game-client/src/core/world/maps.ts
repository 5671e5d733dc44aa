import lakeFile from "@diamond-valley/schemas/content/maps/lake.tmj?raw";
import villageFile from "@diamond-valley/schemas/content/maps/village.tmj?raw";
import { readMap } from "@diamond-valley/schemas/maps/read-map.ts";

/** The maps that the server reads too. */
export const villageMap = readMap(JSON.parse(villageFile));
export const lakeMap = readMap(JSON.parse(lakeFile));
