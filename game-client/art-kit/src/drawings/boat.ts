import { COLOUR, RAMPS, type Ramp } from "../palette.ts";
import { clipped, type Drawing, drawing, ellipse, path, stroke } from "../svg.ts";

const wood = RAMPS.wood;
const HULL = "M8 34Q14 66 46 70H112Q146 64 154 26Q80 52 8 34z";
const RIM = "M8 34Q30 12 82 12T154 26Q146 46 82 48T8 34z";

const rowingBoat = (paint: Ramp): string =>
  path(HULL, paint.dark, { transform: "translate(0 4)" }) +
  clipped(
    "hull",
    path(HULL, "#000"),
    `<rect width="170" height="90" fill="${paint.mid}"/>` +
      path("M96 40h70v50h-84q20 -20 14 -50z", paint.lo) +
      stroke("M10 44Q30 64 60 64", paint.hi, 5, { opacity: 0.8 }) +
      stroke("M4 50Q80 74 160 46", "#fff", 6),
  ) +
  path(RIM, wood.dark) +
  path("M16 34Q34 19 82 19T146 28Q138 41 82 42T16 34z", "#6B4226") +
  path("M52 20q-6 10 0 21h14q-6 -10 0 -22zM108 20q6 9 2 20h14q6 -9 -2 -18z", COLOUR.plank) +
  stroke("M10 33Q30 13 82 12.5T152 26", wood.hi, 4.5) +
  stroke("M10 35Q30 48 82 48T152 28", COLOUR.plank, 3.5);

const oar =
  stroke("M40 8L118 58", wood.dark, 6) +
  stroke("M40 7L118 56", COLOUR.plank, 3.5) +
  path("M112 50l22 8q6 8 -2 10q-12 0 -24 -10z", wood.hi);

/** A rowing boat afloat. */
export const boat = (paint: Ramp): Drawing =>
  drawing(
    162,
    86,
    ellipse(82, 70, 74, 14, "#1F7FB8", { opacity: 0.4 }),
    rowingBoat(paint),
    oar,
    stroke("M14 72q16 8 34 8M118 79q20 -2 34 -10", COLOUR.foam, 4, { opacity: 0.9 }),
  );

/** A boat that was pulled ashore. */
export const boatAshore = (paint: Ramp): Drawing => drawing(162, 80, rowingBoat(paint), oar);
