import { ROOM } from "@diamond-valley/art-kit/ground/themes/hero.ts";
import type { SceneTheme } from "../theme.ts";

/** Diamond Hero's lobby: dusk and neon. */
export const THEME: SceneTheme = {
  name: "hero",
  room: ROOM,
  drift: null,
  insect: null,
  mote: "dot-cyan",
  beyond: "#0D0A26",
};
