import { ramp } from "../../palette.ts";
import type { RoomTheme } from "../room/room-theme.ts";

/** The Deep: navy metal, cyan light and what prisms make of it. */
export const ROOM: RoomTheme = {
  seed: 89,
  wall: "hull",
  face: ramp("#6F8EDC", "#3B5299", "#2B3D7C", "#18224F"),
  trim: ramp("#9FB8F2", "#5A75C4", "#3C5299", "#1F2C60"),
  inlay: ramp("#E6FEFF", "#62E6FF", "#2FA8D8", "#1A5C98"),
  cut: { rim: "#4E6FC0", top: "#1B2655", beyond: "#0B1030" },
  floors: {
    metal: ramp("#5E78C0", "#445C9F", "#334782", "#202E60"),
    carpet: ramp("#7C6BE0", "#5546B8", "#413494", "#2A2270"),
  },
  lamp: "130,236,255",
  day: "150,240,255",
};
