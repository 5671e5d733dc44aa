import { COLOUR, RAMPS } from "../palette.ts";
import { box, circle, type Drawing, drawing, ellipse, path, stroke } from "../svg.ts";

const wood = RAMPS.wood;

/** Where the hand holds the rod and where its tip is, px from the upper left of its picture. */
export const ROD = { hand: { x: 12, y: 92 }, tip: { x: 92, y: 8 } } as const;

/** A fishing rod that leans to the right. */
export const rod = (): Drawing =>
  drawing(
    100,
    104,
    stroke("M6 98L24 80", COLOUR.ink, 12),
    stroke("M24 80Q66 42 92 8", COLOUR.ink, 8),
    stroke("M6 98L24 80", wood.dark, 7),
    stroke("M24 80Q66 42 92 8", wood.hi, 3.5),
    circle(26, 84, 7, COLOUR.ink),
    circle(26, 84, 4.5, RAMPS.coral.mid),
    circle(92, 8, 3.5, RAMPS.gold.mid),
  );

/** A float in red and white. */
export const bobber = (): Drawing =>
  drawing(
    32,
    40,
    stroke("M16 12V3", COLOUR.ink, 4),
    circle(16, 22, 13, COLOUR.ink),
    circle(16, 22, 10.5, "#fff"),
    path("M5.5 22a10.5 10.5 0 0 1 21 0z", RAMPS.coral.mid),
    path("M8 17q3 -5 8 -5q-4 3 -5 5z", RAMPS.coral.hi),
    path("M18 31q7 -2 8 -8h-6z", RAMPS.stone.mid),
    circle(16, 4, 3, RAMPS.gold.mid),
  );

/** A ring that spreads on water. */
export const ripple = (): Drawing =>
  drawing(
    96,
    44,
    ellipse(48, 22, 44, 18, "none", { stroke: COLOUR.foam, "stroke-width": 4, opacity: 0.9 }),
    ellipse(48, 22, 30, 11, "none", { stroke: COLOUR.foam, "stroke-width": 2.5, opacity: 0.6 }),
  );

/** A drop of splashing water. */
export const splashDrop = (): Drawing =>
  drawing(
    16,
    20,
    path("M8 1Q15 11 14 14A6 5.500 0 1 1 2 14Q1 11 8 1z", COLOUR.waterHi),
    ellipse(6, 13, 2, 3, "#fff"),
  );

/** The shade of a fish under the water. */
export const fishShade = (): Drawing =>
  drawing(
    72,
    34,
    path("M6 17Q-2 6 4 4Q14 8 20 14Q36 2 66 17Q36 32 20 20Q14 26 4 30Q-2 28 6 17z", "#17609C", {
      opacity: 0.42,
    }),
  );

/** A ray of the burst behind a catch or a reward. */
export const burst = (): Drawing =>
  drawing(
    200,
    200,
    ...Array.from({ length: 12 }, (_, index) =>
      path("M100 100L92 6Q100 0 108 6z", index % 2 ? "#fff" : RAMPS.gold.hi, {
        opacity: index % 2 ? 0.75 : 0.9,
        transform: `rotate(${index * 30} 100 100)`,
      }),
    ),
  );

/** A four-pointed sparkle. */
export const sparkle = (): Drawing =>
  drawing(28, 28, path("M14 0Q16 12 28 14Q16 16 14 28Q12 16 0 14Q12 12 14 0z", "#fff"));

/** The bag that a catch flies into. */
export const bag = (): Drawing =>
  drawing(
    64,
    72,
    stroke("M20 18Q20 4 32 4T44 18", RAMPS.coral.dark, 7),
    box(8, 16, 48, 52, 18, RAMPS.coral.dark),
    box(8, 13, 48, 51, 18, RAMPS.coral.mid),
    path("M12 30Q12 16 24 14q-4 20 -2 46q-10 -2 -10 -14z", RAMPS.coral.hi, { opacity: 0.8 }),
    box(16, 38, 32, 22, 8, RAMPS.coral.lo),
    box(16, 36, 32, 21, 8, RAMPS.coral.hi),
    stroke("M22 44h20", RAMPS.coral.dark, 3),
    box(28, 41, 8, 9, 3, RAMPS.gold.mid),
  );
