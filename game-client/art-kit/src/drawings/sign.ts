import { COLOUR, RAMPS } from "../palette.ts";
import { box, circle, type Drawing, drawing, path, place, stroke } from "../svg.ts";

const wood = RAMPS.wood;

const board = (): string =>
  path("M30 80V40h9v40q-4 3 -9 0z", wood.dark) +
  box(4, 10, 62, 42, 10, wood.dark) +
  box(4, 6, 62, 42, 10, wood.hi) +
  stroke("M10 20h14M12 38h10M46 18h14M50 36h10", wood.mid, 3) +
  stroke("M12 10h46", "#F0BE8C", 2.5, { opacity: 0.8 });

/** A wooden sign with a 32 px icon (the body of an SVG). */
export const sign = (icon: string): Drawing => drawing(70, 84, board(), place(17, 9, icon, { scale: 1.12 }));

/** A "closed" board with a padlock, hung at doors that open later. */
export const closedSign = (): Drawing =>
  drawing(
    56,
    58,
    stroke("M28 4L12 20M28 4L44 20", wood.dark, 3.5),
    circle(28, 4, 3.5, RAMPS.iron.hi),
    box(4, 20, 48, 34, 10, wood.dark),
    box(4, 17, 48, 33, 10, COLOUR.plank),
    stroke("M11 22h34", "#FFDDAE", 2.5, { opacity: 0.9 }),
    stroke("M21 34v-4a7 7 0 0 1 14 0v4", RAMPS.iron.dark, 4),
    box(17, 31, 22, 16, 5, RAMPS.gold.lo),
    box(17, 30, 22, 14, 5, RAMPS.gold.mid),
    circle(28, 36, 2.6, RAMPS.gold.dark),
    stroke("M28 37v4", RAMPS.gold.dark, 2.4),
  );
