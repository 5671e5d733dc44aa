import { ramp } from "../../palette.ts";
import type { RoomTheme } from "../room/room-theme.ts";

/** The mushroom house: cream and coral, moss on the floor, warm light. */
export const ROOM: RoomTheme = {
  seed: 109,
  wall: "bark",
  face: ramp("#FFF8E4", "#F5E4C0", "#DDBF90", "#A98A60"),
  trim: ramp("#E9B184", "#C98658", "#A2643F", "#6E4029"),
  inlay: ramp("#FFC9B0", "#F08A72", "#CC5C56", "#8E3444"),
  cut: { rim: "#D98A6A", top: "#6A3340", beyond: "#2B1724" },
  floors: {
    plank: ramp("#F0C594", "#DBA671", "#BF8656", "#8C5B3B"),
    grass: ramp("#BFE283", "#8DC768", "#68A85C", "#4A8352"),
  },
  lamp: "255,196,120",
  day: "255,240,190",
};
