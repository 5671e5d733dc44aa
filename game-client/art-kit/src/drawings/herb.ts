import type { Colour } from "@diamond-valley/schemas/wallet/colours.ts";
import { RAMPS, type Ramp } from "../palette.ts";
import { circle, type Drawing, drawing, ellipse, path, place, repeat, stroke } from "../svg.ts";
import { COLOUR_RAMPS } from "./fish.ts";

const { leaf } = RAMPS;

/** One petal upwards from the origin, in each colour's own shape: a drop, a ray, a leaf, a flame. */
const PETALS: Record<Colour, string> = {
  blue: "M0 0C-13 -8 -9 -19 0 -27C9 -19 13 -8 0 0z",
  yellow: "M-4 0L-6 -10L0 -28L6 -10L4 0z",
  green: "M0 0C-12 -6 -12 -20 0 -26C12 -20 12 -6 0 0z",
  red: "M0 0C-12 -7 -10 -17 -5 -26C-2 -19 2 -20 6 -28C11 -18 12 -7 0 0z",
};
/** How many petals each colour has. */
const COUNTS: Record<Colour, number> = { blue: 5, yellow: 8, green: 4, red: 5 };

const stem = (tones: Ramp): string =>
  stroke("M36 70Q34 54 37 36", tones.dark, 8) +
  stroke("M36 69Q34 54 37 36", tones.mid, 4.5) +
  path("M35 60Q14 62 8 44Q28 40 35 60z", tones.mid, { stroke: tones.dark, "stroke-width": 2.5 }) +
  path("M36 56Q56 60 64 42Q44 36 36 56z", tones.hi, { stroke: tones.dark, "stroke-width": 2.5 }) +
  stroke("M30 57Q20 54 13 47M41 53Q52 51 58 45", tones.lo, 2);

/** A herb: a blossom in its colour's own shape over two leaves. */
export const herb = (colour: Colour): Drawing => {
  const { hi, mid, dark } = COLOUR_RAMPS[colour];
  const count = COUNTS[colour];
  const petal = (index: number): string =>
    place(
      0,
      0,
      path(PETALS[colour], mid, { stroke: dark, "stroke-width": 2.5, "stroke-linejoin": "round" }) +
        path(PETALS[colour], hi, { opacity: 0.75, transform: "translate(0 -3) scale(0.55)" }),
      { turn: (index * 360) / count },
    );
  return drawing(
    72,
    74,
    stem(leaf),
    place(37, 30, repeat(count, petal) + circle(0, 0, 8, dark) + circle(0, 0, 6, RAMPS.gold.hi)),
    ellipse(34, 27, 2, 1.6, "#fff", { opacity: 0.9 }),
  );
};

/** A herb that has not opened yet. */
export const herbBud = (): Drawing =>
  drawing(
    72,
    74,
    stem(leaf),
    path("M37 40C24 32 26 16 37 8C48 16 50 32 37 40z", leaf.mid, { stroke: leaf.dark, "stroke-width": 2.5 }),
    path("M37 34C30 28 31 18 36 13", leaf.hi),
  );

/** A herb that a slime spat on: it hangs its head, and slime drips from it. */
export const wiltedHerb = (): Drawing => {
  const { hi, mid, lo, dark } = RAMPS.stone;
  return drawing(
    72,
    74,
    stroke("M30 70Q26 46 40 34Q52 26 56 40", dark, 8),
    stroke("M30 69Q26 46 40 34Q52 26 56 40", mid, 4.5),
    path("M30 62Q12 62 6 70Q24 76 30 62z", lo, { stroke: dark, "stroke-width": 2.5 }),
    place(
      56,
      44,
      repeat(4, (index) =>
        place(
          0,
          0,
          path("M0 0C-8 6 -7 15 0 21C7 15 8 6 0 0z", index % 2 ? lo : mid, {
            stroke: dark,
            "stroke-width": 2.5,
          }),
          {
            turn: index * 32 - 48,
          },
        ),
      ) + circle(0, 0, 6, dark),
    ),
    path("M42 34q10 -8 18 2q2 10 -3 12q-4 -1 -4 -8q-7 2 -11 -6z", "#A7E06A", { opacity: 0.9 }),
    circle(50, 35, 2.5, hi, { opacity: 0.8 }),
  );
};
