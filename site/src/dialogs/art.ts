import { robot } from "@diamond-valley/art-kit/drawings/robot/robot.ts";
import type { Drawing } from "@diamond-valley/art-kit/svg.ts";
import { CHARACTER_LOOKS } from "@diamond-valley/schemas/looks/characters.ts";

/** Who speaks in which dialog. The pictures are fetched only when their dialog opens. */
export const DIALOG_ART = {
  greeter: robot(CHARACTER_LOOKS.mayor, { mood: "happy" }),
  cheer: robot(CHARACTER_LOOKS.gardener, { mood: "happy", gesture: "cheer" }),
  surprised: robot(CHARACTER_LOOKS.scientist, { mood: "surprised" }),
  keeper: robot(CHARACTER_LOOKS.keeper, { mood: "happy" }),
} as const satisfies Record<string, Drawing>;
export type DialogArt = keyof typeof DIALOG_ART;
