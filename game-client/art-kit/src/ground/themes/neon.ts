import { NEON_FLOOR, paintNeonFloor } from "../neon-floor.ts";

/** The arena of Diamond Hero: a floor at dusk that has no end. */
export const FLOOR = { size: NEON_FLOOR, paint: paintNeonFloor };
