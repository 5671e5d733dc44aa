import { COLOUR } from "../../palette.ts";
import type { GroundTheme } from "../theme.ts";

/** The lake: turquoise water between bluish meadows and white sand. */
export const GROUND: GroundTheme = {
  seed: 23,
  grass: { hi: "#A8E6A0", mid: "#7FD39A", lo: "#5CBB8C" },
  tuft: { dark: "#3E9E7C", light: "#B4EDB0" },
  blossoms: [COLOUR.white, "#BFE9FF", COLOUR.petal],
  sand: { hi: "#FFF6DD", mid: "#F7E6BC", lo: "#DDBE86", edge: "#C49C66" },
  water: { hi: "#BDF9EF", mid: "#5FE0DA", lo: "#2FC3CC", deep: "#1B98B8" },
  bank: { mid: "#C49C66", lo: "#8E6B48" },
  haze: { rgb: "200,250,255", strength: 0.5, reach: 240 },
};
