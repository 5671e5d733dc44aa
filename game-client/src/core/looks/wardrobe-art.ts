import type { Worn } from "@diamond-valley/art-kit/drawings/robot/robot.ts";
import { dress } from "@diamond-valley/art-kit/drawings/wardrobe/dress.ts";
import { unpackOutfit } from "@diamond-valley/schemas/looks/outfit.ts";

/** What a packed outfit puts on a robot. */
export const dressPacked = (outfit: number): Worn => dress(unpackOutfit(outfit));
