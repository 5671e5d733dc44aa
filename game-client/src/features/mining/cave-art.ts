import { glow } from "@diamond-valley/art-kit/drawings/light.ts";
import {
  boulder,
  depthSign,
  pickaxe,
  shard,
  spring,
  stalagmite,
  vein,
  veinAtRest,
} from "@diamond-valley/art-kit/drawings/mine.ts";
import type { Drawing } from "@diamond-valley/art-kit/svg.ts";
import { DEPTHS } from "@diamond-valley/schemas/mining/tuning.ts";
import { COLOURS, type Colour } from "@diamond-valley/schemas/wallet/colours.ts";
import { roomArt } from "../../core/world/room-art.ts";

/** How many stalagmites look different. */
export const STALAGMITES = 3;

/** The light of a vein, by its colour. */
const GLOWS: Record<Colour, string> = {
  blue: "#5CC8FF",
  yellow: "#FFD75E",
  green: "#7CF08C",
  red: "#FF7A6B",
};

const pictures = (): Record<string, Drawing> => ({
  boulder: boulder(),
  pickaxe: pickaxe(),
  spring: spring(),
  ...Object.fromEntries(
    Array.from({ length: STALAGMITES }, (_, seed) => [`stalagmite-${seed}`, stalagmite(seed)]),
  ),
  ...Object.fromEntries(
    Array.from({ length: DEPTHS }, (_, index) => [`depth-${index + 1}`, depthSign(index + 1)]),
  ),
  ...Object.fromEntries(
    COLOURS.flatMap((colour) => [
      [`vein-${colour}`, vein(colour)],
      [`rest-${colour}`, veinAtRest(colour)],
      [`shard-${colour}`, shard(colour)],
      [`glow-${colour}`, glow(GLOWS[colour])],
    ]),
  ),
});

/** The pictures of a mine. */
export const CAVE_ART = roomArt("mine-art", pictures);
/** One of them: see `RoomArt`. */
export const addArt = CAVE_ART.picture;
