import type { Rarity } from "@diamond-valley/schemas/album/content.ts";
import type { Colour } from "@diamond-valley/schemas/wallet/colours.ts";
import { RAMPS } from "../../palette.ts";
import { circle, ellipse, path, place, repeat, stroke } from "../../svg.ts";
import { COLOUR_RAMPS } from "../fish.ts";
import { herb } from "../herb.ts";
import { MIDDLE, mirrored } from "./parts.ts";

const { leaf } = RAMPS;
const FOOT = 86;

/** The herb as it grows everywhere. */
const plain = (colour: Colour): string => place(MIDDLE - 38, 10, herb(colour).svg, { scale: 1.04 });

/** A spray with small leaves in pairs, and berries or buds at its tips. */
const spray = (colour: Colour): string => {
  const { hi, mid, dark } = COLOUR_RAMPS[colour];
  const twig = (turn: number, long: number): string =>
    place(
      MIDDLE,
      FOOT,
      stroke(`M0 0Q${turn / 6} ${-long / 2} 0 ${-long}`, leaf.dark, 5) +
        repeat(4, (index) => {
          const up = -14 - (index * (long - 22)) / 4;
          const half = path(
            `M0 ${up}Q12 ${up - 13} 20 ${up - 3}Q11 ${up + 5} 0 ${up}z`,
            index % 2 ? leaf.mid : leaf.hi,
            {
              stroke: leaf.dark,
              "stroke-width": 1.6,
            },
          );
          return half + mirrored(0, 0, half);
        }) +
        circle(0, -long - 3, 8, dark) +
        circle(0, -long - 4, 6.6, mid) +
        circle(-2, -long - 6, 2.2, hi),
      { turn },
    );
  return twig(-34, 50) + twig(34, 50) + twig(0, 64);
};

/** A great blossom that opens in the dark. */
const blossom = (colour: Colour): string => {
  const { hi, mid, lo, dark } = COLOUR_RAMPS[colour];
  const petal = (long: number, fill: string): string =>
    path(`M0 4C-15 -6 -14 ${-long * 0.7} 0 ${-long}C14 ${-long * 0.7} 15 -6 0 4z`, fill, {
      stroke: dark,
      "stroke-width": 2,
      "stroke-linejoin": "round",
    });
  return (
    stroke(`M${MIDDLE} ${FOOT}Q${MIDDLE - 6} 70 ${MIDDLE} 56`, leaf.dark, 7) +
    path(`M${MIDDLE - 2} 78Q20 84 16 66Q38 62 ${MIDDLE - 2} 78z`, leaf.mid, {
      stroke: leaf.dark,
      "stroke-width": 2,
    }) +
    path(`M${MIDDLE + 2} 78Q76 84 80 66Q58 62 ${MIDDLE + 2} 78z`, leaf.hi, {
      stroke: leaf.dark,
      "stroke-width": 2,
    }) +
    repeat(8, (index) => place(MIDDLE, 42, petal(35, lo), { turn: index * 45 + 22 })) +
    repeat(6, (index) => place(MIDDLE, 42, petal(27, mid), { turn: index * 60 })) +
    repeat(5, (index) => place(MIDDLE, 42, petal(17, hi), { turn: index * 72 })) +
    circle(MIDDLE, 42, 8, RAMPS.gold.lo) +
    circle(MIDDLE, 41, 6, "#FFF3B0") +
    ellipse(MIDDLE - 2, 39, 2, 1.6, "#fff")
  );
};

/** A herb of the album. */
export const herbKind = (colour: Colour, rarity: Rarity): string =>
  rarity === "common" ? plain(colour) : rarity === "uncommon" ? spray(colour) : blossom(colour);
