import { ramp } from "../../palette.ts";
import type { RoomTheme } from "../room/room-theme.ts";

/** The tower of Platinum: ice blue and white before the night sky. */
export const ROOM: RoomTheme = {
  seed: 83,
  wall: "night",
  face: ramp("#FFFFFF", "#DDF1FC", "#A9D2EE", "#6D9DCB"),
  trim: ramp("#FFFFFF", "#CFE7F8", "#94BCE2", "#5A7FB4"),
  inlay: ramp("#7C8BE0", "#4A55B4", "#2E3788", "#181E58"),
  cut: { rim: "#A9D4F2", top: "#33457F", beyond: "#121A3E" },
  floors: {
    carpet: ramp("#8FB6F0", "#5F8EDC", "#4570BE", "#2F4F94"),
    metal: ramp("#E3EEF9", "#C3D5EC", "#9AB3D6", "#6B87B4"),
    plank: ramp("#DDE9F5", "#BFD2E6", "#9FB6D0", "#7089AC"),
  },
  lamp: "235,240,255",
  day: "200,220,255",
};
