import { COLOUR, RAMPS } from "../../palette.ts";
import {
  box,
  circle,
  clipped,
  type Drawing,
  drawing,
  ellipse,
  linear,
  path,
  place,
  repeat,
  stroke,
} from "../../svg.ts";
import { shapeSign } from "./display.ts";
import { bolt, contact, halo, knob } from "./parts.ts";
import { LIT, SCREEN, TONES } from "./tones.ts";

const { steel, soot, silver, linen, cyan } = TONES;
const { wood, gold, coral, sky, teal, violet, leaf, pink } = RAMPS;

/** An architect's board with a plan on it. */
export const drawingBoard = (): Drawing =>
  drawing(
    110,
    125,
    contact(55, 116, 44, 9),
    stroke("M30 76L14 116M80 76L96 116M55 84V118", wood.dark, 8) +
      stroke("M29 76L13 115M79 76L95 115M54 84V116", wood.hi, 3),
    stroke("M22 100H88", wood.dark, 6) + stroke("M24 99H86", wood.mid, 3),
    path("M10 20Q10 14 16 14H94Q100 14 100 20L106 80Q106 87 99 87H11Q4 87 4 80z", wood.dark),
    path("M10 17Q10 11 16 11H94Q100 11 100 17L105 76Q105 82 99 82H11Q5 82 5 76z", COLOUR.plank),
    path("M19 19H91L96 72H14z", sky.lo) +
      path("M20 20H90L95 70H15z", sky.mid) +
      path("M21 21H52L40 70H16z", sky.hi, { opacity: 0.35 }),
    stroke("M32 62V42L54 27L76 42V62zM48 62V50h12V62M38 44h8v7h-8zM64 44h8v7h-8z", "#fff", 2.4),
    stroke("M24 66H86M28 66v-4M82 66v-4", "#fff", 1.6, { opacity: 0.7 }),
    box(10, 74, 90, 7, 3, wood.mid),
    stroke("M30 77L52 74", gold.mid, 4) + stroke("M52 74l5 -1", "#F3E0BC", 4),
    path("M72 74l14 -26l4 2l-10 26z", silver.mid) + circle(88, 47, 3, coral.mid),
    ...[
      [24, 23],
      [86, 23],
    ].map(([x, y]) => circle(x!, y!, 2.6, coral.mid)),
  );

/** A telephone as tall as a robot, with a dial and a screen. */
export const bigPhone = (): Drawing =>
  drawing(
    108,
    150,
    contact(54, 140, 48, 9),
    path("M10 142V64Q10 46 28 46H80Q98 46 98 64V142Q54 150 10 142z", coral.dark),
    path("M10 138V62Q10 44 28 44H80Q98 44 98 62V138Q54 146 10 138z", coral.lo),
    path("M10 138V62Q10 44 28 44H78Q90 44 90 62V141Q40 144 10 138z", coral.mid),
    path("M16 120V64Q16 50 32 50H56Q26 54 25 70V122z", coral.hi),
    box(30, 34, 48, 14, 5, soot.dark),
    path("M4 40Q2 12 54 12T104 40Q96 48 82 44L80 32Q54 26 28 32L26 44Q12 48 4 40z", soot.dark),
    path("M4 37Q2 9 54 9T104 37Q96 44 84 41L81 29Q54 23 27 29L24 41Q12 44 4 37z", soot.mid),
    path("M9 33Q12 14 50 13Q22 19 18 35z", soot.hi),
    box(30, 54, 48, 18, 5, soot.dark) +
      box(32, 56, 44, 14, 4, SCREEN.lo) +
      stroke("M38 63h8M51 63h5M61 63h9", SCREEN.hi, 3),
    circle(54, 106, 31, coral.dark) +
      circle(54, 104, 30, "#FFF4DE") +
      circle(54, 104, 30, "none", { stroke: gold.mid, "stroke-width": 3 }),
    repeat(10, (index) => {
      const turn = ((index * 30 - 150) * Math.PI) / 180;
      const [x, y] = [54 + Math.cos(turn) * 21, 104 + Math.sin(turn) * 21];
      return circle(x, y, 5.4, soot.hi) + circle(x, y + 0.6, 4.4, soot.dark);
    }),
    circle(54, 104, 9, gold.lo) + circle(53, 103, 7.5, gold.mid) + circle(51, 101, 2.6, gold.hi),
    path("M74 118l8 3l-4 7z", gold.mid),
  );

/** A wide screen on two feet, which shows a picture of sound. */
export const screen = (): Drawing =>
  drawing(
    190,
    125,
    linear("shown", "down", "#3E3FA8", "#6A55D0", "#F0769F"),
    contact(95, 116, 80, 9),
    ...[44, 146].map(
      (x) =>
        stroke(`M${x} 92V116M${x - 14} 117H${x + 14}`, soot.dark, 8) +
        stroke(`M${x - 1.5} 92V113`, soot.hi, 2.6),
    ),
    box(4, 8, 182, 96, 12, soot.dark),
    box(4, 5, 182, 94, 12, soot.lo),
    stroke("M14 9H110", soot.hi, 3),
    clipped(
      "picture",
      box(12, 13, 166, 78, 6, "#000"),
      box(12, 13, 166, 78, 0, "url(#shown)") +
        circle(140, 40, 18, "#FFD27A") +
        path("M0 92L40 52L66 74L98 44L190 92z", "#2B2A6A", { opacity: 0.75 }) +
        repeat(9, (index) =>
          box(
            24 + index * 11,
            78 - ((index * 17) % 26),
            6,
            14 + ((index * 17) % 26),
            3,
            index % 2 ? cyan.mid : cyan.hi,
          ),
        ) +
        path("M12 92L84 12h26L42 92z", "#fff", { opacity: 0.14 }) +
        path("M128 12L62 92h12L142 12z", "#fff", { opacity: 0.1 }),
    ),
    circle(95, 95, 2.6, leaf.hi),
  );

/** An arcade machine. */
export const arcade = (): Drawing =>
  drawing(
    86,
    150,
    contact(43, 140, 38, 9),
    path("M6 144V14Q6 4 16 4H70Q80 4 80 14V144Q43 150 6 144z", violet.dark),
    path("M6 140V13Q6 2 16 2H70Q80 2 80 13V140Q43 146 6 140z", violet.lo),
    path("M6 140V13Q6 2 16 2H66Q72 2 72 13V143Q32 146 6 140z", violet.mid),
    path("M9 60V15Q9 6 18 6H28Q16 8 16 20V60z", violet.hi),
    box(13, 8, 60, 22, 6, soot.dark) +
      box(15, 10, 56, 17, 5, LIT.mid) +
      stroke("M22 19h7l3 -4l5 8l4 -4h6l3 -4l4 4h10", coral.mid, 3.4),
    path("M13 34H73L70 84H16z", soot.dark),
    clipped(
      "game",
      box(19, 39, 48, 41, 6, "#000"),
      box(19, 39, 48, 41, 0, "#1E1A58") +
        repeat(8, (index) => circle(23 + ((index * 19) % 42), 43 + ((index * 11) % 34), 1.2, "#fff")) +
        path("M43 76l-7 -8h4v-5h6v5h4z", teal.hi) +
        repeat(3, (index) =>
          place(
            29 + index * 14,
            50,
            path("M-5 3V-2L-3 -5H3L5 -2V3L3 1L0 4L-3 1z", [pink.mid, gold.mid, cyan.mid][index]!) +
              circle(-1.8, -1.5, 1, "#1E1A58") +
              circle(1.8, -1.5, 1, "#1E1A58"),
          ),
        ) +
        stroke("M43 62v-5", "#fff", 2) +
        path("M19 80L48 38h9L30 80z", "#fff", { opacity: 0.16 }),
    ),
    path("M8 86H78L84 104Q43 112 2 104z", soot.dark) +
      path("M9 84H77L82 100Q43 108 4 100z", soot.lo) +
      path("M12 86H50L48 102Q20 102 7 98z", soot.hi, { opacity: 0.6 }),
    stroke("M24 98V86", steel.lo, 4) +
      circle(24, 84, 6, coral.lo) +
      circle(23, 83, 5, coral.mid) +
      circle(21.5, 81.5, 1.8, coral.hi),
    ...[
      [46, 95, gold],
      [57, 92, teal],
      [68, 95, pink],
    ].map(([x, y, tones]) => {
      const { lo, hi } = tones as typeof gold;
      return ellipse(Number(x), Number(y) + 1.5, 5, 4, lo) + ellipse(Number(x), Number(y), 4.6, 3.6, hi);
    }),
    box(28, 114, 30, 22, 5, soot.dark) +
      box(32, 118, 8, 12, 2, coral.lo) +
      box(45, 118, 8, 12, 2, coral.lo) +
      box(34.5, 120, 3, 8, 1.5, LIT.mid) +
      box(47.5, 120, 3, 8, 1.5, LIT.mid),
  );

/** A film camera on three legs. */
export const camera = (): Drawing =>
  drawing(
    100,
    150,
    contact(50, 140, 34, 9),
    stroke("M50 76L22 140M50 76L80 140M50 76V130", soot.dark, 7) +
      stroke("M49 76L21 138M49 76L78 138", soot.hi, 2.4),
    box(38, 68, 24, 14, 5, steel.dark) + box(38, 67, 21, 11, 5, steel.mid),
    circle(32, 22, 20, soot.dark) + circle(31, 20, 19, soot.mid) + circle(31, 20, 14, soot.lo),
    circle(66, 20, 16, soot.dark) + circle(65, 18, 15, soot.mid) + circle(65, 18, 11, soot.lo),
    repeat(
      5,
      (index) =>
        place(31, 20, circle(0, -8.5, 3.2, soot.hi), { turn: index * 72 }) +
        place(65, 18, circle(0, -6.5, 2.4, soot.hi), { turn: index * 72 + 20 }),
    ),
    circle(31, 20, 3, gold.mid) + circle(65, 18, 2.6, gold.mid),
    box(14, 34, 64, 40, 8, teal.dark) +
      box(14, 32, 64, 38, 8, teal.lo) +
      box(15, 32, 56, 35, 7, teal.mid) +
      box(18, 34, 42, 10, 5, teal.hi),
    box(74, 40, 18, 24, 6, soot.dark) +
      box(74, 39, 15, 22, 5, soot.lo) +
      path("M88 36L100 30V74L88 66z", soot.dark) +
      path("M90 39L97 35V68L90 64z", cyan.mid),
    circle(24, 58, 4, coral.lo) + circle(23.5, 57.5, 2.8, coral.hi),
    box(34, 52, 30, 10, 4, teal.dark) + stroke("M39 57h14", "#FFFAF0", 2.4),
    box(4, 44, 12, 14, 4, soot.dark) + box(5, 45, 6, 11, 3, soot.hi),
  );

/** A studio's lamp on a stand, lit. */
export const spotlight = (): Drawing =>
  drawing(
    92,
    175,
    contact(40, 164, 28, 8),
    stroke("M40 132L16 164M40 132L66 164M40 132V160", soot.dark, 6) +
      stroke("M39 132L15 162M39 132L64 162", soot.hi, 2),
    stroke("M40 140V60", soot.dark, 6) + stroke("M39 138V62", soot.hi, 2),
    path("M58 62L92 104L40 120z", LIT.mid, { opacity: 0.28 }),
    place(
      44,
      42,
      box(-38, -13, 16, 26, 6, soot.dark) +
        path("M-30 -20H8L22 -30V30L8 20H-30Q-36 0 -30 -20z", soot.dark) +
        path("M-30 -22H8L22 -32V24L8 15H-30Q-36 -4 -30 -22z", soot.mid) +
        path("M-27 -19H6L18 -27Q4 -14 -28 -9z", soot.hi) +
        ellipse(22, -1, 10, 30, gold.dark) +
        ellipse(23, -1, 8.5, 27, LIT.lo) +
        ellipse(24, -1, 6, 21, LIT.hi) +
        box(-12, -17, 4, 32, 2, soot.dark) +
        box(-2, -17, 4, 32, 2, soot.dark),
      { turn: 38 },
    ),
    halo(62, 56, 28, LIT.mid, 0.22),
    circle(40, 60, 8, steel.dark) + circle(39, 59, 6.5, steel.mid) + circle(37.5, 57, 2.4, steel.hi),
    bolt(40, 100, steel, 5),
  );

/** What a variant of an easel ends with whose picture is painted. */
const PAINTED = "-painted";

/** A painter's easel with a canvas that waits for the paint of its shape, or has it, such as `drop-painted`. */
export const easel = (variant: string): Drawing => {
  const isPainted = variant.endsWith(PAINTED);
  const { tones, d } = shapeSign(isPainted ? variant.slice(0, -PAINTED.length) : variant);
  const colours = isPainted ? tones : linen;
  return drawing(
    96,
    150,
    contact(48, 140, 38, 8),
    stroke("M48 6L46 134M40 14L14 140M56 14L82 140", wood.dark, 8) +
      stroke("M39 14L13 138M55 14L80 138", wood.hi, 3),
    box(8, 24, 80, 78, 5, "#6B4660", { opacity: 0.3 }),
    box(8, 20, 80, 78, 5, linen.dark) + box(8, 19, 80, 76, 5, linen.lo) + box(10, 20, 75, 72, 4, linen.hi),
    clipped(
      "painted",
      box(10, 20, 75, 72, 4, "#000"),
      (isPainted ? box(10, 20, 75, 72, 4, tones.hi, { opacity: 0.35 }) : "") +
        path("M10 72Q28 58 44 68T86 62V96H10z", colours.lo, { opacity: 0.45 }) +
        path("M10 84Q30 74 50 82T86 78V96H10z", colours.lo, { opacity: 0.6 }),
    ),
    place(
      48,
      54,
      isPainted
        ? path(d, tones.dark, { transform: "translate(0 1.5)" }) + path(d, tones.mid)
        : path(d, colours.hi, { opacity: 0.6 }) +
            `<g>${stroke(d, colours.dark, 2.6, { "stroke-dasharray": "5 4.5" })}</g>`,
      { scale: 1.45 },
    ),
    box(10, 98, 76, 10, 4, wood.dark) + box(10, 96, 76, 9, 4, wood.mid) + stroke("M15 98.5h44", wood.hi, 2.4),
    box(36, 4, 24, 14, 4, wood.dark) + box(37, 4, 20, 11, 3, wood.hi),
    stroke("M62 95l14 -8", wood.dark, 3.6) + circle(77, 86.5, 3.6, colours.mid),
    knob(24, 100, 2.6, colours),
  );
};
