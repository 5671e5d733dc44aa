import { ramp } from "../../palette.ts";
import type { RoomTheme } from "../room/room-theme.ts";

/** The Manor's terrace at sunset: warm stone over a valley that turns gold. */
export const ROOM: RoomTheme = {
  seed: 107,
  wall: "plaza",
  face: ramp("#FFF1DC", "#F0D2B0", "#CFA27E", "#96694F"),
  trim: ramp("#FFF9EC", "#F6DFBE", "#D7AE84", "#A0734F"),
  inlay: ramp("#FFE9A8", "#FF9F6E", "#C9506E", "#5A2458"),
  cut: { rim: "#E0AC74", top: "#5A2C4C", beyond: "#2A1230" },
  floors: {
    marble: ramp("#FFF4E2", "#F6DFC2", "#DDB992", "#AE8058"),
    carpet: ramp("#D9587A", "#B13459", "#872344", "#5E1733"),
    grass: ramp("#C5D67A", "#93B95E", "#6F9C58", "#4E7A50"),
  },
  lamp: "255,214,130",
  day: "255,190,130",
};
