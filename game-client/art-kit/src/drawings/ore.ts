import type { Colour } from "@diamond-valley/schemas/wallet/colours.ts";
import { RAMPS, type Ramp } from "../palette.ts";
import { type Drawing, drawing, ellipse, path, place } from "../svg.ts";
import { COLOUR_RAMPS } from "./fish.ts";

/** One crystal of a colour's own shape, its foot at the origin: a drop, a ray of the sun, a leaf, a flame. */
const SHAPES: Record<Colour, (height: number) => string> = {
  blue: (h) => `M0 ${-h}C${h * 0.42} ${-h * 0.5} ${h * 0.36} 0 0 0S${-h * 0.42} ${-h * 0.5} 0 ${-h}z`,
  yellow: (h) => `M0 ${-h}L${h * 0.2} ${-h * 0.34}L${h * 0.09} 0H${-h * 0.09}L${-h * 0.2} ${-h * 0.34}z`,
  green: (h) => `M0 0Q${-h * 0.52} ${-h * 0.46} 0 ${-h}Q${h * 0.52} ${-h * 0.46} 0 0z`,
  red: (h) =>
    `M0 0C${-h * 0.42} ${-h * 0.14} ${-h * 0.34} ${-h * 0.6} ${-h * 0.04} ${-h}C${h * 0.02} ${-h * 0.74} ${h * 0.44} ${-h * 0.62} ${h * 0.28} ${-h * 0.22}Q${h * 0.2} 0 0 0z`,
};

/** A crystal of this colour, `height` px high and leaning by `turn` degrees, with its foot at (x, y). */
export const crystal = (colour: Colour, x: number, y: number, height: number, turn: number): string => {
  const shape = SHAPES[colour];
  const { hi, mid, lo, dark } = COLOUR_RAMPS[colour];
  return place(
    x,
    y,
    path(shape(height), mid, { stroke: dark, "stroke-width": 3, "stroke-linejoin": "round" }) +
      place(height * 0.07, 0, path(shape(height * 0.72), lo, { opacity: 0.75 })) +
      place(-height * 0.06, -height * 0.12, path(shape(height * 0.6), hi)) +
      ellipse(-height * 0.07, -height * 0.5, height * 0.05, height * 0.12, "#fff", { opacity: 0.85 }),
    { turn },
  );
};

/** The lump that crystals sit in. */
export const lump = (width: number, height: number, tones: Ramp): string =>
  path(
    `M${-width} 0C${-width * 1.05} ${-height * 0.7} ${-width * 0.5} ${-height} ${-width * 0.1} ${-height * 0.92}C${width * 0.5} ${-height * 1.08} ${width * 1.06} ${-height * 0.62} ${width} 0Q0 ${height * 0.24} ${-width} 0z`,
    tones.dark,
  ) +
  path(
    `M${-width * 0.92} ${-height * 0.1}C${-width * 0.94} ${-height * 0.62} ${-width * 0.46} ${-height * 0.9} ${-width * 0.1} ${-height * 0.84}C${width * 0.3} ${-height * 0.9} ${width * 0.6} ${-height * 0.6} ${width * 0.5} ${-height * 0.3}Q${-width * 0.2} ${height * 0.04} ${-width * 0.92} ${-height * 0.1}z`,
    tones.mid,
  ) +
  path(
    `M${-width * 0.76} ${-height * 0.42}C${-width * 0.6} ${-height * 0.76} ${-width * 0.3} ${-height * 0.82} ${-width * 0.04} ${-height * 0.76}Q${-width * 0.2} ${-height * 0.5} ${-width * 0.76} ${-height * 0.42}z`,
    tones.hi,
  );

/** A piece of ore as it lies in the bag: three crystals of its colour's shape in a lump of rock. */
export const ore = (colour: Colour): Drawing =>
  drawing(
    80,
    72,
    place(
      40,
      64,
      crystal(colour, -14, -20, 32, -26) +
        crystal(colour, 15, -20, 30, 24) +
        crystal(colour, 0, -20, 42, 0) +
        lump(30, 30, RAMPS.iron),
    ),
  );

/** Crumbs of ore: no strike met the beat. */
export const oreCrumbs = (): Drawing =>
  drawing(
    80,
    72,
    place(26, 62, lump(20, 22, RAMPS.stone)) +
      place(56, 64, lump(16, 17, RAMPS.stone)) +
      place(44, 46, lump(12, 13, RAMPS.stone)),
  );
