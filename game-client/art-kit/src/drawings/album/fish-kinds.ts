import type { Rarity } from "@diamond-valley/schemas/album/content.ts";
import type { Colour } from "@diamond-valley/schemas/wallet/colours.ts";
import { RAMPS } from "../../palette.ts";
import { circle, ellipse, path, place, repeat, stroke } from "../../svg.ts";
import { COLOUR_RAMPS, fishBody } from "../fish.ts";
import { MIDDLE, stretched } from "./parts.ts";

/** Whiskers and a pattern in a second colour, for fish that swim at certain hours of the day. */
const PATTERNS: Readonly<Record<Colour, string>> = {
  blue: repeat(4, (index) =>
    stroke(`M${-20 + index * 10} -14q5 14 0 28`, RAMPS.sky.dark, 3.4, { opacity: 0.7 }),
  ),
  yellow: repeat(7, (index) =>
    circle(-18 + (index % 4) * 11, -12 + Math.floor(index / 4) * 17, 4, RAMPS.wood.mid, { opacity: 0.85 }),
  ),
  green: repeat(3, (index) =>
    place(-16 + index * 15, 2, path("M0 -9Q9 0 0 9Q-9 0 0 -9z", RAMPS.lime.hi, { opacity: 0.9 })),
  ),
  red: repeat(6, (index) =>
    circle(-16 + (index % 3) * 13, -8 + Math.floor(index / 3) * 16, 4.6, RAMPS.pink.dark, { opacity: 0.85 }),
  ),
};

/** What grows on those that are rare: a lantern, a mane of stars, a long tail, a sail. */
const ORNAMENTS: Readonly<Record<Colour, string>> = {
  blue:
    path("M-2 -25Q-14 -46 -30 -40Q-20 -34 -22 -24Q-12 -26 -8 -20z", RAMPS.violet.mid) +
    path("M-6 -22Q-14 -38 -24 -36Q-18 -30 -18 -24z", RAMPS.violet.hi) +
    place(-4, 2, path("M8 -9A12 12 0 1 0 8 9A9 9 0 1 1 8 -9z", "#FFF6C8")),
  yellow: repeat(3, (index) =>
    place(
      -16 + index * 14,
      4 - (index % 2) * 12,
      path("M0 -7L2 -2L7 -2L3 2L5 7L0 4L-5 7L-3 2L-7 -2L-2 -2z", "#fff"),
    ),
  ),
  green:
    stroke("M38 6q12 4 12 14M36 10q4 8 0 16", RAMPS.leaf.dark, 3) +
    repeat(4, (index) => stroke(`M${-22 + index * 12} -20q4 -12 12 -14`, RAMPS.gold.mid, 4)),
  red:
    stroke("M14 -20Q20 -44 38 -34", RAMPS.coral.dark, 4) +
    circle(40, -31, 10, "#FFF3B0") +
    circle(40, -31, 6, RAMPS.gold.mid) +
    ellipse(38, -34, 2, 3, "#fff"),
};

/** How long and how high each rarity is built. */
const BUILDS: Readonly<Record<Rarity, Readonly<Record<Colour, readonly [number, number]>>>> = {
  common: { blue: [0.78, 0.78], yellow: [0.78, 0.78], green: [0.78, 0.78], red: [0.78, 0.78] },
  uncommon: { blue: [0.82, 1.02], yellow: [0.9, 0.92], green: [0.9, 0.6], red: [0.86, 0.96] },
  rare: { blue: [0.72, 0.66], yellow: [0.84, 0.72], green: [0.92, 0.5], red: [0.74, 0.84] },
};

/** A fish of the album around the middle of its picture. */
export const fishKind = (colour: Colour, rarity: Rarity): string => {
  const [wide, high] = BUILDS[rarity][colour];
  const body = (parts: string): string => stretched(MIDDLE + 2, MIDDLE, wide, high, parts);
  const water = ellipse(MIDDLE, MIDDLE + 34, 30, 5, COLOUR_RAMPS[colour].dark, { opacity: 0.16 });
  if (rarity === "common") return water + body(fishBody(colour));
  if (rarity === "uncommon") return water + body(fishBody(colour) + PATTERNS[colour]);
  return body(fishBody(colour) + ORNAMENTS[colour]);
};
