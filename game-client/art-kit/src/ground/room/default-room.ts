import { RAMPS, ramp } from "../../palette.ts";
import type { RoomTheme } from "./room-theme.ts";

/** Rooms of places that have no look of their own: cream walls over wood. */
export const DEFAULT_ROOM: RoomTheme = {
  seed: 5,
  wall: "plaster",
  face: ramp("#FFF6E2", "#F6E6C8", "#E2CBA2", "#B99C72"),
  trim: RAMPS.wood,
  inlay: RAMPS.coral,
  cut: { rim: "#8E7BB8", top: "#4A3F74", beyond: "#241F45" },
  lamp: "255,214,130",
  day: "255,248,214",
};
