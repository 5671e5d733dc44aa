import { RAMPS } from "../palette.ts";
import { circle, type Drawing, drawing, path, stroke } from "../svg.ts";

/** A diamond, outlined in white. */
export const gem = (): Drawing =>
  drawing(
    48,
    52,
    path("M24 47L5 20L13 6H35L43 20z", "#1E86C9", {
      stroke: "#fff",
      "stroke-width": 4,
      "stroke-linejoin": "round",
    }),
    path("M5 20L13 6H35L43 20z", "#8FF0FF"),
    path("M24 47L5 20H16z", "#39BDF0"),
    path("M24 47L16 20H32z", "#6BDCFF"),
    path("M24 47L32 20H43z", "#1E9AE0"),
    path("M16 20L24 6L32 20z", "#E4FCFF"),
    stroke("M11 16l4 -7", "#fff", 2.5),
  );

/** A gold coin with a cog on it. */
export const coin = (): Drawing =>
  drawing(
    44,
    46,
    circle(22, 25, 18, RAMPS.gold.dark),
    circle(22, 22, 18, RAMPS.gold.lo),
    circle(22, 21, 17, RAMPS.gold.mid),
    circle(22, 21, 12, RAMPS.gold.lo),
    circle(22, 22, 11, RAMPS.gold.hi),
    path("M22 13l3 5l6 1l-4 5l1 6l-6 -3l-6 3l1 -6l-4 -5l6 -1z", RAMPS.gold.lo),
    stroke("M9 16Q12 8 21 7", "#fff", 3, { opacity: 0.9 }),
  );
