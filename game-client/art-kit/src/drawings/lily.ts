import { COLOUR, RAMPS } from "../palette.ts";
import { circle, type Drawing, drawing, ellipse, path, place, repeat } from "../svg.ts";

/** A lily pad with a pink flower, seen on the water. */
export const lily = (): Drawing =>
  drawing(
    60,
    40,
    ellipse(30, 25, 27, 13, "#1F7FB8", { opacity: 0.35 }),
    path("M30 20L54 12A27 13 0 1 1 38 8z", RAMPS.leaf.lo),
    path("M30 18L52 11A25 11.5 0 1 1 38 7z", RAMPS.mint.mid),
    place(
      22,
      12,
      repeat(6, (index) => place(0, 0, ellipse(5, 0, 7, 3.2, COLOUR.petal), { turn: index * 60 })) +
        circle(0, 0, 3.4, COLOUR.pollen),
    ),
  );
