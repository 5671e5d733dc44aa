import { COLOUR } from "../palette.ts";

/** The colours of a place's ground: each place has its own, so that it is known without a word. */
export type GroundTheme = {
  readonly seed: number;
  readonly grass: { readonly hi: string; readonly mid: string; readonly lo: string };
  readonly tuft: { readonly dark: string; readonly light: string };
  readonly blossoms: readonly string[];
  readonly sand: { readonly hi: string; readonly mid: string; readonly lo: string; readonly edge: string };
  readonly water: { readonly hi: string; readonly mid: string; readonly lo: string; readonly deep: string };
  readonly bank: { readonly mid: string; readonly lo: string };
  /** The stone of cliffs, where it is not the brown one, and the lip that hangs over them. */
  readonly rock?: { readonly stones: readonly [string, string, string, string]; readonly lip: string };
  /** What veils the far end of the place: colour as r, g, b and how far down it reaches, px. */
  readonly haze: { readonly rgb: string; readonly strength: number; readonly reach: number };
};

/** The village: fresh green, blue river. */
export const VILLAGE_GROUND: GroundTheme = {
  seed: 11,
  grass: { hi: COLOUR.grassHi, mid: COLOUR.grass, lo: COLOUR.grassLo },
  tuft: { dark: COLOUR.tuft, light: "#BDEB80" },
  blossoms: [COLOUR.white, COLOUR.pollen, COLOUR.petal],
  sand: { hi: COLOUR.sandHi, mid: COLOUR.sand, lo: COLOUR.sandLo, edge: "#C2935A" },
  water: { hi: COLOUR.waterHi, mid: COLOUR.water, lo: "#45B7EA", deep: COLOUR.waterLo },
  bank: { mid: COLOUR.bank, lo: COLOUR.bankLo },
  haze: { rgb: "190,235,255", strength: 0.55, reach: 370 },
};

/** The lake: turquoise water between bluish meadows and white sand. */
export const LAKE_GROUND: GroundTheme = {
  seed: 23,
  grass: { hi: "#A8E6A0", mid: "#7FD39A", lo: "#5CBB8C" },
  tuft: { dark: "#3E9E7C", light: "#B4EDB0" },
  blossoms: [COLOUR.white, "#BFE9FF", COLOUR.petal],
  sand: { hi: "#FFF6DD", mid: "#F7E6BC", lo: "#DDBE86", edge: "#C49C66" },
  water: { hi: "#BDF9EF", mid: "#5FE0DA", lo: "#2FC3CC", deep: "#1B98B8" },
  bank: { mid: "#C49C66", lo: "#8E6B48" },
  haze: { rgb: "200,250,255", strength: 0.5, reach: 240 },
};

/** The mine: a floor of violet rock, trodden paths, glints in place of blossoms. */
export const CAVE_GROUND: GroundTheme = {
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

/** The golem's circle at dusk: a meadow in blue shade, pale old paving, night flowers that glow. */
export const CIRCLE_GROUND: GroundTheme = {
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

/** The forest: deep green under tall trees, mossy paths, mushrooms and glow-worms in place of blossoms. */
export const FOREST_GROUND: GroundTheme = {
  seed: 47,
  grass: { hi: "#5FA878", mid: "#41906B", lo: "#2F7A62" },
  tuft: { dark: "#256A58", light: "#7CC48A" },
  blossoms: ["#D8F5C0", "#FFE9A8", "#BFA8F0"],
  sand: { hi: "#A9A47C", mid: "#8F8C68", lo: "#6F7056", edge: "#4F5B48" },
  water: { hi: "#9FE8D8", mid: "#4FB8B0", lo: "#2F9499", deep: "#1F7480" },
  bank: { mid: "#5F6B4C", lo: "#3F4E40" },
  haze: { rgb: "196,236,226", strength: 0.5, reach: 460 },
};
