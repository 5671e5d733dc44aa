import { ROOM } from "@diamond-valley/art-kit/ground/themes/phone.ts";
import type { SceneTheme } from "../theme.ts";

/** The Phone Hall: everybody calls, and the lamps know who. */
export const THEME: SceneTheme = {
  name: "phone",
  room: ROOM,
  drift: null,
  insect: null,
  mote: "dot-gold",
  beyond: "#152D40",
};
