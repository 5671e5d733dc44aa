import { ROOM } from "@diamond-valley/art-kit/ground/themes/manor.ts";
import type { SceneTheme } from "../theme.ts";

/** The VIP Manor: wine, gold and candles. */
export const THEME: SceneTheme = {
  name: "manor",
  room: ROOM,
  drift: null,
  insect: null,
  mote: "dot-gold",
  beyond: "#1F0D1C",
};
