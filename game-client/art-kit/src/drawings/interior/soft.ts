import { RAMPS, type Ramp } from "../../palette.ts";
import {
  box,
  circle,
  clipped,
  type Drawing,
  drawing,
  ellipse,
  path,
  place,
  repeat,
  stroke,
} from "../../svg.ts";
import { bolt, contact, leg } from "./parts.ts";
import { TONES } from "./tones.ts";

const { soot, copper, navy, cyan, ivory, linen } = TONES;
const { wood, gold, leaf, mint, coral, stone } = RAMPS;

/** An armchair in its colour. */
export const armchair = (tones: Ramp = TONES.rose): Drawing =>
  drawing(
    88,
    100,
    contact(44, 91, 38, 9),
    ...[18, 70].map((x) => leg(x, 84, 97, wood, 9)),
    box(12, 8, 64, 62, 22, tones.dark),
    box(12, 5, 64, 60, 22, tones.lo),
    box(14, 6, 56, 54, 20, tones.mid),
    path("M18 40Q16 12 44 10Q26 16 26 44z", tones.hi),
    ...[
      [32, 26],
      [56, 26],
      [44, 38],
    ].map(([x, y]) => circle(x!, y!, 2.6, tones.lo)),
    box(16, 52, 56, 34, 9, tones.dark),
    box(17, 48, 54, 24, 10, tones.lo),
    box(18, 46, 50, 20, 9, tones.hi),
    stroke("M26 50h22", "#fff", 2.4, { opacity: 0.7 }),
    ...[2, 64].map(
      (x) =>
        box(x, 42, 22, 48, 10, tones.dark) +
        box(x, 39, 22, 46, 10, tones.lo) +
        box(x, 39, 18, 44, 9, tones.mid) +
        box(x + 2, 39, 14, 10, 5, tones.hi),
    ),
  );

/** A sofa for two, with a cushion. */
export const sofa = (tones: Ramp = TONES.rose): Drawing =>
  drawing(
    144,
    100,
    contact(72, 91, 66, 10),
    ...[18, 126].map((x) => leg(x, 84, 97, wood, 9)),
    box(12, 12, 120, 60, 20, tones.dark),
    box(12, 9, 120, 58, 20, tones.lo),
    box(14, 10, 112, 50, 18, tones.mid),
    path("M18 44Q14 14 46 13H70Q28 18 27 46z", tones.hi),
    stroke("M72 14v34", tones.lo, 3),
    box(16, 54, 112, 32, 9, tones.dark),
    box(17, 50, 55, 23, 9, tones.lo) + box(18, 48, 51, 19, 8, tones.hi),
    box(72, 50, 55, 23, 9, tones.lo) + box(73, 48, 50, 19, 8, tones.hi),
    stroke("M26 52h22M82 52h20", "#fff", 2.4, { opacity: 0.65 }),
    place(
      104,
      42,
      box(-17, -15, 34, 30, 9, gold.dark) +
        box(-17, -17, 34, 30, 9, gold.mid) +
        box(-14, -15, 22, 12, 6, gold.hi) +
        circle(0, -2, 3, gold.lo),
      { turn: 10 },
    ),
    ...[2, 120].map(
      (x) =>
        box(x, 42, 22, 48, 10, tones.dark) +
        box(x, 39, 22, 46, 10, tones.lo) +
        box(x, 39, 18, 44, 9, tones.mid) +
        box(x + 2, 39, 14, 10, 5, tones.hi),
    ),
  );

/** A rug in its colour, flat on the floor. */
export const rug = (tones: Ramp = TONES.rose): Drawing =>
  drawing(
    200,
    125,
    ellipse(101, 64, 98, 58, "#18285A", { opacity: 0.14 }),
    ellipse(100, 61, 97, 57, tones.dark),
    ellipse(100, 60, 96, 56, tones.lo),
    ellipse(100, 60, 88, 50, ivory.mid),
    ellipse(100, 60, 84, 47, tones.mid),
    ellipse(100, 60, 66, 36, "none", { stroke: ivory.mid, "stroke-width": 3, "stroke-dasharray": "9 7" }),
    ellipse(100, 60, 48, 25, tones.lo),
    ellipse(100, 60, 43, 22, tones.hi),
    repeat(8, (index) =>
      place(
        100,
        60,
        `<g transform="scale(1 .55)">${place(0, 0, ellipse(0, -24, 6, 13, tones.mid), { turn: index * 45 })}</g>`,
      ),
    ),
    ellipse(100, 60, 9, 5.5, gold.mid),
    ellipse(70, 40, 44, 18, "#fff", { opacity: 0.1 }),
  );

/** A leafy plant in a pot. */
export const plant = (): Drawing =>
  drawing(
    76,
    125,
    contact(38, 116, 26, 7),
    ...[
      [-52, 34],
      [52, 34],
      [-30, 44],
      [30, 44],
      [-10, 50],
      [12, 52],
    ].map(([turn, length], index) =>
      place(
        38,
        84,
        path(
          `M0 4Q${-length! * 0.42} ${-length! * 0.7} 0 ${-length! * 1.5}Q${length! * 0.42} ${-length! * 0.7} 0 4z`,
          index % 2 ? leaf.lo : leaf.dark,
        ) +
          path(
            `M-1 2Q${-length! * 0.34} ${-length! * 0.7} -1 ${-length! * 1.4}Q${length! * 0.06} ${-length! * 0.7} -1 2z`,
            index % 2 ? mint.mid : leaf.mid,
          ) +
          stroke(`M0 0V${-length! * 1.2}`, mint.hi, 1.6, { opacity: 0.7 }),
        { turn: turn! },
      ),
    ),
    path("M16 82H60L54 116Q38 124 22 116z", coral.dark),
    path("M16 80H60L54 112Q38 120 22 112z", coral.lo),
    path("M16 80H52L46 114Q36 117 22 112z", coral.mid),
    path("M20 84h9l4 28q-6 -1 -10 -3z", coral.hi),
    box(12, 74, 52, 13, 6, coral.dark) +
      box(12, 72, 52, 12, 6, coral.mid) +
      stroke("M18 75h26", coral.hi, 2.6),
    ellipse(38, 74, 20, 3, "#6B3A2E", { opacity: 0.6 }),
  );

/** A round column, from the floor to above the wall's edge. */
export const column = (tones: Ramp = ivory): Drawing =>
  drawing(
    80,
    175,
    contact(40, 163, 34, 9),
    path("M8 152h64v8q-32 14 -64 0z", tones.dark),
    path("M8 148h64v8q-32 12 -64 0z", tones.mid),
    path("M14 136h52v12q-26 10 -52 0z", tones.dark),
    path("M14 134h52v11q-26 9 -52 0z", tones.hi),
    path("M18 138V30H62V138Q40 146 18 138z", tones.lo),
    path("M18 138V30H54V141Q36 144 18 138z", tones.mid),
    path("M22 136V30H32V139z", tones.hi),
    ...[38, 46, 54].map((x) =>
      stroke(`M${x} 34V${140 - Math.abs(x - 44) * 0.1}`, tones.lo, 2.4, { opacity: 0.8 }),
    ),
    path("M12 32Q12 18 18 18H62Q68 18 68 32Q40 42 12 32z", gold.lo),
    path("M12 30Q12 17 18 17H58Q60 30 58 34Q34 38 12 30z", gold.mid),
    stroke("M17 26Q30 31 44 31", gold.hi, 3),
    box(6, 4, 68, 16, 6, tones.dark) + box(6, 3, 68, 14, 6, tones.mid) + box(8, 4, 54, 7, 4, tones.hi),
    stroke("M18 128Q40 138 62 128", gold.mid, 4),
  );

/** A heap of cloth: something may lie under it. */
export const clothPile = (): Drawing =>
  drawing(
    96,
    75,
    contact(48, 67, 42, 8),
    path("M6 66Q2 48 18 42Q22 22 44 20Q66 14 74 36Q94 44 90 66Q48 80 6 66z", TONES.velvet.dark),
    path("M7 62Q5 46 20 40Q24 20 45 18Q64 14 72 34Q90 42 88 60Q48 72 7 62z", TONES.velvet.lo),
    path("M9 58Q9 46 22 42Q28 22 46 21Q58 22 60 34Q44 44 40 64Q20 64 9 58z", TONES.velvet.mid),
    path("M24 44Q30 26 46 23Q40 30 36 42Q30 54 16 56Q14 50 24 44z", TONES.velvet.hi),
    path("M52 62Q48 44 62 36Q76 40 86 58Q70 66 52 62z", gold.lo),
    path("M55 60Q53 46 62 40Q70 44 78 58Q66 62 55 60z", gold.mid),
    path("M57 54Q57 46 62 43Q64 50 60 58z", gold.hi),
    stroke("M28 60Q30 50 38 44M68 34Q62 28 52 30", TONES.velvet.dark, 2.6, { opacity: 0.7 }),
    ...[14, 30, 46].map((x) => stroke(`M${x} 66l-2 5`, gold.mid, 2.6)),
  );

/** A low stage with a lit edge, walked over. */
export const stage = (): Drawing =>
  drawing(
    300,
    150,
    path("M10 34Q10 18 26 18H274Q290 18 290 34V118Q150 156 10 118z", "#18285A", {
      opacity: 0.2,
      transform: "translate(2 6)",
    }),
    path("M8 30Q8 14 24 14H276Q292 14 292 30V116Q150 154 8 116z", wood.dark),
    path("M8 26Q8 8 24 8H276Q292 8 292 26V104Q150 140 8 104z", wood.lo),
    path("M10 26Q10 10 26 10H274Q290 10 290 26V100Q150 136 10 100z", wood.hi),
    clipped(
      "boards",
      path("M10 26Q10 10 26 10H274Q290 10 290 26V100Q150 136 10 100z", "#000"),
      repeat(8, (index) =>
        box(0, 10 + index * 15, 300, 7.5, 0, index % 2 ? "#E0A870" : "#CF9058", { opacity: 0.55 }),
      ) +
        repeat(12, (index) =>
          stroke(`M${20 + ((index * 67) % 260)} ${12 + (index % 8) * 15}v13`, wood.dark, 1.6, {
            opacity: 0.4,
          }),
        ) +
        ellipse(150, 60, 96, 38, "#FFF3C4", { opacity: 0.4 }) +
        ellipse(150, 60, 62, 24, "#FFF9E0", { opacity: 0.45 }),
    ),
    ...[28, 69, 110, 150, 190, 231, 272].map((x) => {
      const y = 112 + 16 * (1 - ((x - 150) / 142) ** 2);
      return (
        circle(x, y, 6.5, gold.dark) + circle(x, y - 1, 5, "#FFF3B0") + circle(x - 1, y - 2, 2.2, "#fff")
      );
    }),
  );

/** A thick cable along the floor. */
export const cable = (): Drawing =>
  drawing(
    150,
    50,
    stroke("M10 26C34 6 46 44 74 30S118 8 140 26", "#18285A", 11, {
      opacity: 0.22,
      transform: "translate(1 4)",
    }),
    stroke("M10 26C34 6 46 44 74 30S118 8 140 26", soot.dark, 11),
    stroke("M10 25C34 5 46 43 74 29S118 7 140 25", navy.mid, 8),
    stroke("M10 23C34 3 46 41 74 27S118 5 140 23", cyan.mid, 2.2, { "stroke-dasharray": "10 12" }),
    ...[
      [10, 25],
      [140, 25],
    ].map(
      ([x, y]) =>
        box(x! - 8, y! - 9, 16, 20, 5, copper.dark) +
        box(x! - 8, y! - 10, 16, 18, 5, copper.mid) +
        bolt(x!, y! - 2, copper, 3),
    ),
  );

const FLAG_SIGNS: Readonly<Record<string, string>> = {
  sky: "M0 -13Q10 0 10 5A10 9 0 1 1 -10 5Q-10 0 0 -13z",
  gold: "M0 -13L3.5 -6L11 -9L8 -1L13 4L5 6L4 13L-2 8L-9 11L-8 4L-13 -1L-6 -4L-6 -11z",
  leaf: "M-10 11Q-12 -10 11 -11Q12 11 -7 9L-11 13z",
  coral: "M0 -14Q12 -4 10 6Q7 13 0 13T-10 6Q-10 0 -4 -4Q-4 0 -1 0Q2 -5 0 -14z",
};

/** A flag on a stand in its colour; the teams' colours bear their sign. */
export const flag = (tones: Ramp, name: string): Drawing =>
  drawing(
    96,
    150,
    contact(26, 140, 22, 7),
    path("M8 138Q8 128 26 128T44 138Q44 145 26 145T8 138z", stone.dark),
    ellipse(26, 134, 17, 6, stone.hi),
    stroke("M26 134V12", wood.dark, 7),
    stroke("M25 132V14", wood.hi, 3),
    circle(26, 8, 7, gold.lo) + circle(25, 7, 5.5, gold.mid) + circle(23.5, 5.5, 2, gold.hi),
    path("M29 20Q52 8 68 22T92 22L86 46L92 74Q76 82 62 72T29 76z", tones.dark, {
      transform: "translate(0 4)",
    }),
    path("M29 20Q52 8 68 22T92 22L86 46L92 74Q76 82 62 72T29 76z", tones.mid),
    path("M29 20Q52 8 68 22V74Q50 66 29 76z", tones.hi, { opacity: 0.55 }),
    path("M68 22Q78 30 92 22L86 46L92 74Q80 80 68 75z", tones.lo, { opacity: 0.7 }),
    circle(56, 46, 18, "#FFFAF0"),
    place(56, 46, path(FLAG_SIGNS[name] ?? "M0 -12L9 -5L9 5L0 12L-9 5L-9 -5z", tones.lo)),
    stroke("M34 24Q48 16 60 22", linen.hi, 2.6, { opacity: 0.8 }),
  );
