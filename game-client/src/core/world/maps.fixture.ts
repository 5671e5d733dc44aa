import { loadMap } from "./maps.ts";

/** The maps as they ship, for tests. */
export const [villageMap, lakeMap] = await Promise.all([loadMap("village"), loadMap("lake")]);
