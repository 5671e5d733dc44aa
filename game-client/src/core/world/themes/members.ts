import { ROOM } from "@diamond-valley/art-kit/ground/themes/members.ts";
import type { SceneTheme } from "../theme.ts";

/** The Members' House: sparks of brass in the dusk. */
export const THEME: SceneTheme = {
  name: "members",
  room: ROOM,
  drift: null,
  insect: null,
  mote: "dot-gold",
  beyond: "#0B221F",
};
