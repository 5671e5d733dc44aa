import { COLOUR, RAMPS } from "../palette.ts";
import { circle, type Drawing, drawing, ellipse, linear, path, place, stroke } from "../svg.ts";

const stone = RAMPS.stone;

const COG =
  "M-24 0l5 -6l-1 -8l8 -1l4 -7l8 3l8 -3l4 7l8 1l-1 8l5 6l-5 6l1 8l-8 1l-4 7l-8 -3l-8 3l-4 -7l-8 -1l1 -8z";

const cog = (): string =>
  path(COG, RAMPS.gold.lo, { transform: "translate(0 3)" }) +
  path(COG, RAMPS.gold.mid) +
  stroke("M-15 -6Q-10 -14 0 -15", RAMPS.gold.hi, 3) +
  circle(0, 0, 10, COLOUR.wall) +
  circle(0, 0, 6, COLOUR.cyan) +
  circle(-2, -2, 2, "#fff");

/** The village fountain: two basins and a golden cog. */
export const fountain = (): Drawing =>
  drawing(
    190,
    150,
    linear("water", "down", COLOUR.waterHi, COLOUR.water),
    ellipse(95, 108, 92, 40, stone.dark),
    ellipse(95, 98, 92, 40, stone.mid),
    ellipse(95, 95, 90, 38, stone.hi),
    ellipse(95, 97, 76, 30, "#8A84B5"),
    ellipse(95, 101, 74, 26, "url(#water)"),
    ellipse(95, 104, 52, 16, "none", { stroke: "#fff", "stroke-width": 3, opacity: 0.6 }),
    path("M82 104q6 -20 6 -46h14q0 26 6 46q-13 5 -26 0z", stone.mid),
    path("M97 58h5q0 26 6 46q-5 2 -9 2z", stone.lo),
    ellipse(95, 62, 42, 15, stone.lo),
    ellipse(95, 57, 42, 15, stone.hi),
    ellipse(95, 58, 34, 11, "url(#water)"),
    stroke("M60 62q-12 14 -12 36M130 62q12 14 12 36M78 68q-6 14 -6 34M112 68q6 14 6 34", "#E8FBFF", 5, {
      opacity: 0.85,
    }),
    place(95, 34, cog()),
  );
