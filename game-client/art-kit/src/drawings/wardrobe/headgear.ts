import type { PieceSlug } from "@diamond-valley/schemas/looks/wardrobe.ts";
import { COLOUR, RAMPS } from "../../palette.ts";
import { circle, ellipse, path, place, stroke } from "../../svg.ts";
import { OUTLINE, type View } from "../robot/pose.ts";
import { FINE, METAL, RIM, sign } from "./emblem.ts";

const { coral, gold, leaf, lime, mint, pine, pink, sky, stone, teal, violet, white, wood } = RAMPS;

/** A cap over the upper head, without its trim. */
const DOME = "M20 34Q20 2 60 2T100 34Q60 22 20 34z";
const shade = (colour: string): string => path("M76 6q20 8 23 26q-9 -4 -18 -5q0 -11 -5 -21z", colour);
const light = (colour: string): string => stroke("M30 22Q36 11 47 8", colour, 4);
/** Shifts what sits in front to where the face looks; nothing of it is seen from behind. */
const inFront = (view: View, content: string, by = 22): string =>
  view === "up" ? "" : place(view === "side" ? by : 0, 0, content);

const crystal = (x: number, y: number, scale: number, turn: number): string =>
  place(
    x,
    y,
    path("M-8 0L-6 -20L0 -28L6 -20L8 0z", violet.mid, OUTLINE) +
      path("M0 -26L-5 -19L-6 0H0z", violet.hi) +
      stroke("M3 -16V-6", "#fff", 2, { opacity: 0.7 }),
    { scale, turn },
  );

const horn = (side: number): string =>
  place(
    60 + side * 34,
    18,
    path(`M0 8Q${side * 20} 8 ${side * 17} -24Q${side * 7} -8 ${side * -8} -6z`, white.mid, OUTLINE) +
      stroke(`M${side * 5} 2Q${side * 15} -2 ${side * 15} -14`, white.lo, 4),
  );

const petal = (turn: number, fill: string): string =>
  place(60, 20, path("M0 0Q-17 -14 0 -34Q17 -14 0 0z", fill, OUTLINE), { turn });

/** Hats that are earned, by the view. They cover the hat of the look. */
export const HEADGEAR: Readonly<Record<PieceSlug<"headgear">, (view: View) => string>> = {
  "bucket-hat": (view) =>
    path("M30 26Q34 -2 60 -2T90 26z", teal.mid, OUTLINE) +
    path("M72 0q15 5 17 24l-12 -1q1 -12 -5 -23z", teal.lo) +
    path("M8 40Q24 18 60 18T112 40Q114 46 104 44Q60 28 16 44Q6 46 8 40z", teal.mid, OUTLINE) +
    path("M70 19Q100 21 111 40Q112 44 104 43Q88 35 72 33z", teal.lo) +
    path("M31 18Q60 10 89 18l1 7Q60 17 30 25z", white.mid) +
    stroke("M38 12Q42 4 51 2", teal.hi, 4) +
    inFront(view, sign("fish", 60, 17, coral.mid, 1.1)) +
    stroke("M86 20q8 -6 8 -14", COLOUR.ink, 2) +
    path("M94 6l5 -9l4 8z", coral.mid, FINE),
  "crystal-helmet": (view) =>
    crystal(40, 10, 0.72, -24) +
    crystal(80, 10, 0.72, 24) +
    crystal(60, 6, 1, 0) +
    path(DOME, stone.mid, OUTLINE) +
    shade(stone.lo) +
    light(stone.hi) +
    path("M14 34Q60 16 106 34Q110 42 102 42Q60 28 18 42Q10 42 14 34z", gold.mid, OUTLINE) +
    inFront(view, circle(60, 22, 8, violet.hi, RIM) + circle(57.5, 19.5, 2.6, "#fff")),
  "ranger-hood": (view) =>
    path("M10 62Q2 10 40 -4Q66 -24 92 -10Q118 8 110 62Q100 30 60 30T10 62z", pine.mid, OUTLINE) +
    path("M80 -14Q118 2 110 60Q104 40 92 34Q98 6 80 -14z", pine.lo) +
    stroke("M24 30Q28 8 46 2", pine.hi, 5) +
    (view === "up"
      ? path("M14 40Q12 78 60 80T106 40Q106 26 60 26T14 40z", pine.mid, OUTLINE) +
        path("M84 30Q104 32 105 44Q104 74 76 79Q94 58 84 30z", pine.lo) +
        stroke("M60 34V72", pine.dark, 3)
      : stroke("M16 50Q24 32 60 32T104 50", lime.mid, 4)) +
    place(
      92,
      -2,
      path("M0 0Q-2 -22 14 -26Q18 -8 0 0z", leaf.mid, RIM) + stroke("M1 -3Q4 -14 11 -21", leaf.hi, 2),
    ),
  "diving-helmet": (view) =>
    path("M10 50Q6 -8 60 -10T110 50Q110 66 100 66Q104 26 60 26T20 66Q10 66 10 50z", gold.lo, OUTLINE) +
    path("M84 -4Q112 8 109 54Q106 62 101 64Q104 20 84 -4z", gold.dark) +
    stroke("M22 34Q24 8 46 0", gold.hi, 6) +
    (view === "up"
      ? path("M18 40Q16 78 60 80T102 40Q102 24 60 24T18 40z", gold.lo, OUTLINE) +
        circle(60, 52, 13, gold.mid, RIM) +
        stroke("M52 52h16M60 44v16", gold.dark, 3)
      : stroke("M20 62Q18 28 60 28T101 62", sky.hi, 4)) +
    [30, 60, 90].map((x) => circle(x, x === 60 ? -2 : 8, 3.4, gold.hi, FINE)).join("") +
    path("M50 -10q0 -12 10 -12t10 12z", gold.mid, OUTLINE),
  "lily-hat": (view) =>
    ellipse(60, 28, 56, 13, leaf.mid, OUTLINE) +
    path("M74 17Q114 20 115 29Q112 38 80 40z", leaf.lo) +
    stroke("M16 28Q34 20 52 20M22 33Q40 28 58 27", leaf.hi, 3) +
    petal(-58, pink.lo) +
    petal(58, pink.lo) +
    petal(-30, pink.mid) +
    petal(30, pink.mid) +
    petal(0, pink.hi) +
    (view === "up" ? "" : circle(60, 18, 7, gold.mid, RIM) + circle(58, 16, 2, gold.hi)),
  "horned-helmet": (view) =>
    horn(-1) +
    horn(1) +
    path(DOME, METAL.mid, OUTLINE) +
    shade("#7F88BA") +
    light(white.hi) +
    path("M54 3Q60 1 66 3L65 25Q60 24 55 25z", gold.mid, FINE) +
    path("M14 36Q60 16 106 36Q108 44 100 43Q60 28 20 43Q12 44 14 36z", wood.lo, OUTLINE) +
    [28, 44, 76, 92].map((x) => circle(x, Math.abs(60 - x) > 20 ? 35 : 30, 2.4, gold.hi)).join("") +
    inFront(view, path("M54 24H66L63 44Q60 48 57 44z", METAL.mid, RIM)) +
    path("M40 24q-4 -8 2 -12q8 2 6 10z", mint.mid, FINE),
};
