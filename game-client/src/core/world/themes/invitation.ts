import { ROOM } from "@diamond-valley/art-kit/ground/themes/invitation.ts";
import type { SceneTheme } from "../theme.ts";

/** The invitation room: violet silk. */
export const THEME: SceneTheme = {
  name: "invitation",
  room: ROOM,
  drift: null,
  insect: null,
  mote: "dot-white",
  beyond: "#191238",
};
