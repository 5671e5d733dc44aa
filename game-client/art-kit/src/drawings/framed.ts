import { RAMPS } from "../palette.ts";
import { box, circle, clipped, type Drawing, drawing, place, stroke } from "../svg.ts";

const { gold, wood } = RAMPS;

/** A picture of somebody in a golden frame, to hang on a wall; it shows no more than head and shoulders. */
export const framed = (of: Drawing): Drawing =>
  drawing(
    88,
    100,
    box(6, 6, 80, 88, 8, "#18285A", { opacity: 0.25 }),
    box(2, 2, 82, 88, 8, gold.dark) + box(2, 1, 82, 86, 8, gold.mid) + stroke("M9 4H60", gold.hi, 3),
    box(9, 8, 68, 73, 5, wood.dark),
    clipped(
      "canvas",
      box(11, 10, 64, 69, 4, "#000"),
      box(11, 10, 64, 69, 0, "#CFE9F7") +
        circle(43, 40, 30, "#fff", { opacity: 0.5 }) +
        place(43 - of.width * 0.31, 12, of.svg, { scale: 0.62 }),
    ),
    ...[10, 76].flatMap((x) => [10, 79].map((y) => circle(x, y, 3.4, gold.hi))),
  );
