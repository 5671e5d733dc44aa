import { COLOUR, RAMPS } from "../palette.ts";
import { box, type Drawing, drawing, ellipse, path, stroke } from "../svg.ts";

const wood = RAMPS.wood;

/** A wooden crate. */
export const crate = (): Drawing =>
  drawing(
    56,
    60,
    box(3, 8, 50, 48, 7, wood.dark),
    box(3, 4, 50, 22, 7, COLOUR.plank),
    stroke("M9 10h36", "#FFD9A8", 3, { opacity: 0.8 }),
    box(3, 22, 50, 30, 6, wood.mid),
    stroke("M8 27l40 21M48 27l-40 21", wood.hi, 5),
    box(5.5, 24.5, 45, 26, 4, "none", { stroke: wood.hi, "stroke-width": 5 }),
  );

/** A barrel with iron hoops. */
export const barrel = (): Drawing =>
  drawing(
    50,
    62,
    path("M6 14Q-1 36 7 54Q25 64 43 54Q51 36 44 14z", wood.dark),
    path("M7 13Q1 34 8 50Q25 60 42 50Q49 34 43 13z", wood.mid),
    path("M9 16Q5 34 10 50q6 3 11 4Q16 34 19 16z", wood.hi, { opacity: 0.8 }),
    path("M36 14q6 20 2 38q3 -1 5 -3Q49 34 43 13z", wood.dark, { opacity: 0.5 }),
    stroke("M4 25Q25 34 46 25M5 42Q25 52 45 42", RAMPS.iron.lo, 5),
    stroke("M6 24Q16 29 24 29M7 41Q14 46 22 46", RAMPS.iron.hi, 2),
    ellipse(25, 12, 19, 8, wood.dark),
    ellipse(25, 11, 16, 6, COLOUR.plank),
    stroke("M14 10h12", "#FFD9A8", 2),
  );
