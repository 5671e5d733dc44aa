import type { GroundTheme } from "../theme.ts";

/** The forest: deep green under tall trees, mossy paths, mushrooms and glow-worms in place of blossoms. */
export const GROUND: GroundTheme = {
  seed: 47,
  grass: { hi: "#5FA878", mid: "#41906B", lo: "#2F7A62" },
  tuft: { dark: "#256A58", light: "#7CC48A" },
  blossoms: ["#D8F5C0", "#FFE9A8", "#BFA8F0"],
  sand: { hi: "#A9A47C", mid: "#8F8C68", lo: "#6F7056", edge: "#4F5B48" },
  water: { hi: "#9FE8D8", mid: "#4FB8B0", lo: "#2F9499", deep: "#1F7480" },
  bank: { mid: "#5F6B4C", lo: "#3F4E40" },
  haze: { rgb: "196,236,226", strength: 0.5, reach: 460 },
};
