import { ramp } from "../../palette.ts";
import type { RoomTheme } from "../room/room-theme.ts";

/** The invitation room: violet silk, pearl and gold, as the inside of an envelope. */
export const ROOM: RoomTheme = {
  seed: 113,
  wall: "damask",
  face: ramp("#FFFDF8", "#F4ECFA", "#D9CBE9", "#A592C4"),
  trim: ramp("#FFE9A6", "#F3C75C", "#CF9838", "#8A5E22"),
  inlay: ramp("#A68BF0", "#7A5DD6", "#5A40B0", "#3C2A84"),
  cut: { rim: "#C7A35A", top: "#3D2C7A", beyond: "#191238" },
  floors: {
    marble: ramp("#FFFDFF", "#F0EAF8", "#D4C8E6", "#B08F55"),
    carpet: ramp("#9A7CF0", "#7459D0", "#5842A8", "#3C2C7C"),
  },
  lamp: "255,224,150",
  day: "244,232,255",
};
