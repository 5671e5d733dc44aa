import type { Colour } from "@diamond-valley/schemas/wallet/colours.ts";
import { RAMPS, type Ramp } from "../palette.ts";
import { circle, clipped, type Drawing, drawing, ellipse, path, place, stroke } from "../svg.ts";

/** The ramp of each item and team colour. */
export const COLOUR_RAMPS: Record<Colour, Ramp> = {
  blue: RAMPS.sky,
  yellow: RAMPS.gold,
  green: RAMPS.leaf,
  red: RAMPS.coral,
};

const eye = (x: number, y: number): string =>
  circle(x, y, 6, "#fff") + circle(x + 1, y, 3.8, "#23224F") + circle(x - 0.5, y - 1.5, 1.4, "#fff");

const cheek = (x: number, y: number): string => ellipse(x, y, 4, 2.6, "#FF9DB5", { opacity: 0.8 });

const body = (outline: string, tones: Ramp, belly: string): string =>
  path(outline, tones.dark, { transform: "translate(0 3)" }) +
  clipped(
    `fish${tones.mid.slice(1)}`,
    path(outline, "#000"),
    `<rect x="-60" y="-60" width="120" height="120" fill="${tones.mid}"/>` +
      path("M-60 12Q0 26 60 8V60H-60z", belly, { opacity: 0.75 }) +
      ellipse(4, -16, 20, 7, tones.hi, { opacity: 0.8, transform: "rotate(-8 4 -16)" }),
  );

/** A drop: plump in front, pointed behind. */
const dropFish = (tones: Ramp): string =>
  path("M-26 0Q-44 -20 -48 -16Q-44 0 -48 16Q-44 20 -26 0z", tones.lo) +
  path("M2 -24Q-8 -36 -16 -32Q-10 -24 -8 -18z", tones.lo) +
  body("M36 0Q36 26 6 26Q-18 24 -34 0Q-18 -24 6 -26Q36 -26 36 0z", tones, "#D9F3FF") +
  stroke("M-8 -6q6 6 0 12M-18 -4q4 4 0 8", tones.lo, 3) +
  eye(22, -5) +
  stroke("M34 8q-5 4 -9 2", tones.dark, 3) +
  cheek(16, 8);

/** A sun: round as a disc and seen from the side, with short rays along its back, a fan of a tail and a side fin. */
const sunFish = (tones: Ramp): string =>
  path("M-22 0Q-34 -24 -52 -26Q-46 -14 -54 -8Q-44 0 -54 8Q-46 14 -52 26Q-34 24 -22 0z", tones.lo) +
  stroke("M-30 -4L-46 -16M-32 0H-46M-30 4L-46 16", tones.dark, 2.5, { opacity: 0.55 }) +
  path("M-22 -20L-24 -38L-8 -28L-2 -44L8 -28L22 -36L24 -18z", tones.lo) +
  path("M-14 24L-12 38L-2 28L6 38L12 24z", tones.lo) +
  body("M36 2Q34 30 4 30Q-26 28 -30 0Q-26 -28 4 -29Q34 -28 36 2z", tones, "#FFF6C8") +
  stroke("M12 -20q-8 20 0 40", tones.lo, 3) +
  path("M2 2q-18 -8 -22 6q10 12 22 2z", tones.lo) +
  stroke("M-2 5q-8 -2 -13 3", tones.dark, 2, { opacity: 0.6 }) +
  eye(22, -6) +
  stroke("M34 9q-5 4 -10 2", tones.dark, 3) +
  cheek(18, 10);

/** A leaf: long and pointed at both ends, with a midrib. */
const leafFish = (tones: Ramp): string =>
  path("M-30 0Q-44 -22 -50 -12Q-42 -2 -50 14Q-42 20 -30 0z", tones.lo) +
  path("M-12 -18Q-2 -34 12 -24L8 -14zM-10 16Q-2 30 10 22L6 12z", tones.lo) +
  body("M44 0Q18 28 -10 24Q-30 18 -40 0Q-30 -18 -10 -24Q18 -28 44 0z", tones, "#E4FFD9") +
  stroke("M-34 0H10M-22 0l8 -10M-22 0l8 10M-8 0l8 -11M-8 0l8 11", tones.lo, 3) +
  eye(24, -4) +
  stroke("M40 4q-5 4 -10 2", tones.dark, 3) +
  cheek(18, 8);

/** A flame: a crest and tail of tongues. */
const flameFish = (tones: Ramp): string =>
  path("M-20 0Q-34 -28 -50 -24Q-40 -14 -52 -2Q-40 4 -50 24Q-34 24 -20 0z", tones.lo) +
  path("M-22 4Q-32 -6 -42 -4Q-34 2 -42 12Q-32 14 -22 4z", RAMPS.gold.mid) +
  path("M-20 -16Q-18 -36 -6 -34Q-4 -28 0 -26Q6 -40 18 -34Q16 -24 20 -18z", tones.lo) +
  path("M-12 -18Q-10 -28 -4 -28Q0 -22 4 -20Q8 -30 14 -28Q12 -22 14 -18z", RAMPS.gold.mid) +
  body("M38 2Q34 26 2 26Q-24 22 -30 0Q-22 -22 4 -22Q34 -22 38 2z", tones, "#FFE3C8") +
  path("M-10 14Q-4 2 6 14Q4 22 -4 22z", tones.lo) +
  eye(20, -3) +
  stroke("M36 9q-5 4 -10 2", tones.dark, 3) +
  cheek(14, 9);

/** A fish around (0, 0) that looks right; each colour has a shape of its own. */
export const fishBody = (colour: Colour): string => {
  const tones = COLOUR_RAMPS[colour];
  switch (colour) {
    case "blue":
      return dropFish(tones);
    case "yellow":
      return sunFish(tones);
    case "green":
      return leafFish(tones);
    case "red":
      return flameFish(tones);
  }
};

/** A fish of an item colour. */
export const fish = (colour: Colour): Drawing => drawing(108, 92, place(56, 46, fishBody(colour)));
