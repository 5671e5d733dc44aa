import { type IndoorType, isSceneryType, type SceneryType } from "@diamond-valley/schemas/maps/scenery.ts";
import { commonThing } from "./common-things.ts";
import { itemDrawing } from "./drawings/interior/items.ts";
import { INTERIOR } from "./interior-drawings.ts";
import { type DrawScenery, sceneryDrawing } from "./scenery-drawings.ts";
import type { Drawing } from "./svg.ts";

// Whoever shows a page before the first step imports this file dynamically: it brings all that stands in rooms.

const isIndoors = (type: SceneryType): type is IndoorType => Object.hasOwn(INTERIOR, type);

/** The picture of any kind of scenery, out of doors or in rooms. Throws a RangeError for a variant that it does not have. */
export const anyScenery: DrawScenery = (type, variant, lit) =>
  isIndoors(type) ? INTERIOR[type](variant) : sceneryDrawing(type, variant, lit);

/**
 * The picture of a map object by its `drawing`: a thing that one carries such as `wrench` or `paint:sun`, scenery such as
 * `crate` or `sign:key`, what is found out of doors, or an icon such as `key`. Throws a RangeError for a name that is none of them.
 */
export const objectDrawing = (name: string): Drawing => {
  const item = itemDrawing(name);
  if (item) return item;
  const [type = "", variant = ""] = name.split(":");
  if (isSceneryType(type)) return anyScenery(type, variant);
  const common = commonThing(name);
  if (common) return common;
  throw new RangeError(`nothing is drawn as "${name}"`);
};
