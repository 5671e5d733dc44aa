import { ROOM } from "@diamond-valley/art-kit/ground/themes/silver.ts";
import type { SceneTheme } from "../theme.ts";

/** The hotel of Silver: mint walls, and a carpet that swallows every step. */
export const THEME: SceneTheme = {
  name: "silver",
  room: ROOM,
  drift: null,
  insect: null,
  mote: "dot-white",
  beyond: "#1E2F45",
};
