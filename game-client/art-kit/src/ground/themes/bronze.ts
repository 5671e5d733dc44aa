import { ramp } from "../../palette.ts";
import type { RoomTheme } from "../room/room-theme.ts";

/** The warehouse of Bronze: copper and brick by lamp light. */
export const ROOM: RoomTheme = {
  seed: 71,
  wall: "brick",
  face: ramp("#DE9A74", "#C67C5B", "#AE6749", "#7E4636"),
  trim: ramp("#F7C294", "#C98552", "#9A5C38", "#63382A"),
  inlay: ramp("#FFE9A8", "#FFC14F", "#E8952A", "#9A5C1F"),
  cut: { rim: "#A8714E", top: "#59352F", beyond: "#2A1A24" },
  floors: {
    brick: ramp("#E2B594", "#CFA080", "#B9886A", "#8C614C"),
    plank: ramp("#E8B17C", "#D2955F", "#BB7C4A", "#875231"),
    metal: ramp("#D9A982", "#B98862", "#97694A", "#6B4633"),
  },
  lamp: "255,200,110",
  day: "255,226,168",
};
