import { ROOM } from "@diamond-valley/art-kit/ground/themes/platinum.ts";
import type { SceneTheme } from "../theme.ts";

/** The tower of Platinum: stars behind glass. */
export const THEME: SceneTheme = {
  name: "platinum",
  room: ROOM,
  drift: null,
  insect: null,
  mote: "dot-white",
  beyond: "#121A3E",
};
