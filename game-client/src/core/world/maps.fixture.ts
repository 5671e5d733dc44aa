import { loadMap } from "./maps.ts";

/** The maps as they ship, for tests. */
export const [villageMap, lakeMap, mineMap] = await Promise.all([
  loadMap("village"),
  loadMap("lake"),
  loadMap("mine"),
]);
