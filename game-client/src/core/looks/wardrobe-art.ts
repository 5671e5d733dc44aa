import type { Worn } from "@diamond-valley/art-kit/drawings/robot/robot.ts";
import { dress } from "@diamond-valley/art-kit/drawings/wardrobe/dress.ts";
import { WEAPONS } from "@diamond-valley/art-kit/drawings/wardrobe/weapons.ts";
import { type Drawing, drawing, place } from "@diamond-valley/art-kit/svg.ts";
import { unpackOutfit } from "@diamond-valley/schemas/looks/outfit.ts";
import { WEAPON_HAND } from "./weapon-hand.ts";

/** What a packed outfit puts on a robot. */
export const dressPacked = (outfit: number): Worn => dress(unpackOutfit(outfit));

/** The weapon of a packed outfit, upright, with the hand at `WEAPON_HAND`; null for none. */
export function weaponPicture(outfit: number): Drawing | null {
  const { weapon } = unpackOutfit(outfit);
  const { width, height, x, y } = WEAPON_HAND;
  return weapon === "none" ? null : drawing(width, height, place(x, y, WEAPONS[weapon]));
}
