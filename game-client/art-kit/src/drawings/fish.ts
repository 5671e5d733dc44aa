import type { Colour } from "@diamond-valley/schemas/wallet/colours.ts";
import { RAMPS, type Ramp } from "../palette.ts";
import { circle, clipped, type Drawing, drawing, ellipse, path, place, repeat, stroke } from "../svg.ts";

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

/** A sun: round, with rays for fins. */
const sunFish = (tones: Ramp): string =>
  repeat(10, (index) =>
    place(0, 0, path("M-7 -22L0 -40L7 -22z", index % 2 ? tones.lo : tones.mid), { turn: index * 36 }),
  ) +
  body("M28 0A28 28 0 1 1 -28 0A28 28 0 1 1 28 0z", tones, "#FFF6C8") +
  path("M-6 2q-14 -6 -16 6q8 8 16 0z", tones.lo) +
  eye(12, -6) +
  stroke("M24 8q-6 5 -12 2", tones.dark, 3) +
  cheek(4, 9);

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
