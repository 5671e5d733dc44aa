import { RAMPS } from "../../palette.ts";
import { circle, type Drawing, drawing, ellipse, path, stroke } from "../../svg.ts";
import { contact } from "./parts.ts";
import { TONES } from "./tones.ts";

const { copper, ivory, soot } = TONES;
const { gold, teal, sky, coral } = RAMPS;

/** A cat of copper, curled up on its cushion, asleep. */
export const catAsleep = (): Drawing =>
  drawing(
    84,
    62,
    contact(42, 54, 38, 7),
    ellipse(42, 48, 38, 12, teal.dark),
    ellipse(42, 46, 38, 12, teal.mid),
    ellipse(36, 42, 28, 6, teal.hi, { opacity: 0.7 }),
    path("M12 42Q10 16 40 15Q70 14 72 38Q72 48 42 48Q14 48 12 42z", copper.dark),
    path("M12 40Q11 16 40 15Q69 14 71 36Q71 46 42 46Q14 46 12 40z", copper.mid),
    path("M22 22Q32 14 46 17Q30 19 20 34Q16 30 22 22z", copper.hi),
    ...[44, 53, 61].map((x, index) => stroke(`M${x} ${17 + index * 2}q5 6 4 12`, copper.lo, 3.4)),
    path("M70 36Q80 44 66 48Q50 52 44 45Q60 46 64 38z", copper.lo),
    path("M10 30L9 18L18 23Q24 21 30 23L38 17L38 30Q40 44 24 44T10 30z", copper.dark),
    path("M11 29L10 19L18 24Q24 22 30 24L37 18L37 29Q38 42 24 42T11 29z", copper.mid),
    path("M12 22l4 3l-4 4zM36 21l-4 3l4 4z", coral.hi),
    path("M13 28Q16 24 22 25Q16 27 15 33z", copper.hi),
    stroke("M15 32q3 3 6 0M27 32q3 3 6 0", soot.dark, 2.2),
    path("M22 36h4l-2 2.6z", coral.lo),
    stroke("M6 34l6 1M6 39l6 -1M42 34l-6 1M42 39l-6 -1", ivory.mid, 1.3),
    circle(24, 44.5, 3.2, gold.lo) + circle(23.4, 43.8, 2.4, gold.hi),
  );

/** How high a table is, px: what stands on one is drawn so far above its foot, and before the table. */
const TABLE = 44;

/** A mixing bowl with a spoon in it, on a table. */
export const mixingBowl = (): Drawing =>
  drawing(
    64,
    56 + TABLE,
    contact(32, 49, 26, 6),
    stroke("M40 26L56 6", gold.dark, 6),
    stroke("M40 25L55 5", gold.mid, 4),
    path("M6 22Q8 50 32 50T58 22z", sky.dark),
    path("M6 20Q8 47 32 47T57 20z", sky.lo),
    path("M6 20Q8 44 28 46Q16 40 15 20z", sky.hi, { opacity: 0.9 }),
    path("M10 30Q32 40 54 30L53 34Q32 44 11 34z", ivory.mid, { opacity: 0.85 }),
    ellipse(32, 20, 26, 7.5, sky.dark),
    ellipse(32, 19, 26, 7, ivory.mid),
    ellipse(32, 20, 21, 5, sky.lo),
    ellipse(30, 21.5, 16, 3, sky.mid),
  );

/** A brass bell on its bracket, for a wall beside a door. */
export const wallBell = (): Drawing =>
  drawing(
    44,
    100,
    path("M10 26H34V34H10z", soot.lo) + path("M10 24H34V31H10z", soot.mid),
    stroke("M22 30V38", soot.lo, 4),
    path("M8 62Q8 38 22 38T36 62L39 67H5z", gold.dark),
    path("M8 60Q8 36 22 36T35 60L38 65H5z", gold.mid),
    path("M12 58Q12 40 20 39Q17 48 17 60z", gold.hi),
    path("M5 64H39V69Q22 73 5 69z", gold.lo),
    circle(22, 73, 4.4, gold.dark) + circle(21.4, 72, 3.4, gold.lo),
    stroke("M22 77V88", coral.mid, 2.6),
    circle(22, 91, 4.4, coral.dark) + circle(21.4, 90, 3.4, coral.mid),
  );
