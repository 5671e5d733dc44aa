import { ramp } from "../../palette.ts";
import type { RoomTheme } from "../room/room-theme.ts";

/** The Members' House: emerald cloth, brass moons and dark wood. */
export const ROOM: RoomTheme = {
  seed: 167,
  wall: "orrery",
  face: ramp("#3C9A78", "#257A60", "#185A4B", "#0D3832"),
  trim: ramp("#FFE9A6", "#E9BE5C", "#BC8A36", "#6E4E22"),
  inlay: ramp("#FFF3C4", "#F2C66A", "#7A4B36", "#452A26"),
  cut: { rim: "#D9B55C", top: "#1B4A40", beyond: "#0B221F" },
  floors: {
    marble: ramp("#FBF6E6", "#EDE3C8", "#D3C29C", "#A48E62"),
    carpet: ramp("#4FB48E", "#2C8A6C", "#1D6A55", "#114338"),
  },
  lamp: "255,228,150",
  day: "255,240,206",
};
