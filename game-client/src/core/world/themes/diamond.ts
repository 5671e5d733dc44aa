import { ROOM } from "@diamond-valley/art-kit/ground/themes/diamond.ts";
import type { SceneTheme } from "../theme.ts";

/** The fifth act: under everything, where all light comes from. */
export const THEME: SceneTheme = {
  name: "diamond",
  room: ROOM,
  drift: null,
  insect: null,
  mote: "dot-cyan",
  beyond: "#060B22",
};
