import { ramp } from "../../palette.ts";
import type { RoomTheme } from "../room/room-theme.ts";

/** The Android Room of Nut: a pale pegboard, lime rails and orange handles. */
export const ROOM: RoomTheme = {
  seed: 163,
  wall: "pegboard",
  face: ramp("#FBFBEA", "#EDF1D2", "#D3DBAE", "#98A478"),
  trim: ramp("#DDF59A", "#A9D653", "#7FAE3A", "#4D7130"),
  inlay: ramp("#FFD79A", "#FF9E4A", "#E2732E", "#5B4A3C"),
  cut: { rim: "#A9D653", top: "#3F5A34", beyond: "#1A2A22" },
  floors: {
    plank: ramp("#F4EBCB", "#E6D8AC", "#D2C08E", "#9C8A5E"),
    metal: ramp("#D8E6CF", "#B9CDB0", "#93AC8E", "#637C64"),
    carpet: ramp("#FFC98A", "#F59A4C", "#D6762F", "#96501F"),
  },
  lamp: "236,255,176",
  day: "240,255,214",
};
