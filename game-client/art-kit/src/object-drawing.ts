import { isSceneryType } from "@diamond-valley/schemas/maps/scenery.ts";
import { icon, isIconName } from "./icon.ts";
import { sceneryDrawing } from "./scenery-drawings.ts";
import type { Drawing } from "./svg.ts";

/** How large an icon lies on the ground, px. */
const ICON_SIZE = 48;

/**
 * The picture of a map object by its `drawing`: scenery such as `crate` or `sign:key`, or an icon such as `key`. Throws a
 * RangeError for a name that is neither.
 */
export const objectDrawing = (name: string): Drawing => {
  const [type = "", variant = ""] = name.split(":");
  if (isSceneryType(type)) return sceneryDrawing(type, variant);
  if (isIconName(name)) return icon(name, ICON_SIZE);
  throw new RangeError(`nothing is drawn as "${name}"`);
};
