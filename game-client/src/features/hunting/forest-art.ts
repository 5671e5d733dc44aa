import { mist, oldTree, overhang, shaft } from "@diamond-valley/art-kit/drawings/forest.ts";
import { herb, herbBud, wiltedHerb } from "@diamond-valley/art-kit/drawings/herb.ts";
import { beater, crown, glob, puddle, SLIME_MOODS, slime } from "@diamond-valley/art-kit/drawings/slime.ts";
import { COLOURS } from "@diamond-valley/schemas/wallet/colours.ts";
import { roomArt } from "../../core/world/room-art.ts";

/** How many old trees look different. */
export const OLD_TREES = 2;

/** The pictures of a forest. */
export const FOREST_ART = roomArt("forest-art", () => ({
  mist: mist(),
  shaft: shaft(),
  overhang: overhang(),
  beater: beater(),
  crown: crown(),
  glob: glob(),
  "herb-bud": herbBud(),
  "herb-failed": wiltedHerb(),
  ...Object.fromEntries(Array.from({ length: OLD_TREES }, (_, seed) => [`old-tree-${seed}`, oldTree(seed)])),
  ...Object.fromEntries(
    COLOURS.flatMap((colour) => [
      [`herb-${colour}`, herb(colour)],
      [`puddle-${colour}`, puddle(colour)],
      ...SLIME_MOODS.map((mood) => [`slime-${colour}-${mood}`, slime(colour, mood)] as const),
    ]),
  ),
}));
/** One of them: see `RoomArt`. */
export const addArt = FOREST_ART.picture;
