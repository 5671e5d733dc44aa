import { COLOUR } from "../palette.ts";
import { type Drawing, drawing, path, stroke } from "../svg.ts";

/** A boulder with grass at its foot. */
export const rock = (): Drawing =>
  drawing(
    92,
    70,
    path("M8 56C2 36 18 22 32 14C44 4 62 6 70 18C86 26 92 44 84 58Q46 72 8 56z", "#7F7BA6"),
    path("M10 50C6 34 20 22 33 15C46 6 60 8 68 19C74 30 60 44 44 50Q24 58 10 50z", "#B8B4D6"),
    path("M20 30C26 20 40 10 54 14C58 22 44 30 34 32Q24 36 20 30z", "#E2DFF2"),
    stroke("M60 58q10 -14 22 -16", "#65618C", 3),
    path("M10 56q8 -12 14 0q5 -9 10 2q-14 5 -24 -2z", COLOUR.tuft),
  );
