import { ramp } from "../../palette.ts";
import type { RoomTheme } from "../room/room-theme.ts";
import type { GroundTheme } from "../theme.ts";

/** The plaza of the portals, in the evening: pale stone under a sky that goes from violet to peach. */
export const ROOM: RoomTheme = {
  seed: 97,
  wall: "plaza",
  face: ramp("#F6EAF2", "#D9C6DE", "#B49CC4", "#83699C"),
  trim: ramp("#FFF6F0", "#E6D3E2", "#BFA4C8", "#8A6EA2"),
  inlay: ramp("#FFD9B0", "#F5A3A8", "#9C6BBE", "#4B3A8E"),
  cut: { rim: "#B48FC4", top: "#574387", beyond: "#2A2158" },
  floors: {
    marble: ramp("#F6EAF4", "#E3D2E6", "#C3ABD0", "#9A7FB4"),
    tile: ramp("#F1E3F0", "#D6C0DE", "#BCA2CA", "#8F74AC"),
    carpet: ramp("#B79AF0", "#8E70DA", "#6E52BC", "#4C3790"),
    grass: ramp("#9CC7A9", "#7FB09C", "#659788", "#47786F"),
  },
  lamp: "255,214,150",
  day: "255,216,176",
};

/** The same evening over an open meadow, where the plaza lies in one. */
export const GROUND: GroundTheme = {
  seed: 97,
  grass: { hi: "#9FC4A6", mid: "#7FA99E", lo: "#668C92" },
  tuft: { dark: "#4C7482", light: "#B9D9B4" },
  blossoms: ["#FFE9A8", "#FFC2D8", "#E6D3FF"],
  sand: { hi: "#F2E2E6", mid: "#DCC6D6", lo: "#B79DBE", edge: "#8A6EA2" },
  water: { hi: "#C9DDF9", mid: "#86A9E0", lo: "#6083CB", deep: "#475FA8" },
  bank: { mid: "#8A6EA2", lo: "#5D477F" },
  haze: { rgb: "255,186,160", strength: 0.45, reach: 280 },
};
