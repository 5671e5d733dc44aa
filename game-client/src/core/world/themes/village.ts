import { GROUND } from "@diamond-valley/art-kit/ground/themes/village.ts";
import type { SceneTheme } from "../theme.ts";

/** The robot village. */
export const THEME: SceneTheme = {
  name: "village",
  ground: GROUND,
  drift: "petal",
  insect: "butterfly",
  mote: "dot-gold",
  beyond: "#74BF55",
};
