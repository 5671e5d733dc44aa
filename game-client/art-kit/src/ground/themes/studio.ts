import { ramp } from "../../palette.ts";
import type { RoomTheme } from "../room/room-theme.ts";

/** The Studio Hall: plum cushions, dark boards, and light only where somebody points it. */
export const ROOM: RoomTheme = {
  seed: 149,
  wall: "quilted",
  face: ramp("#9A5B86", "#7C416E", "#633259", "#432142"),
  trim: ramp("#FFE08A", "#E8B24C", "#BC8231", "#7C5423"),
  inlay: ramp("#FFE9A6", "#FFC95A", "#D98A3C", "#6B3A35"),
  cut: { rim: "#A86A8E", top: "#3B2140", beyond: "#180F22" },
  floors: {
    boards: ramp("#77688F", "#5C4F75", "#4B4062", "#372E4B"),
    carpet: ramp("#F08AA0", "#C24A68", "#9A3354", "#6A2140"),
  },
  lamp: "255,214,130",
  day: "255,236,200",
};
