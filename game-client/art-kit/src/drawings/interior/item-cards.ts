import { COLOUR, RAMPS, type Ramp } from "../../palette.ts";
import { box, circle, type Drawing, path, place, repeat, stroke } from "../../svg.ts";
import { item } from "./item.ts";
import { cogwheel, facets } from "./parts.ts";
import { TONES } from "./tones.ts";

const { steel, soot, linen, cyan, navy } = TONES;
const { gold, coral, violet } = RAMPS;

export const card = (tones: Ramp, sign: string): Drawing =>
  item(
    place(
      24,
      24,
      box(-20, -12, 40, 29, 6, tones.dark) +
        box(-20, -14, 40, 28, 6, tones.lo) +
        box(-19, -13.5, 37, 25, 5, tones.mid) +
        box(-19, -13.5, 37, 8, 4, tones.hi) +
        box(-20, -6, 40, 4, 0, soot.dark, { opacity: 0.8 }) +
        box(-15, 1, 9, 8, 2, gold.mid) +
        stroke("M-15 5h9M-10.5 1v8", gold.lo, 1.2) +
        place(8, 5, sign),
      { turn: -10 },
    ),
  );

export const key =
  stroke("M-4 0H6M3 0v4", "#fff", 2.6) + circle(-6, 0, 3.4, "none", { stroke: "#fff", "stroke-width": 2.4 });

export const bowl =
  path("M-8 -1H8Q7 6 0 6T-8 -1z", "#fff") + stroke("M-3 -4q-2 -2 0 -4M3 -4q-2 -2 0 -4", "#fff", 1.6);

export const digits = stroke(
  "M-9 -4q4 -2 4 1q0 3 -4 6h4M0 -5q-2.5 0 -2.5 4.5T0 4T2.5 -0.5T0 -5M6 -3l2 -2v9",
  "#fff",
  1.9,
);

export const star = path("M0 -8L2 -2L8 0L2 2L0 8L-2 2L-8 0L-2 -2z", "#fff");

export const goldenKey = (): Drawing =>
  item(
    place(
      24,
      24,
      circle(-9, 1, 11, gold.dark) +
        circle(-9, -1, 11, gold.lo) +
        circle(-9, -1, 9, gold.mid) +
        circle(-9, -1, 4.5, gold.dark) +
        path("M-17 -4A9 9 0 0 1 -8 -10Q-14 -6 -14 0z", gold.hi) +
        stroke("M2 1H20M13 1V9M19 1V8", gold.dark, 6) +
        stroke("M2 -0.5H20M13 -0.5V7M19 -0.5V6", gold.mid, 4) +
        stroke("M3 -1.5H18", gold.hi, 1.6) +
        facets(-9, -1, 7, cyan),
      { turn: -38 },
    ),
  );

export const manual = (): Drawing =>
  item(
    path("M8 8Q8 4 12 4H38V38H12Q8 38 8 42z", navy.dark),
    path("M8 42Q8 38 12 38H40V44H12Q8 44 8 42z", linen.lo) + stroke("M13 41H38", steel.mid, 1.2),
    path("M8 8Q8 3 13 3H40V37H12Q8 37 8 41z", navy.mid) +
      path("M8 8Q8 3 13 3H15V37H12Q8 37 8 41z", navy.lo) +
      path("M16 3H30L18 37H16z", navy.hi, { opacity: 0.6 }),
    cogwheel(28, 18, 9, 8, gold, 0),
    box(20, 29, 16, 3, 1.5, cyan.mid),
  );

export const letter = (): Drawing =>
  item(
    place(
      24,
      25,
      box(-20, -13, 40, 30, 5, linen.dark) +
        box(-20, -15, 40, 30, 5, linen.mid) +
        path("M-20 12L-4 -2H4L20 12Q19 15 15 15H-15Q-19 15 -20 12z", linen.lo) +
        path("M-19 -13Q-18 -15 -15 -15H15Q18 -15 19 -13L2 3Q0 5 -2 3z", "#fff") +
        stroke("M-18 -12L-2 3Q0 5 2 3L18 -12", linen.lo, 2.2) +
        circle(0, 5, 6, coral.lo) +
        circle(-0.5, 4, 5, coral.mid) +
        path("M0 1.5l1.2 2.3l2.6 .3l-1.9 1.8l.5 2.6l-2.4 -1.2l-2.4 1.2l.5 -2.6l-1.9 -1.8l2.6 -.3z", "#fff"),
      { turn: -7 },
    ),
  );

export const badge = (): Drawing =>
  item(
    path("M14 26L8 46L17 42L22 47L26 30z", coral.lo) + path("M34 26L40 46L31 42L26 47L22 30z", coral.mid),
    repeat(12, (index) => place(24, 20, box(-4, -19, 8, 10, 3, gold.lo), { turn: index * 30 })),
    circle(24, 21, 16, gold.dark) +
      circle(24, 19.5, 16, gold.mid) +
      circle(24, 19.5, 12, "#FFFAF0") +
      path("M10 16A14 14 0 0 1 24 5Q15 9 13 20z", gold.hi),
    box(16, 12, 16, 14, 6, COLOUR.ink) +
      box(18, 15, 12, 7, 3, violet.hi) +
      circle(21.5, 18.5, 1.5, COLOUR.ink) +
      circle(26.5, 18.5, 1.5, COLOUR.ink),
  );
