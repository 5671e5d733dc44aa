import { ramp } from "../../palette.ts";
import type { RoomTheme } from "../room/room-theme.ts";

/** The luxury shop of Gold: gold, ivory and velvet. */
export const ROOM: RoomTheme = {
  seed: 79,
  wall: "damask",
  face: ramp("#FFFBEF", "#F8EBCB", "#E3CB98", "#B2935C"),
  trim: ramp("#FFE79A", "#F5C04A", "#D6902F", "#8E5A22"),
  inlay: ramp("#E2708A", "#B43C60", "#8E2749", "#651A38"),
  cut: { rim: "#E0AC4E", top: "#5E2440", beyond: "#2B1128" },
  floors: {
    marble: ramp("#FFFCF2", "#F8EED8", "#E0CDA6", "#C49A52"),
    carpet: ramp("#D9587A", "#B13459", "#872344", "#5E1733"),
    metal: ramp("#F6D68A", "#DDB25A", "#B98A3C", "#7E5A28"),
    tile: ramp("#FFFDF5", "#F1DFB2", "#DDC28A", "#B08F55"),
  },
  lamp: "255,222,130",
  day: "255,244,206",
};
