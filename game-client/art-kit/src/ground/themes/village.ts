import { COLOUR } from "../../palette.ts";
import type { GroundTheme } from "../theme.ts";

/** The village: fresh green, blue river. */
export const GROUND: GroundTheme = {
  seed: 11,
  grass: { hi: COLOUR.grassHi, mid: COLOUR.grass, lo: COLOUR.grassLo },
  tuft: { dark: COLOUR.tuft, light: "#BDEB80" },
  blossoms: [COLOUR.white, COLOUR.pollen, COLOUR.petal],
  sand: { hi: COLOUR.sandHi, mid: COLOUR.sand, lo: COLOUR.sandLo, edge: "#C2935A" },
  water: { hi: COLOUR.waterHi, mid: COLOUR.water, lo: "#45B7EA", deep: COLOUR.waterLo },
  bank: { mid: COLOUR.bank, lo: COLOUR.bankLo },
  haze: { rgb: "190,235,255", strength: 0.55, reach: 370 },
};
