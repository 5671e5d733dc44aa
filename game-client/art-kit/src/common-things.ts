import { dryFlowers, wateringCan } from "./drawings/garden.ts";
import { leafHat } from "./drawings/leaf-hat.ts";
import { swordInRock } from "./drawings/sword-in-rock.ts";
import { icon, isIconName } from "./icon.ts";
import type { Drawing } from "./svg.ts";

/** How large an icon lies on the ground, px. */
const ICON_SIZE = 48;

/** What is found out of doors and nowhere else. */
const OUTDOOR_THINGS: Readonly<Record<string, () => Drawing>> = {
  "dry-flowers": dryFlowers,
  "watering-can": wateringCan,
  "legendary-sword": () => swordInRock(false),
  "legendary-rock": () => swordInRock(true),
  "leaf-hat": leafHat,
};

/** The picture of an object that needs no other file: an icon, or what is found out of doors. Null for all others. */
export function commonThing(name: string): Drawing | null {
  if (Object.hasOwn(OUTDOOR_THINGS, name)) return OUTDOOR_THINGS[name]?.() ?? null;
  return isIconName(name) ? icon(name, ICON_SIZE) : null;
}
