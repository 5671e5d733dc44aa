import type { GroundTheme } from "../theme.ts";

/** The mine: a floor of violet rock, trodden paths, glints in place of blossoms. */
export const GROUND: GroundTheme = {
  seed: 31,
  grass: { hi: "#6E61A8", mid: "#5A4E92", lo: "#4B4180" },
  tuft: { dark: "#43397A", light: "#7A6DB4" },
  blossoms: ["#A99BE0", "#8FDBFF", "#D9B8FF"],
  sand: { hi: "#8D82BE", mid: "#786CAE", lo: "#5F5496", edge: "#463C78" },
  water: { hi: "#BDF9EF", mid: "#5FE0DA", lo: "#2FC3CC", deep: "#1B98B8" },
  bank: { mid: "#5F5496", lo: "#3A3168" },
  rock: { stones: ["#8F82C9", "#776AB4", "#64579F", "#4A3F80"], lip: "#3A3168" },
  haze: { rgb: "40,30,90", strength: 0.5, reach: 200 },
};
