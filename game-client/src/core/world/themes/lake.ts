import { GROUND } from "@diamond-valley/art-kit/ground/themes/lake.ts";
import type { SceneTheme } from "../theme.ts";

/** The fishing lake. */
export const THEME: SceneTheme = {
  name: "lake",
  ground: GROUND,
  drift: "leaf",
  insect: "dragonfly",
  mote: "dot-white",
  beyond: "#5CBB8C",
};
