import { RAMPS } from "../../palette.ts";
import { box, circle, clipped, type Drawing, ellipse, path, place, repeat, stroke } from "../../svg.ts";
import { shapeSign } from "./display.ts";
import { item } from "./item.ts";
import { PIP } from "./pip.ts";
import { LIT, TONES } from "./tones.ts";

const { steel, soot, linen } = TONES;
const { gold, coral, teal, leaf, sky, violet, wood } = RAMPS;

export const minibot = (): Drawing => item(PIP);

export const FRAMES: Readonly<Record<string, () => string>> = {
  seed: () =>
    ellipse(0, 3, 4.5, 6, wood.mid) +
    path("M0 -3Q3 -6 1 -8", "none", { stroke: wood.hi, "stroke-width": 1.8 }) +
    box(-11, 8, 22, 4, 0, wood.lo),
  sprout: () =>
    stroke("M0 8V-2", leaf.lo, 2.6) +
    path("M0 0Q-9 0 -9 -7Q0 -7 0 0zM0 -2Q8 -2 9 -9Q0 -9 0 -2z", leaf.mid) +
    box(-11, 8, 22, 4, 0, wood.lo),
  tree: () =>
    stroke("M0 9V-1", wood.dark, 4) +
    circle(0, -4, 8, leaf.lo) +
    circle(-2, -5, 6, leaf.mid) +
    circle(-3, -7, 3, leaf.hi) +
    box(-11, 8, 22, 4, 0, wood.lo),
  house: () =>
    box(-7, -2, 14, 11, 1, "#FFF4DE") +
    path("M-10 0L0 -9L10 0z", coral.mid) +
    box(-2, 3, 5, 6, 1, wood.dark) +
    box(-11, 8, 22, 4, 0, wood.lo),
  lamp: () =>
    stroke("M0 9V-2", soot.dark, 2.6) +
    circle(0, -4, 8, LIT.mid, { opacity: 0.5 }) +
    circle(0, -4, 4.6, LIT.hi) +
    box(-11, 8, 22, 4, 0, wood.lo),
};

export const film = (variant: string): Drawing => {
  if (variant === "")
    return item(
      stroke("M34 34q10 0 12 9", soot.mid, 7),
      circle(22, 26, 20, soot.dark) +
        circle(22, 23, 20, soot.mid) +
        circle(22, 23, 17, steel.mid) +
        path("M7 22A15 15 0 0 1 24 7Q12 14 12 26z", steel.hi),
      repeat(5, (index) => place(22, 23, circle(0, -10, 4.2, soot.dark), { turn: index * 72 })),
      circle(22, 23, 3.6, coral.mid),
    );
  const frame = FRAMES[variant];
  if (!frame) throw new RangeError(`no frame of the film shows "${variant}"`);
  return item(
    box(3, 5, 42, 40, 5, soot.dark) + box(3, 3, 42, 40, 5, soot.lo),
    ...[6, 14, 22, 30, 38].flatMap((x) => [
      box(x, 5.5, 4.6, 4.6, 1.2, "#FFF4DE"),
      box(x, 36, 4.6, 4.6, 1.2, "#FFF4DE"),
    ]),
    clipped(
      "shot",
      box(9, 12, 30, 22, 2, "#000"),
      box(9, 12, 30, 22, 0, "#CFF2FF") + place(24, 23, frame(), { scale: 1.1 }),
    ),
  );
};

export const paint = (variant: string): Drawing => {
  const { tones, d } = shapeSign(variant === "" ? "drop" : variant);
  return item(
    place(
      24,
      24,
      path("M-14 -22H14L11 14H-11z", steel.lo) +
        path("M-14 -23H14L11 12H-11z", linen.hi) +
        box(-15, -24, 30, 5, 1.5, steel.mid) +
        stroke("M-12 -21.5H12", steel.dark, 1.2) +
        path("M-12.5 -13H12.5L11.3 4H-11.3z", tones.mid) +
        path("M-12.5 -13H-5L-5 4H-11.3z", tones.hi, { opacity: 0.8 }) +
        place(0, -4.5, path(d, "#fff"), { scale: 0.42 }) +
        box(-6, 12, 12, 4, 1.5, steel.mid) +
        box(-5, 15, 10, 8, 2.5, soot.lo) +
        box(-5, 15, 5, 7, 2, soot.hi),
      { turn: 24 },
    ),
    ellipse(12, 41, 8, 4, tones.lo) + ellipse(11, 40, 6, 2.6, tones.hi),
  );
};

export const cable = (): Drawing =>
  item(
    stroke("M10 34Q2 16 18 12T38 22T26 34T16 24T30 20", soot.dark, 7) +
      stroke("M10 33Q2 15 18 11T38 21T26 33T16 23T30 19", teal.mid, 4.6) +
      stroke("M9 29Q4 15 18 10", teal.hi, 1.6),
    place(
      11,
      38,
      box(-6, -5, 12, 10, 3, soot.dark) +
        box(-5, -5, 8, 8, 2.5, linen.hi) +
        stroke("M-2 6v4M2 6v4", steel.dark, 2.4),
    ),
  );

export const chip = (): Drawing =>
  item(
    repeat(4, (index) => stroke(`M${13 + index * 7.3} 4V44M4 ${13 + index * 7.3}H44`, gold.lo, 3.4)),
    box(8, 9, 32, 32, 6, soot.dark) + box(8, 8, 32, 31, 6, soot.lo) + box(9, 8, 27, 28, 5, soot.mid),
    box(15, 15, 18, 18, 4, teal.lo) +
      box(15, 15, 15, 15, 3.5, teal.mid) +
      stroke("M19 21q5 -5 10 0M21.5 25q2.5 -2.6 5 0M24 29h.1", "#fff", 2.2),
    circle(12.5, 12.5, 1.8, LIT.mid),
  );

export const cartridge = (): Drawing =>
  item(
    box(14, 38, 20, 8, 2, gold.lo) + repeat(4, (index) => box(16 + index * 4.5, 40, 2.6, 6, 0.8, gold.hi)),
    path("M6 8Q6 3 11 3H37Q42 3 42 8V36Q42 41 37 41H11Q6 41 6 36z", violet.dark) +
      path("M6 7Q6 2 11 2H37Q42 2 42 7V33Q42 38 37 38H11Q6 38 6 33z", violet.mid) +
      path("M8 8Q8 4 12 4H18Q13 8 13 36H11Q8 36 8 33z", violet.hi),
    box(12, 8, 24, 20, 4, "#FFF4DE") + box(12, 8, 24, 8, 4, gold.mid),
    path("M18 26V20L21 17H27L30 20V26L27 24L24 26L21 24z", coral.mid) +
      circle(22, 21, 1.3, "#fff") +
      circle(26, 21, 1.3, "#fff"),
    stroke("M14 33h20", violet.dark, 2.4),
  );

export const CORNERS: Readonly<Record<string, string>> = {
  "": "M12 30V20L24 11L36 20V30zM20 30V23h8v7",
  roof: "M10 28L24 13L38 28z",
  wall: "M12 14H36V30H12zM12 19.5H36M12 25H36M20 14v5.5M28 19.5V25M20 25v5",
  door: "M17 31V18Q17 12 24 12T31 18V31zM27.5 23h.1",
  root: "M24 11V22M24 18Q14 20 12 31M24 18Q34 20 36 31M24 22Q22 28 23 32",
};

export const blueprint = (variant: string): Drawing => {
  const lines = CORNERS[variant];
  if (lines === undefined) throw new RangeError(`no corner of the plan shows "${variant}"`);
  return item(
    path("M5 8L42 4L45 36L38 42L6 43z", sky.dark) +
      path("M5 6L42 2L45 34L38 40L6 41z", sky.lo) +
      path("M7 8L40 4L43 32L8 38z", sky.mid) +
      path("M7 8L22 6L14 37.5L8 38z", sky.hi, { opacity: 0.5 }),
    repeat(4, (index) =>
      stroke(`M${12 + index * 8} 7V37M7 ${12 + index * 7}H42`, "#fff", 0.8, { opacity: 0.35 }),
    ),
    stroke(lines, "#fff", 2.6),
    path("M38 40L37 33L45 34z", linen.lo),
  );
};
