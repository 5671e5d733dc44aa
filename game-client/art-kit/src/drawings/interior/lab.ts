import { RAMPS, type Ramp } from "../../palette.ts";
import { box, circle, type Drawing, drawing, ellipse, path, place, repeat, stroke } from "../../svg.ts";
import { block, bolt, contact, facets, halo, panel } from "./parts.ts";
import { LIT, SCREEN, TONES } from "./tones.ts";

const { silver, cyan, steel, soot, ice } = TONES;
const { teal, violet, coral, gold, leaf } = RAMPS;

/** A white board of formulas on a wall, underlined twice. */
export const formulaBoard = (): Drawing =>
  drawing(
    124,
    100,
    box(5, 9, 114, 72, 7, "#18285A", { opacity: 0.24 }),
    box(4, 5, 116, 71, 7, steel.dark) + box(4, 4, 116, 68, 7, silver.mid) + box(9, 9, 106, 58, 4, "#FBFEFF"),
    ...[0, 1].flatMap((row) =>
      [0, 1, 2].map((column) => facets(26 + column * 15 + row * 44, 22, 11, row === 0 ? cyan : violet)),
    ),
    stroke("M61 17v10M57 22h8", soot.mid, 2.4),
    stroke("M18 36h18M44 36h10M62 36h22M92 36h10", teal.lo, 3) +
      stroke("M18 45h30M56 45h18M82 45h20", soot.hi, 2.4, { opacity: 0.8 }),
    stroke("M20 56h46M20 61h46", coral.mid, 2.6),
    stroke("M80 52q10 -4 14 6t12 2", violet.mid, 2.6),
    path("M14 62L52 10h10L24 66z", "#fff", { opacity: 0.5 }),
    box(28, 72, 68, 6, 3, steel.lo) + box(28, 71, 68, 4, 2, silver.hi),
    stroke("M40 70h14", coral.mid, 4) + stroke("M60 70h11", teal.mid, 4),
    ...[12, 112].map((x) => bolt(x, 12, steel, 2.6)),
  );

/** A glass tube in which a gem floats in light. */
export const gemTube = (tones: Ramp = cyan): Drawing =>
  drawing(
    76,
    150,
    halo(38, 74, 36, tones.mid, 0.24),
    contact(38, 140, 32, 9),
    path("M8 126Q8 116 38 116T68 126V134Q68 146 38 146T8 134z", steel.dark),
    path("M8 124Q8 114 38 114T68 124V130Q68 142 38 142T8 130z", silver.mid),
    ellipse(38, 122, 29, 9, silver.hi) + ellipse(38, 121, 22, 6.5, tones.lo),
    stroke("M18 134q20 7 40 0", tones.mid, 3.4),
    path("M17 26H59V120Q38 130 17 120z", tones.mid, { opacity: 0.3 }),
    ...[100, 88, 52, 42].map((y, index) =>
      circle(26 + ((index * 13) % 26), y, 2 + (index % 2), "#fff", { opacity: 0.8 }),
    ),
    facets(38, 76, 27, tones),
    path("M21 28h8V120q-4 -1 -8 -3z", "#fff", { opacity: 0.6 }) +
      stroke("M54 36V110", "#fff", 2, { opacity: 0.5 }),
    path("M10 18Q10 6 38 6T66 18V24Q66 34 38 34T10 24z", steel.dark),
    path("M10 16Q10 4 38 4T66 16V21Q66 31 38 31T10 21z", silver.mid),
    ellipse(38, 14, 26, 8.5, silver.hi) + circle(38, 12, 4, tones.hi),
  );

const flask = (x: number, y: number, tones: Ramp): string =>
  path(`M${x - 4} ${y - 24}h8v9l9 15q0 5 -5 5h-16q-5 0 -5 -5l9 -15z`, "#E9FAFF", { opacity: 0.9 }) +
  path(`M${x - 10} ${y - 3}l4 -6h12l4 6q2 6 -3 7h-14q-5 -1 -3 -7z`, tones.mid) +
  stroke(`M${x - 6} ${y - 21}h12`, silver.lo, 3) +
  circle(x + 2, y - 4, 1.8, "#fff");

/** A lab bench with flasks, a rack and a lamp of a microscope. */
export const labBench = (): Drawing =>
  drawing(
    140,
    125,
    contact(70, 116, 62, 9),
    block(8, 56, 124, 22, 36, silver, 7),
    panel(16, 86, 50, 22, silver) + panel(74, 86, 50, 22, silver),
    stroke("M34 97h14M92 97h14", steel.mid, 3),
    stroke("M12 80H128", teal.mid, 3.4),
    flask(30, 62, teal) + flask(52, 64, violet),
    box(66, 42, 30, 20, 3, steel.lo) + box(66, 41, 27, 18, 3, steel.hi),
    ...[71, 80, 89].map(
      (x, index) =>
        box(x - 3, 30, 6, 24, 3, [coral, leaf, gold][index]!.mid, { opacity: 0.9 }) +
        box(x - 3, 30, 3, 24, 1.5, "#fff", { opacity: 0.6 }),
    ),
    place(
      114,
      40,
      stroke("M-6 22H10M2 22Q16 10 4 -10", soot.dark, 6) +
        stroke("M2 21Q14 10 3 -9", steel.hi, 2.4) +
        place(-2, -10, box(-5, -16, 11, 30, 4, soot.mid) + box(-5, -16, 6, 28, 3, soot.hi), { turn: -22 }) +
        circle(-10, 12, 4, cyan.mid),
    ),
  );

/** Scales for gems: two glass pans on a golden beam over a plinth. */
export const gemScales = (): Drawing =>
  drawing(
    150,
    150,
    contact(75, 140, 62, 10),
    block(16, 96, 118, 18, 26, silver, 8),
    panel(26, 118, 98, 16, silver, 6),
    stroke("M20 114H130", cyan.mid, 3.4),
    repeat(8, (index) => facets(33 + index * 12, 126, 9, index === 5 ? violet : cyan)),
    path("M69 104L72 30h6l3 74z", gold.lo) + path("M70 104L73 30h2.4v74z", gold.hi),
    ellipse(75, 104, 22, 7, gold.dark) + ellipse(75, 101, 21, 6, gold.mid),
    stroke("M22 34Q75 18 128 34", gold.dark, 7) +
      stroke("M22 32Q75 16 128 32", gold.mid, 4.6) +
      stroke("M30 29Q58 20 78 20", gold.hi, 2),
    ...[22, 128].map(
      (x) =>
        stroke(`M${x} 34L${x - 17} 70M${x} 34L${x + 17} 70`, gold.lo, 1.8) +
        path(`M${x - 22} 69h44q-4 18 -22 18t-22 -18z`, ice.dark) +
        path(`M${x - 22} 67h44q-4 17 -22 17t-22 -17z`, ice.mid) +
        path(`M${x - 18} 69h14l3 13q-13 -2 -17 -13z`, "#fff", { opacity: 0.85 }),
    ),
    circle(75, 22, 9, gold.lo) + circle(74, 20, 7, gold.hi) + facets(75, 8, 13, cyan),
  );

/** A glass machine with a tree of lamps and four steps: it shows how a draw is checked. */
export const drawMachine = (): Drawing => {
  const lamp = (x: number, y: number, r: number): string =>
    circle(x, y, r + 2, cyan.mid, { opacity: 0.35 }) +
    circle(x, y, r, LIT.mid) +
    circle(x - 1, y - 1, r * 0.5, LIT.hi);
  return drawing(
    164,
    175,
    contact(82, 164, 70, 10),
    block(12, 112, 140, 20, 34, silver, 9),
    ...[0, 1, 2, 3].map(
      (step) =>
        panel(20 + step * 33, 138, 26, 20, silver, 5) +
        circle(33 + step * 33, 147, 5.4, soot.dark) +
        circle(33 + step * 33, 146, 4.4, [coral, gold, teal, violet][step]!.mid),
    ),
    box(24, 18, 116, 102, 16, steel.dark, { opacity: 0.5 }),
    box(24, 14, 116, 104, 16, "#DDF8FF", { opacity: 0.55 }),
    stroke("M82 34L54 62M82 34L110 62M54 62L40 92M54 62L68 92M110 62L96 92M110 62L124 92", SCREEN.lo, 4) +
      stroke("M82 34L110 62L96 92", LIT.lo, 4),
    lamp(82, 34, 9) + lamp(54, 62, 6.5) + lamp(110, 62, 6.5),
    ...[40, 68, 96, 124].map(
      (x) => box(x - 8, 88, 16, 18, 4, SCREEN.lo) + box(x - 6, 90, 12, 8, 2, SCREEN.hi),
    ),
    path("M32 108L66 20h14L44 112zM88 20h8L60 114h-8z", "#fff", { opacity: 0.4 }),
    box(24, 14, 116, 104, 16, "none", { stroke: "#fff", "stroke-width": 3, opacity: 0.9 }),
    box(18, 8, 128, 14, 7, steel.lo) + box(18, 6, 128, 12, 6, silver.hi) + box(70, 0, 24, 9, 4, teal.mid),
  );
};
