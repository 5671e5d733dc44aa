import { ROOM } from "@diamond-valley/art-kit/ground/themes/android.ts";
import type { SceneTheme } from "../theme.ts";

/** The Android Room: dust of shavings in lime light. */
export const THEME: SceneTheme = {
  name: "android",
  room: ROOM,
  drift: null,
  insect: null,
  mote: "dot-white",
  beyond: "#1A2A22",
};
