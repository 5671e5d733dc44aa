import { type Drawing, drawing, linear, path, place, stroke } from "../svg.ts";

/** Old stone in the last light: violet in the shade, rose where the sun still is. */
export const STONE = { hi: "#D8CBE6", mid: "#A99BC6", lo: "#7C6EA3", dark: "#534779" };

/** The sign of the stones. */
export const STAR = "M0 -14L4 -4L14 0L4 4L0 14L-4 4L-14 0L-4 -4z";

/** A low stone, over which the fight is seen: on the near side of the circle. */
export const lowStone = (): Drawing =>
  drawing(
    100,
    64,
    linear("side", "right", STONE.hi, STONE.mid, STONE.lo),
    place(
      50,
      58,
      path("M-42 0C-46 -22 -34 -42 -14 -46C6 -50 30 -44 38 -28C46 -14 44 -4 40 2Q0 10 -42 0z", STONE.dark) +
        path(
          "M-38 -3C-41 -22 -31 -38 -13 -42C5 -46 26 -40 33 -26C39 -14 38 -6 35 -2Q0 5 -38 -3z",
          "url(#side)",
        ) +
        path("M-28 -28C-22 -40 0 -44 14 -38C4 -36 -14 -30 -28 -28z", "#FFD9CF", { opacity: 0.9 }) +
        place(0, -17, stroke(STAR, STONE.dark, 7) + stroke(STAR, "#FFF0B8", 3.4), { scale: 0.7 }) +
        path(
          "M-46 3C-46 -8 -34 -10 -28 -5C-20 -12 -8 -8 -6 -2C6 -10 20 -8 24 -2C36 -8 46 0 42 5Q0 12 -46 3z",
          "#4F8A7A",
        ),
    ),
  );
