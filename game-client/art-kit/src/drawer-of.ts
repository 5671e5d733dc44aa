import type { SceneryType } from "@diamond-valley/schemas/maps/scenery.ts";
import { commonThing } from "./common-things.ts";
import { type DrawScenery, isOutdoors, sceneryDrawing } from "./scenery-drawings.ts";
import type { Drawing } from "./svg.ts";

/** Draws all of these kinds of scenery; those of rooms are fetched if there are any. Rejects where they can't be. */
export const drawerOf = async (types: readonly SceneryType[]): Promise<DrawScenery> =>
  types.every(isOutdoors) ? sceneryDrawing : (await import("./object-drawing.ts")).anyScenery;

/**
 * The pictures of objects by their `drawing`; what stands in rooms is fetched if any of them does. Rejects with a RangeError for
 * a name that nothing bears, or where they can't be fetched.
 */
export async function objectPictures(names: Iterable<string>): Promise<Record<string, Drawing>> {
  const wanted = [...new Set(names)];
  const common = wanted.map((name) => [name, commonThing(name)] as const);
  if (common.every((each): each is [string, Drawing] => each[1] !== null)) return Object.fromEntries(common);
  const { objectDrawing } = await import("./object-drawing.ts");
  return Object.fromEntries(wanted.map((name) => [name, objectDrawing(name)]));
}
