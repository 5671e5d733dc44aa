import { COLOUR, RAMPS } from "../palette.ts";
import { box, circle, clipped, type Drawing, drawing, path, place, stroke } from "../svg.ts";

const wood = RAMPS.wood;

const board = (): string =>
  path("M30 80V40h9v40q-4 3 -9 0z", wood.dark) +
  box(4, 10, 62, 42, 10, wood.dark) +
  box(4, 6, 62, 42, 10, wood.hi) +
  stroke("M10 20h14M12 38h10M46 18h14M50 36h10", wood.mid, 3) +
  stroke("M12 10h46", "#F0BE8C", 2.5, { opacity: 0.8 });

/** A wooden sign with a 32 px icon (the body of an SVG). */
export const sign = (icon: string): Drawing => drawing(70, 84, board(), place(17, 9, icon, { scale: 1.12 }));

const STRIPES = [0, 1, 2, 3].map((index) => `M${10 + index * 24} 46l10 -20h12l-10 20z`).join("");

/** A striped trestle with a 32 px icon: a hammer where it is still being built behind, a lock where only some may in. */
export const trestle = (icon: string): Drawing =>
  drawing(
    108,
    88,
    stroke("M22 84L30 26M86 84L78 26", wood.dark, 8),
    stroke("M22 82L30 26M86 82L78 26", wood.mid, 4),
    box(4, 26, 100, 24, 8, RAMPS.gold.dark),
    clipped(
      "trestle",
      box(4, 23, 100, 24, 8, "#000"),
      box(4, 23, 100, 24, 0, RAMPS.cream.mid) + path(STRIPES, RAMPS.coral.mid),
    ),
    stroke("M10 27h88", COLOUR.white, 2.5, { opacity: 0.6 }),
    circle(54, 30, 23, wood.dark),
    circle(54, 28, 22, COLOUR.wall),
    place(37, 11, icon, { scale: 1.06 }),
  );
