import type { Rarity } from "@diamond-valley/schemas/album/content.ts";
import type { Colour } from "@diamond-valley/schemas/wallet/colours.ts";
import { RAMPS } from "../../palette.ts";
import { ellipse, path, place, repeat, stroke } from "../../svg.ts";
import { COLOUR_RAMPS } from "../fish.ts";
import { crystal, lump } from "../ore.ts";
import { MIDDLE } from "./parts.ts";

const FOOT = 82;

/** One thick crystal and a small one in a low lump. */
const single = (colour: Colour): string =>
  place(
    MIDDLE,
    FOOT,
    crystal(colour, 14, -12, 30, 22) + crystal(colour, -6, -12, 56, -6) + lump(34, 22, RAMPS.stone),
  );

/** A stone that was cut open: bands of colour around a hollow full of crystals. */
const geode = (colour: Colour): string => {
  const { hi, mid, lo, dark } = COLOUR_RAMPS[colour];
  const outline = "M-36 6C-40 -22 -18 -36 4 -35C28 -36 40 -16 37 8C34 30 14 37 -4 36C-24 36 -34 26 -36 6z";
  const scaled = (size: number, fill: string): string =>
    `<g transform="scale(${size})">${path(outline, fill)}</g>`;
  return place(
    MIDDLE,
    MIDDLE + 2,
    scaled(1, RAMPS.rock.dark) +
      scaled(0.93, RAMPS.rock.mid) +
      scaled(0.8, hi) +
      scaled(0.7, lo) +
      scaled(0.62, mid) +
      scaled(0.46, dark) +
      repeat(7, (index) => place(0, 0, crystal(colour, 0, -3, 17, 0), { turn: index * 51 })) +
      stroke("M-28 -8Q-22 -26 -4 -28", "#fff", 3, { opacity: 0.7 }),
  );
};

/** A cluster as it stands in no vein twice. */
const cluster = (colour: Colour): string =>
  place(
    MIDDLE,
    FOOT,
    crystal(colour, -24, -8, 36, -44) +
      crystal(colour, 24, -8, 36, 44) +
      crystal(colour, -14, -10, 50, -20) +
      crystal(colour, 14, -10, 50, 20) +
      crystal(colour, 0, -10, 66, 0) +
      lump(36, 20, RAMPS.night) +
      ellipse(-12, -14, 8, 3, "#fff", { opacity: 0.35 }),
  );

/** A stone of the album. */
export const oreKind = (colour: Colour, rarity: Rarity): string =>
  rarity === "common" ? single(colour) : rarity === "uncommon" ? geode(colour) : cluster(colour);
