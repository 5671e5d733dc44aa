import { ramp } from "../../palette.ts";
import type { RoomTheme } from "../room/room-theme.ts";

/** The lobby of Diamond Hero: a street at dusk, pink and cyan tubes. */
export const ROOM: RoomTheme = {
  seed: 127,
  wall: "neon",
  face: ramp("#5B4BA8", "#3A2F7C", "#2A2160", "#1A1442"),
  trim: ramp("#8A7BE8", "#5646B0", "#3A2E84", "#221A58"),
  inlay: ramp("#FF8FDC", "#5FE8FF", "#A24BD0", "#4A1E6E"),
  cut: { rim: "#B45AD8", top: "#241A56", beyond: "#0D0A26" },
  floors: {
    deep: ramp("#8A78F0", "#3F3292", "#2E2472", "#221A58"),
  },
  lamp: "255,120,220",
  day: "255,150,190",
};
