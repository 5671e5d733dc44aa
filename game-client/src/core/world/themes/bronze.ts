import { ROOM } from "@diamond-valley/art-kit/ground/themes/bronze.ts";
import type { SceneTheme } from "../theme.ts";

/** The warehouse of Bronze: sparks of lamp light over copper and brick. */
export const THEME: SceneTheme = {
  name: "bronze",
  room: ROOM,
  drift: null,
  insect: null,
  mote: "dot-gold",
  beyond: "#2A1A24",
};
