import { ROOM } from "@diamond-valley/art-kit/ground/themes/studio.ts";
import type { SceneTheme } from "../theme.ts";

/** The Studio Hall: dust dances in the beam. */
export const THEME: SceneTheme = {
  name: "studio",
  room: ROOM,
  drift: null,
  insect: null,
  mote: "dot-white",
  beyond: "#180F22",
};
