import { ROOM } from "@diamond-valley/art-kit/ground/themes/deep.ts";
import type { SceneTheme } from "../theme.ts";

/** The Deep: navy metal that hums. */
export const THEME: SceneTheme = {
  name: "deep",
  room: ROOM,
  drift: null,
  insect: null,
  mote: "dot-cyan",
  beyond: "#0B1030",
};
