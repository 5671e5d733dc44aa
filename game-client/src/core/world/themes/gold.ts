import { ROOM } from "@diamond-valley/art-kit/ground/themes/gold.ts";
import type { SceneTheme } from "../theme.ts";

/** The luxury shop of Gold: it glitters wherever one looks. */
export const THEME: SceneTheme = {
  name: "gold",
  room: ROOM,
  drift: null,
  insect: null,
  mote: "dot-gold",
  beyond: "#2B1128",
};
