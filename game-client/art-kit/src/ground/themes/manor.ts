import { ramp } from "../../palette.ts";
import type { RoomTheme } from "../room/room-theme.ts";

/** The VIP Manor: wine cloth, dark wood, gold and candle light. */
export const ROOM: RoomTheme = {
  seed: 103,
  wall: "salon",
  face: ramp("#B5486A", "#97325A", "#732246", "#4E1431"),
  trim: ramp("#FFE6A2", "#EDBE58", "#C48B35", "#80541F"),
  inlay: ramp("#B9805A", "#8A5438", "#643A28", "#43251C"),
  cut: { rim: "#C9985A", top: "#4A1C36", beyond: "#1F0D1C" },
  floors: {
    marble: ramp("#FFF6E8", "#F1DFC8", "#D3B596", "#9C7852"),
    carpet: ramp("#C2496E", "#9A2F56", "#752041", "#4E132C"),
    plank: ramp("#C58A5C", "#A96E45", "#875234", "#5B3424"),
  },
  lamp: "255,206,120",
  day: "255,226,190",
};
