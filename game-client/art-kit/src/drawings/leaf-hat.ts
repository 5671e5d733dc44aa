import { RAMPS } from "../palette.ts";
import { type Drawing, drawing, ellipse, path, stroke } from "../svg.ts";

const { leaf, gold } = RAMPS;

/** The hat of a ranger: one leaf, pointed. */
export const leafHat = (): Drawing =>
  drawing(
    58,
    48,
    ellipse(29, 42, 25, 5, "#18285A", { opacity: 0.25 }),
    path("M4 38Q8 10 40 4Q38 12 46 20Q54 30 54 38Q30 46 4 38z", leaf.dark),
    path("M5 36Q9 10 39 5Q37 13 45 21Q52 30 52 36Q30 43 5 36z", leaf.mid),
    path("M9 32Q13 14 34 8Q24 18 22 34Q14 35 9 32z", leaf.hi),
    stroke("M36 8Q28 22 26 38M30 20l9 3M27 29l12 3M29 21l-8 1", leaf.lo, 2.2),
    path("M6 33Q30 42 53 33V38Q30 46 4 38z", gold.lo),
    path("M6 32Q30 41 53 32V35Q30 43 5 35z", gold.mid),
  );
