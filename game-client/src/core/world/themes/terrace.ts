import { ROOM } from "@diamond-valley/art-kit/ground/themes/terrace.ts";
import type { SceneTheme } from "../theme.ts";

/** The Manor's terrace at sunset: petals in the air. */
export const THEME: SceneTheme = {
  name: "terrace",
  room: ROOM,
  drift: "petal",
  insect: null,
  mote: "dot-gold",
  beyond: "#2A1230",
};
