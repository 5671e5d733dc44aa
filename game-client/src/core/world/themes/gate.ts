import { GROUND, ROOM } from "@diamond-valley/art-kit/ground/themes/gate.ts";
import type { SceneTheme } from "../theme.ts";

/** The plaza of the portals in the evening. */
export const THEME: SceneTheme = {
  name: "gate",
  ground: GROUND,
  room: ROOM,
  drift: "petal",
  insect: null,
  mote: "dot-gold",
  beyond: "#2A2158",
};
