import { ROOM } from "@diamond-valley/art-kit/ground/themes/mushroom.ts";
import type { SceneTheme } from "../theme.ts";

/** The mushroom house: warm light, and spores that dance in it. */
export const THEME: SceneTheme = {
  name: "mushroom",
  room: ROOM,
  drift: null,
  insect: null,
  mote: "dot-gold",
  beyond: "#2B1724",
};
