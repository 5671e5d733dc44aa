import { ramp } from "../../palette.ts";
import type { RoomTheme } from "../room/room-theme.ts";

/** The hotel of Silver: silver and mint over a rose carpet. */
export const ROOM: RoomTheme = {
  seed: 73,
  wall: "panels",
  face: ramp("#CDF2E5", "#A9E0CE", "#7BC5B0", "#4E9688"),
  trim: ramp("#FFFFFF", "#E9EEF5", "#B9C5D6", "#8390AC"),
  inlay: ramp("#FFFFFF", "#8FD0BE", "#66B5A4", "#3E8A80"),
  cut: { rim: "#9FC7C6", top: "#3F6274", beyond: "#1E2F45" },
  floors: {
    carpet: ramp("#F7B3C0", "#E58FA3", "#C46684", "#964765"),
    marble: ramp("#FFFFFF", "#F1F6F8", "#D3E0E6", "#A3BCC8"),
    tile: ramp("#FFFFFF", "#BFE8DB", "#A9CFC9", "#73A9A6"),
    plank: ramp("#E9C9A4", "#D3AC84", "#BA8F68", "#8C6547"),
  },
  lamp: "255,232,180",
  day: "240,252,255",
};
