import type { CharacterLook } from "@diamond-valley/schemas/looks/look.ts";
import { RAMPS } from "../../palette.ts";
import { box, circle, ellipse, path, place, stroke } from "../../svg.ts";
import { OUTLINE, type RobotTones, type View } from "./pose.ts";

const { gold, coral, iron, leaf, mint, pink, sky, violet } = RAMPS;
const INK = OUTLINE.stroke;

const antenna = (tones: RobotTones): string =>
  stroke("M60 16V4", INK, 7) +
  stroke("M60 16V4", tones.shell.lo, 3) +
  circle(60, 1, 7.5, gold.mid, OUTLINE) +
  circle(57.5, -1.5, 2.4, "#fff");

const miner = (view: View): string =>
  path("M18 36Q20 4 60 4T102 36Q60 26 18 36z", gold.mid, OUTLINE) +
  path("M74 8q22 8 24 24q-10 -2 -18 -3q0 -12 -6 -21z", gold.lo) +
  stroke("M30 22Q36 12 46 10", gold.hi, 4) +
  (view === "up"
    ? ""
    : place(
        view === "side" ? 20 : 0,
        0,
        box(50, 8, 20, 18, 8, "#fff", OUTLINE) + circle(60, 17, 5, "#FFF3B0"),
      ));

const straw = (): string =>
  ellipse(60, 28, 54, 13, "#F4CF7C", OUTLINE) +
  ellipse(56, 26, 46, 8, "#FBE6B0") +
  path("M32 26Q32 -2 60 -2T88 26Q60 36 32 26z", "#FBE1A0", OUTLINE) +
  path("M32 20q28 11 56 0v7q-28 9 -56 0z", coral.mid) +
  stroke("M40 12Q44 4 54 3", "#fff", 3, { opacity: 0.7 });

const top = (): string =>
  ellipse(60, 22, 38, 9, iron.dark, OUTLINE) +
  path("M38 20L40 -14Q60 -20 80 -14L82 20Q60 28 38 20z", iron.lo, OUTLINE) +
  path("M38.5 10q21 9 43 0l.5 9q-22 9 -44 0z", gold.mid) +
  stroke("M45 -8V6", iron.hi, 4);

const sprout = (): string =>
  stroke("M60 16q-2 -10 4 -16", INK, 6) +
  stroke("M60 16q-2 -10 4 -16", leaf.lo, 2.5) +
  path("M62 4q6 -18 30 -14q-4 20 -30 14z", mint.mid, OUTLINE) +
  path("M62 4q-4 -14 -22 -14q0 16 22 14z", leaf.mid, OUTLINE) +
  stroke("M68 0q8 -6 16 -6", mint.hi, 2.5);

const cap = (view: View, tones: RobotTones): string => {
  const brim =
    view === "up"
      ? ""
      : view === "side"
        ? path("M78 26Q112 22 118 34Q104 38 80 35z", tones.accent, OUTLINE)
        : path("M26 27Q60 14 94 27Q100 38 92 38Q60 27 28 38Q20 38 26 27z", tones.accent, OUTLINE);
  return (
    path("M22 32Q22 2 60 2T98 32Q60 20 22 32z", coral.mid, OUTLINE) +
    path("M76 6q18 8 19 23q-8 -3 -15 -4q0 -10 -4 -19z", coral.lo) +
    stroke("M32 20Q38 10 48 8", coral.hi, 4) +
    circle(60, 3, 4, tones.accent, OUTLINE) +
    brim
  );
};

const beanie = (tones: RobotTones): string =>
  path("M22 30Q24 -2 60 -2T98 30Q60 20 22 30z", violet.mid, OUTLINE) +
  path("M76 2q18 8 19 24q-8 -3 -14 -3q0 -12 -5 -21z", violet.lo) +
  stroke("M44 6v14M60 4v14M76 8v12", violet.hi, 3, { opacity: 0.6 }) +
  path("M18 32Q60 16 102 32Q104 42 100 42Q60 28 20 42Q16 42 18 32z", tones.accent, OUTLINE) +
  circle(60, -6, 9, "#fff", OUTLINE) +
  circle(57, -8, 3, tones.accent, { opacity: 0.6 });

const headphones = (view: View): string => {
  const cup = (x: number): string =>
    box(x - 9, 32, 18, 34, 9, sky.mid, OUTLINE) + stroke(`M${x - 3} 40v10`, sky.hi, 4);
  return (
    stroke("M16 44Q16 4 60 4T104 44", INK, 13) +
    stroke("M16 44Q16 4 60 4T104 44", sky.lo, 6) +
    stroke("M24 24Q34 10 50 8", sky.hi, 3) +
    (view === "side" ? cup(46) : cup(14) + cup(106))
  );
};

const bow = (): string =>
  place(
    84,
    14,
    path("M0 0Q-22 -18 -26 -2Q-26 14 0 4z", pink.mid, OUTLINE) +
      path("M0 0Q22 -18 26 -2Q26 14 0 4z", pink.lo, OUTLINE) +
      circle(0, 1, 7, pink.hi, OUTLINE) +
      stroke("M-20 -3q4 -5 8 -4", "#fff", 2.5),
    { turn: 14 },
  );

const crown = (): string =>
  path("M34 22L28 -8L46 4L60 -14L74 4L92 -8L86 22Q60 30 34 22z", gold.mid, OUTLINE) +
  path("M70 24L74 6L90 -4L85 21z", gold.lo) +
  stroke("M38 16Q60 23 82 16", gold.hi, 4) +
  circle(60, 8, 5, coral.mid) +
  circle(44, 9, 3.5, sky.mid) +
  circle(76, 9, 3.5, leaf.mid);

const wizard = (): string =>
  ellipse(60, 26, 50, 11, violet.dark, OUTLINE) +
  path("M32 24Q46 -2 56 -28Q72 -30 80 -22Q70 -20 70 -12Q76 8 88 24Q60 34 32 24z", violet.lo, OUTLINE) +
  path("M68 -14Q74 8 86 23q-6 2 -12 3Q70 6 66 -10z", violet.dark) +
  path("M37 17Q60 26 84 17l4 8Q60 34 32 25z", gold.mid) +
  path("M52 -6l2 5l5 1l-4 3l1 5l-4 -3l-4 3l1 -5l-4 -3l5 -1z", gold.hi) +
  circle(64, 4, 2.5, gold.hi);

const goggles = (view: View): string => {
  const lens = (x: number): string =>
    circle(x, 20, 15, iron.lo, OUTLINE) +
    circle(x, 20, 10, sky.mid) +
    stroke(`M${x - 5} 18q2 -5 7 -6`, "#fff", 3, { opacity: 0.8 });
  const band = stroke("M18 30Q60 4 102 30", INK, 12) + stroke("M18 30Q60 4 102 30", iron.dark, 6);
  if (view === "up") return band;
  return band + (view === "side" ? lens(84) : stroke("M52 19h16", INK, 6) + lens(42) + lens(78));
};

const captain = (view: View): string =>
  path("M16 22Q14 -4 60 -10T104 22Q60 10 16 22z", "#fff", OUTLINE) +
  path("M80 -5q22 8 22 25q-9 -3 -17 -5q0 -12 -5 -20z", iron.hi) +
  path("M20 20Q60 8 100 20l-2 14Q60 22 22 34z", sky.dark, OUTLINE) +
  (view === "up"
    ? ""
    : place(
        view === "side" ? 20 : 0,
        0,
        path("M30 32Q60 20 90 32Q96 42 88 42Q60 32 32 42Q24 42 30 32z", iron.dark, OUTLINE) +
          circle(60, 14, 8, gold.mid, OUTLINE),
      ));

const feather = (): string =>
  stroke("M20 30Q60 12 100 30", INK, 14) +
  stroke("M20 30Q60 12 100 30", coral.mid, 8) +
  path("M84 22Q78 -22 104 -30Q112 -2 92 24z", leaf.mid, OUTLINE) +
  path("M90 16Q92 -10 104 -28Q112 -2 92 24z", leaf.lo) +
  stroke("M89 22Q92 -6 102 -24", leaf.hi, 2.5);

const daisy = (): string => {
  const petals = [0, 60, 120, 180, 240, 300].map((turn) =>
    place(78, 10, ellipse(0, -13, 7, 10, "#fff", OUTLINE), { turn }),
  );
  return (
    path("M58 26Q48 8 34 14Q40 30 58 26z", leaf.mid, OUTLINE) +
    petals.join("") +
    circle(78, 10, 8, gold.mid, OUTLINE) +
    circle(76, 8, 2.5, gold.hi)
  );
};

const visor = (view: View): string =>
  stroke("M18 32Q60 10 102 32", INK, 13) +
  stroke("M18 32Q60 10 102 32", gold.mid, 7) +
  (view === "up"
    ? ""
    : place(
        view === "side" ? 4 : 0,
        0,
        path("M22 28Q60 8 98 28Q112 42 98 44Q60 30 22 44Q8 42 22 28z", mint.mid, OUTLINE) +
          stroke("M32 30Q46 22 62 21", mint.hi, 3.5),
      ));

/** A prism of glass on a ring, with the colours that it makes of light. */
const prism = (): string =>
  stroke("M22 30Q60 10 98 30", INK, 12) +
  stroke("M22 30Q60 10 98 30", "#DFF7FF", 6) +
  path("M60 -26L84 14H36z", "#E9FBFF", OUTLINE) +
  path("M60 -24L60 12H38z", sky.hi) +
  path("M60 -24L82 12H60z", violet.hi) +
  stroke("M60 -20L60 10", "#fff", 2.5) +
  stroke("M80 2L100 -8", coral.mid, 4) +
  stroke("M82 7L104 1", gold.mid, 4) +
  stroke("M84 12L104 10", mint.mid, 4);

/** A host's headset: two cups that glow, and a microphone before the mouth. */
const headset = (view: View): string => {
  const cup = (x: number): string =>
    box(x - 11, 30, 22, 38, 11, violet.dark, OUTLINE) +
    circle(x, 49, 8, "#FF5FC8") +
    circle(x, 49, 3.5, "#FFD6F0");
  const band =
    stroke("M14 42Q14 -4 60 -4T106 42", INK, 15) + stroke("M14 42Q14 -4 60 -4T106 42", violet.mid, 8);
  const glow = stroke("M22 22Q32 2 60 1", "#5FE8FF", 3);
  if (view === "up") return band + glow + cup(12) + cup(108);
  const boom = (from: number): string =>
    stroke(`M${from} 64Q${from} 80 ${from + 22} 80`, INK, 7) +
    stroke(`M${from} 64Q${from} 80 ${from + 22} 80`, violet.hi, 3) +
    circle(from + 24, 80, 6, "#FFCB3D", OUTLINE);
  return band + glow + (view === "side" ? cup(46) + boom(48) : cup(12) + cup(108) + boom(14));
};

/** What the robot wears on its head. */
export const hat = (kind: CharacterLook["hat"], tones: RobotTones, view: View): string => {
  switch (kind) {
    case "antenna":
      return antenna(tones);
    case "miner":
      return miner(view);
    case "straw":
      return straw();
    case "top":
      return top();
    case "leaf":
      return sprout();
    case "cap":
      return cap(view, tones);
    case "beanie":
      return beanie(tones);
    case "headphones":
      return headphones(view);
    case "bow":
      return bow();
    case "crown":
      return crown();
    case "wizard":
      return wizard();
    case "goggles":
      return goggles(view);
    case "captain":
      return captain(view);
    case "feather":
      return feather();
    case "daisy":
      return daisy();
    case "visor":
      return visor(view);
    case "prism":
      return prism();
    case "headset":
      return headset(view);
  }
};
