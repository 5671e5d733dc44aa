import { ROOM } from "@diamond-valley/art-kit/ground/themes/lab.ts";
import type { SceneTheme } from "../theme.ts";

/** The Diamond Lab: white, cyan and exact. */
export const THEME: SceneTheme = {
  name: "lab",
  room: ROOM,
  drift: null,
  insect: null,
  mote: "dot-cyan",
  beyond: "#12303F",
};
