import { ramp } from "../../palette.ts";
import type { RoomTheme } from "../room/room-theme.ts";

/** The Diamond Lab: white plates and cyan light. */
export const ROOM: RoomTheme = {
  seed: 101,
  wall: "lab",
  face: ramp("#FFFFFF", "#EAF5FA", "#C9DFEA", "#8FB2C8"),
  trim: ramp("#FFFFFF", "#DCEBF3", "#AFC9DA", "#7896B2"),
  inlay: ramp("#E6FEFF", "#5FDDF5", "#2FA9D0", "#1A6E9C"),
  cut: { rim: "#9CD8E8", top: "#2F6A86", beyond: "#12303F" },
  floors: {
    tile: ramp("#FFFFFF", "#DDF1F8", "#BCDCEA", "#84B0C8"),
    metal: ramp("#F4FBFF", "#D5E6F0", "#AAC6D8", "#7496B0"),
  },
  lamp: "190,244,255",
  day: "230,252,255",
};
