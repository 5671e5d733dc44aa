import { loadMap } from "./maps.ts";

/** The maps as they ship, for tests. */
export const [villageMap, lakeMap, mineMap, forestMap] = await Promise.all([
  loadMap("village"),
  loadMap("lake"),
  loadMap("mine"),
  loadMap("forest"),
]);
