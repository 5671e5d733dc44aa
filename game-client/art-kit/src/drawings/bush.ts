import type { Ramp } from "../palette.ts";
import { circle, type Drawing, drawing } from "../svg.ts";

const BERRIES = [
  [30, 30],
  [52, 22],
  [64, 38],
  [44, 42],
  [22, 44],
] as const;

/** A low bush, with berries of a colour or none. */
export const bush = (leaves: Ramp, berries?: string): Drawing =>
  drawing(
    90,
    62,
    circle(24, 40, 20, leaves.dark),
    circle(66, 40, 20, leaves.dark),
    circle(45, 32, 25, leaves.dark),
    circle(24, 36, 19, leaves.lo),
    circle(65, 37, 19, leaves.lo),
    circle(45, 29, 24, leaves.lo),
    circle(22, 33, 15, leaves.mid),
    circle(61, 33, 15, leaves.mid),
    circle(42, 25, 19, leaves.mid),
    circle(36, 18, 9, leaves.hi, { opacity: 0.7 }),
    circle(17, 28, 6, leaves.hi, { opacity: 0.7 }),
    circle(58, 27, 6, leaves.hi, { opacity: 0.7 }),
    ...(berries === undefined
      ? []
      : BERRIES.map(
          ([x, y]) => circle(x, y, 4.6, berries) + circle(x - 1.5, y - 1.5, 1.5, "#fff", { opacity: 0.8 }),
        )),
  );
