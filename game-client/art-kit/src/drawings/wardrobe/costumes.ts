import type { PieceSlug } from "@diamond-valley/schemas/looks/wardrobe.ts";
import { COLOUR, RAMPS } from "../../palette.ts";
import { box, circle, ellipse, path, place, stroke } from "../../svg.ts";
import { OUTLINE, type RobotTones, type View } from "../robot/pose.ts";
import { belt, cloth, collar, frontOf, hasFront, opening } from "./cloth.ts";
import type { Garment } from "./clothes.ts";
import { FINE, RIM, type Sign, sign } from "./emblem.ts";

const { coral, gold, iron, leaf, lime, mint, night, pink, rock, sky, violet, white, wood } = RAMPS;

/** A whole costume: clothes and what goes on the head. It covers clothes and headgear. */
export type Costume = Garment & {
  readonly hat: (view: View) => string;
  /** Changes the robot's own tones. */
  readonly tones?: (plain: RobotTones) => RobotTones;
  readonly shoe?: string;
};

const DOME = "M20 34Q20 2 60 2T100 34Q60 22 20 34z";
const front = (view: View, content: string): string =>
  view === "up" ? "" : place(view === "side" ? 22 : 0, 0, content);

const golden = (plain: RobotTones): RobotTones => ({
  ...plain,
  shell: gold,
  accent: white.mid,
  sleeve: gold.lo,
  glove: white.mid,
});

/** The gold set of a skill: a golden robot in a coat of the skill's colour, with its sign. */
const gilded = (emblem: Sign, ramp: (typeof RAMPS)["sky"], hat: Costume["hat"]): Costume => ({
  tones: golden,
  shoe: gold.lo,
  sleeve: gold.lo,
  glove: white.mid,
  hat,
  body: (view) =>
    cloth(ramp, 128) +
    path("M34 86Q34 76 60 76T86 86Q60 99 34 86z", gold.mid, OUTLINE) +
    stroke("M42 86Q50 90 58 90", gold.hi, 3) +
    stroke("M32 121Q60 131 88 121", gold.mid, 5) +
    (hasFront(view)
      ? circle(frontOf(view), 105, 9, gold.hi, RIM) + sign(emblem, frontOf(view), 105, ramp.dark, 0.78)
      : sign(emblem, 60, 108, gold.hi, 1.4)),
});

/** What covers a robot from head to toe. */
export const COSTUMES: Readonly<Record<PieceSlug<"costume">, Costume>> = {
  "gold-angler": gilded(
    "fish",
    sky,
    (view) =>
      path("M30 24Q32 -6 60 -6T90 24z", gold.mid, OUTLINE) +
      path("M72 -4q16 5 17 26l-12 -1q1 -14 -5 -25z", gold.lo) +
      path("M10 38Q26 16 60 16T110 38Q112 45 102 42Q60 26 18 42Q8 45 10 38z", gold.mid, OUTLINE) +
      path("M31 15Q60 7 89 15l1 7Q60 14 30 22z", sky.mid) +
      stroke("M38 8Q42 0 52 -2", gold.hi, 4) +
      front(view, sign("fish", 60, 13, "#fff", 1.1)),
  ),
  "gold-miner": gilded(
    "crystal",
    coral,
    (view) =>
      path(DOME, gold.mid, OUTLINE) +
      path("M76 6q20 8 23 26q-9 -4 -18 -5q0 -11 -5 -21z", gold.lo) +
      path("M52 3Q60 -6 68 3L67 23Q60 21 53 23z", gold.hi, FINE) +
      path("M14 35Q60 15 106 35Q108 43 100 42Q60 27 20 42Q12 43 14 35z", gold.lo, OUTLINE) +
      stroke("M30 22Q36 11 46 8", gold.hi, 4) +
      front(view, circle(60, 20, 10, "#fff", OUTLINE) + circle(60, 20, 5.5, COLOUR.cyan)),
  ),
  "gold-ranger": gilded(
    "herb",
    leaf,
    (view) =>
      stroke("M18 32Q60 12 102 32", COLOUR.ink, 15) +
      stroke("M18 32Q60 12 102 32", gold.mid, 9) +
      stroke("M24 28Q40 20 58 20", gold.hi, 3) +
      [-40, -18, 18, 40]
        .map((turn) =>
          place(
            60,
            24,
            path("M0 -6Q-11 -18 0 -36Q11 -18 0 -6z", gold.mid, OUTLINE) + stroke("M0 -10V-26", gold.hi, 2.4),
            { turn },
          ),
        )
        .join("") +
      place(60, 22, path("M0 -4Q-12 -18 0 -40Q12 -18 0 -4z", gold.hi, OUTLINE)) +
      front(view, circle(60, 22, 7, leaf.hi, RIM)),
  ),
  architect: {
    sleeve: white.lo,
    glove: gold.mid,
    shoe: rock.lo,
    body: (view) =>
      cloth(sky, 126) +
      stroke("M36 96h48M34 106h52M33 116h54M46 82v42M60 82v44M74 82v42", "#fff", 1.4, { opacity: 0.55 }) +
      collar(view, white) +
      belt(view, 112, wood.lo, gold.mid) +
      (hasFront(view) ? place(43, 108, box(-4, -9, 8, 22, 2, gold.hi, FINE), { turn: -14 }) : ""),
    hat: (view) =>
      path(DOME, white.mid, OUTLINE) +
      path("M76 6q20 8 23 26q-9 -4 -18 -5q0 -11 -5 -21z", white.lo) +
      path("M54 -1h12l-1 24q-5 -1 -10 0z", white.hi, FINE) +
      path("M14 35Q60 16 106 35Q108 43 100 42Q60 28 20 42Q12 43 14 35z", white.mid, OUTLINE) +
      front(view, path("M60 8L70 26H50z", sky.mid, FINE) + stroke("M60 13v9", "#fff", 2)) +
      place(101, 26, box(-3, -26, 6, 34, 2, gold.mid, FINE) + path("M-3 8h6l-3 7z", wood.hi, FINE), {
        turn: 20,
      }),
  },
  phone: {
    sleeve: violet.lo,
    glove: white.mid,
    shoe: violet.dark,
    body: (view) =>
      cloth(violet, 124) +
      opening(view, violet.dark, null, 124) +
      collar(view, white) +
      (hasFront(view)
        ? path(`M${frontOf(view) - 5} 88h10l-5 7zM${frontOf(view)} 94l5 14l-5 6l-5 -6z`, coral.mid, FINE)
        : stroke("M44 112h32", violet.dark, 3)),
    hat: (view) =>
      stroke("M15 46Q14 2 60 2T105 46", COLOUR.ink, 14) +
      stroke("M15 46Q14 2 60 2T105 46", violet.mid, 8) +
      stroke("M24 24Q34 9 50 6", violet.hi, 3) +
      (view === "side"
        ? box(34, 32, 24, 36, 11, coral.mid, OUTLINE) + circle(46, 50, 6, coral.lo)
        : box(2, 32, 20, 36, 9, coral.mid, OUTLINE) + box(98, 32, 20, 36, 9, coral.lo, OUTLINE)) +
      (view === "up"
        ? ""
        : stroke(view === "side" ? "M52 64Q66 82 88 76" : "M14 66Q22 84 46 80", COLOUR.ink, 6) +
          stroke(view === "side" ? "M52 64Q66 82 88 76" : "M14 66Q22 84 46 80", violet.mid, 3) +
          (view === "side" ? circle(89, 75, 5, coral.mid, RIM) : circle(48, 79, 5, coral.mid, RIM))) +
      place(
        60,
        -2,
        box(-9, -20, 18, 26, 5, night.mid, OUTLINE) +
          box(-5.5, -15, 11, 14, 2, COLOUR.cyan) +
          circle(0, 2, 1.6, "#fff"),
      ),
  },
  game: {
    sleeve: iron.lo,
    glove: coral.mid,
    shoe: coral.mid,
    body: (view) =>
      cloth(iron, 124) +
      [0, 1, 2, 3]
        .map((step) =>
          box(
            34 + step * 13,
            116 - (step % 2) * 7,
            13,
            7,
            0,
            [coral.mid, gold.mid, mint.mid, sky.mid][step]!,
          ),
        )
        .join("") +
      (hasFront(view)
        ? box(frontOf(view) - 15, 86, 30, 20, 6, white.mid, OUTLINE) +
          stroke(`M${frontOf(view) - 8} 92v8M${frontOf(view) - 12} 96h8`, COLOUR.ink, 3.4) +
          circle(frontOf(view) + 5, 98, 2.8, coral.mid) +
          circle(frontOf(view) + 10, 93, 2.8, leaf.mid)
        : box(48, 88, 24, 20, 3, coral.mid, OUTLINE) + stroke("M52 94h16M52 100h16", white.mid, 3)),
    hat: (view) =>
      path("M22 34Q22 8 60 8T98 34Q60 24 22 34z", iron.mid, OUTLINE) +
      path("M74 11q20 6 22 21q-8 -3 -16 -4q0 -9 -6 -17z", iron.lo) +
      path("M16 36Q60 18 104 36Q106 44 98 43Q60 30 22 43Q14 44 16 36z", mint.mid, OUTLINE) +
      stroke("M60 8V-12", COLOUR.ink, 10) +
      stroke("M60 8V-12", white.lo, 5) +
      circle(60, -18, 12, coral.mid, OUTLINE) +
      circle(56, -22, 3.6, coral.hi) +
      front(view, circle(44, 23, 4, gold.mid, FINE) + circle(76, 23, 4, sky.mid, FINE)),
  },
  studio: {
    sleeve: "#4A4668",
    glove: white.mid,
    shoe: night.dark,
    body: (view) =>
      cloth({ hi: "#8A86A8", mid: "#5C587E", lo: "#47436A", dark: "#2F2C4E" }, 127) +
      opening(view, "#2F2C4E", null, 127) +
      collar(view, rock) +
      (hasFront(view)
        ? place(
            view === "side" ? 52 : 44,
            110,
            box(-11, -7, 22, 15, 2, white.mid, FINE) +
              path("M-11 -7L9 -14L11 -9L-9 -3z", COLOUR.ink) +
              stroke("M-6 -8l3 3M0 -10l3 3M6 -12l3 3", "#fff", 2),
          )
        : [86, 98, 110].map((y) => box(55, y, 10, 7, 1, white.lo)).join("")),
    hat: (view) =>
      path("M12 30Q18 -6 66 -2T106 22Q104 34 84 30Q50 20 20 38Q10 38 12 30z", coral.dark, OUTLINE) +
      path("M80 1Q106 8 104 22Q102 30 88 29Q96 14 80 1z", "#7E2438") +
      stroke("M26 20Q34 8 52 6", coral.lo, 4) +
      stroke("M62 -3q0 -8 5 -9", COLOUR.ink, 5) +
      (view === "up"
        ? ""
        : view === "side"
          ? circle(90, 51, 14, "none", { stroke: gold.mid, "stroke-width": 4 })
          : circle(72, 51, 15, "none", { stroke: gold.mid, "stroke-width": 4 }) +
            stroke("M87 54Q96 70 92 84", gold.mid, 2)),
  },
  gallery: {
    sleeve: white.lo,
    glove: pink.mid,
    shoe: sky.lo,
    body: (view) =>
      cloth(white, 130) +
      opening(view, white.dark, null, 130) +
      path("M38 106q6 -6 11 1q4 7 -4 9q-8 0 -7 -10z", coral.mid) +
      path("M70 112q8 -5 12 1q2 7 -6 8q-8 -1 -6 -9z", sky.mid) +
      path("M52 120q5 -5 9 0q0 6 -5 6q-6 -1 -4 -6z", gold.mid) +
      circle(78, 98, 3.4, leaf.mid) +
      circle(44, 95, 2.8, violet.mid) +
      path("M36 84Q60 98 84 84L86 92Q60 106 34 92z", pink.mid, OUTLINE) +
      (hasFront(view) ? path(`M${frontOf(view) - 4} 96l-8 12l10 -3l4 8l4 -14z`, pink.lo, FINE) : ""),
    hat: (view) =>
      ellipse(56, 16, 46, 20, night.mid, OUTLINE) +
      path("M74 -1Q104 4 101 20Q96 32 78 34Q96 18 74 -1z", night.lo) +
      stroke("M24 14Q32 3 48 2", night.hi, 4) +
      stroke("M56 -3q-2 -8 4 -10", COLOUR.ink, 6) +
      path("M22 26Q60 14 98 28Q98 36 92 35Q60 24 28 34Q22 34 22 26z", night.dark, OUTLINE) +
      (view === "up"
        ? ""
        : place(
            98,
            22,
            stroke("M0 14L6 -18", COLOUR.ink, 7) +
              stroke("M0 14L6 -18", wood.hi, 3.6) +
              path("M3 -16L9 -15L9 -28z", coral.mid, FINE),
          )),
  },
  vip: {
    sleeve: "#5A1F46",
    glove: white.mid,
    shoe: "#3A1430",
    body: (view) => {
      const wine = { hi: "#B4568C", mid: "#8A2F66", lo: "#6B2250", dark: "#4A1738" };
      const x = frontOf(view);
      return (
        cloth(wine, 131) +
        (hasFront(view)
          ? path(`M${x - 12} 80L${x} 116L${x + 12} 80z`, white.mid, OUTLINE) +
            path(`M${x - 13} 79L${x - 2} 112L${x - 20} 106Q${x - 24} 90 ${x - 13} 79z`, wine.lo, OUTLINE) +
            (view === "side" ? "" : path("M73 79L62 112L80 106Q84 90 73 79z", wine.lo, OUTLINE)) +
            path(`M${x} 92l-10 -5v11zM${x} 92l10 -5v11z`, gold.mid, FINE) +
            circle(x, 102, 2.2, COLOUR.ink) +
            circle(x, 109, 2.2, COLOUR.ink) +
            place(x - 19, 98, circle(0, 0, 4.4, coral.mid, FINE) + circle(0, 0, 1.8, coral.hi))
          : path("M60 100L50 131M60 100L70 131", "none", { stroke: wine.dark, "stroke-width": 3 }) +
            circle(53, 100, 2.6, gold.mid) +
            circle(67, 100, 2.6, gold.mid))
      );
    },
    hat: (view) =>
      ellipse(60, 24, 40, 9, "#4A1738", OUTLINE) +
      path("M36 22L40 -16Q60 -23 80 -16L84 22Q60 31 36 22z", "#8A2F66", OUTLINE) +
      path("M68 -19Q76 -18 80 -16L84 22Q78 25 70 26z", "#6B2250") +
      path("M37 11Q60 20 83 11l1 9Q60 29 36 20z", gold.mid, FINE) +
      stroke("M46 -8V4", "#B4568C", 4) +
      (view === "up"
        ? ""
        : place(
            view === "side" ? 86 : 78,
            12,
            path("M0 4Q-12 -8 4 -34Q14 -12 0 4z", "#fff", RIM) + stroke("M1 0Q2 -16 4 -26", lime.lo, 2),
          )),
  },
};
