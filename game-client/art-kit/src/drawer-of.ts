import type { SceneryType } from "@diamond-valley/schemas/maps/scenery.ts";
import { type DrawScenery, isOutdoors, sceneryDrawing } from "./scenery-drawings.ts";

/** Draws all of these kinds of scenery; those of rooms are fetched if there are any. Rejects where they can't be. */
export const drawerOf = async (types: readonly SceneryType[]): Promise<DrawScenery> =>
  types.every(isOutdoors) ? sceneryDrawing : (await import("./object-drawing.ts")).anyScenery;
