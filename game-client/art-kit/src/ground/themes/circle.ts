import type { GroundTheme } from "../theme.ts";

/** The golem's circle at dusk: a meadow in blue shade, pale old paving, night flowers that glow. */
export const GROUND: GroundTheme = {
  seed: 61,
  grass: { hi: "#7FA6B8", mid: "#5F86A6", lo: "#4C6C94" },
  tuft: { dark: "#3D5A85", light: "#9CC7C9" },
  blossoms: ["#FFE9A8", "#FFC2D8", "#CFE6FF"],
  sand: { hi: "#E6D9EE", mid: "#CBBBDD", lo: "#A995C4", edge: "#7D6AA3" },
  water: { hi: "#BDE9F9", mid: "#6FB8E0", lo: "#4A8FCB", deep: "#3567A3" },
  bank: { mid: "#7D6AA3", lo: "#54467F" },
  rock: { stones: ["#A79BC6", "#8B7FB0", "#746899", "#564B7C"], lip: "#4A406F" },
  haze: { rgb: "255,190,170", strength: 0.42, reach: 260 },
};
