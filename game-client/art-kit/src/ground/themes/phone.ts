import { ramp } from "../../palette.ts";
import type { RoomTheme } from "../room/room-theme.ts";

/** The Phone Hall: cream and turquoise under the lamps of an old exchange. */
export const ROOM: RoomTheme = {
  seed: 137,
  wall: "exchange",
  face: ramp("#FFF4DC", "#F7E3BE", "#E4C796", "#B3905F"),
  trim: ramp("#7FE0D2", "#3EB7AC", "#2A938F", "#1D6870"),
  inlay: ramp("#FFE48A", "#FF9C84", "#5B6F8C", "#2A3350"),
  cut: { rim: "#8FD6CB", top: "#2C6A73", beyond: "#152D40" },
  floors: {
    parquet: ramp("#F7D6A6", "#E8B67B", "#D2985E", "#9C683E"),
    carpet: ramp("#8FE3D6", "#45B9AE", "#2F9794", "#1F6C73"),
    tile: ramp("#FFF6E4", "#F4D9C0", "#E3B898", "#AE7F66"),
  },
  lamp: "255,216,140",
  day: "224,250,255",
};
