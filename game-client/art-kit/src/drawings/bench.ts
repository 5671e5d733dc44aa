import { COLOUR, RAMPS } from "../palette.ts";
import { box, type Drawing, drawing, stroke } from "../svg.ts";

const wood = RAMPS.wood;

/** A park bench. */
export const bench = (): Drawing =>
  drawing(
    110,
    62,
    stroke("M14 58V24M96 58V24", RAMPS.iron.lo, 8),
    ...[6, 18].map((y) => box(4, y + 3, 102, 10, 5, wood.dark) + box(4, y, 102, 10, 5, wood.hi)),
    stroke("M10 8h60M10 20h40", "#F0BE8C", 2),
    box(2, 36, 106, 14, 6, wood.dark),
    box(2, 32, 106, 13, 6, COLOUR.plank),
    stroke("M10 35h70", "#FFD9A8", 2.5),
  );
