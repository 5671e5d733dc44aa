import { FLOOR } from "@diamond-valley/art-kit/ground/themes/neon.ts";
import type { SceneTheme } from "../theme.ts";

/** The arena of Diamond Hero: dusk, and tubes of light in a floor without end. */
export const THEME: SceneTheme = {
  name: "neon",
  endless: FLOOR,
  drift: null,
  insect: null,
  mote: "dot-cyan",
  beyond: "#241A56",
};
