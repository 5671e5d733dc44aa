import { GROUND } from "@diamond-valley/art-kit/ground/themes/cave.ts";
import type { SceneTheme } from "../theme.ts";

/** The mine: violet rock, and what glows in it. */
export const THEME: SceneTheme = {
  name: "cave",
  ground: GROUND,
  drift: null,
  insect: null,
  mote: "dot-white",
  beyond: "#1B1638",
};
