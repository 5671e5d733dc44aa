import { RAMPS } from "../../palette.ts";
import { box, circle, type Drawing, drawing, ellipse, path, place, repeat, stroke } from "../../svg.ts";
import { contact, halo, knob, leg, panel } from "./parts.ts";
import { LIT, TONES } from "./tones.ts";

const { velvet, ivory, linen, soot, brick } = TONES;
const { gold, wood, coral, leaf, pink, violet, stone } = RAMPS;

const flame = (x: number, y: number, size: number): string =>
  place(
    x,
    y,
    path("M0 0Q-9 -8 -4 -16Q-2 -10 0 -24Q3 -13 5 -16Q9 -7 0 0z", LIT.lo) +
      path("M0 -1Q-5 -6 0 -15Q5 -6 0 -1z", LIT.hi),
    {
      scale: size,
    },
  );

/** An open fire in a mantelpiece of marble, with a clock over it. */
export const fireplace = (): Drawing =>
  drawing(
    164,
    125,
    contact(82, 116, 78, 8),
    path("M10 120V30H154V120z", ivory.dark) +
      path("M10 116V28H148V116z", ivory.mid) +
      path("M14 114V32H30V114z", ivory.hi),
    box(0, 16, 164, 16, 5, ivory.dark) + box(0, 13, 164, 14, 5, ivory.hi) + stroke("M8 16H96", "#fff", 2.6),
    path("M36 118V62Q36 44 54 44H110Q128 44 128 62V118z", brick.dark),
    path("M42 118V64Q42 50 56 50H108Q122 50 122 64V118z", "#2A1420"),
    halo(82, 96, 34, LIT.lo, 0.5),
    flame(66, 112, 1.3) + flame(98, 112, 1.25) + flame(82, 113, 2),
    stroke("M56 114L108 106M58 107L106 114", wood.dark, 8) + stroke("M57 112L104 105", wood.mid, 3),
    path("M42 118V112h80v6z", soot.dark),
    stroke("M46 118v-12M62 118v-10M82 118v-10M102 118v-10M118 118v-12", gold.lo, 2.4),
    ...[22, 142].map((x) => panel(x - 8, 42, 16, 62, ivory, 5)),
    path("M66 14q0 -14 16 -14t16 14z", gold.dark) +
      circle(82, 8, 7, "#FFFAF0") +
      stroke("M82 8V4M82 8l3 2", soot.dark, 1.6),
    ...[22, 142].map((x) => box(x - 3, 0, 6, 13, 3, gold.mid) + circle(x, 0, 3, LIT.mid)),
    path("M72 38q10 6 20 0l-10 -7z", gold.mid),
  );

/** A stand with three candles. */
export const candelabra = (): Drawing =>
  drawing(
    76,
    150,
    contact(38, 140, 22, 6),
    halo(38, 28, 32, LIT.mid, 0.2),
    path("M22 140Q22 130 38 130T54 140Q54 147 38 147T22 140z", gold.dark) + ellipse(38, 137, 15, 5, gold.mid),
    stroke("M38 136V58", gold.dark, 7) + stroke("M37 134V60", gold.hi, 2.6),
    circle(38, 96, 6, gold.lo) + circle(37, 95, 4.6, gold.hi),
    stroke("M14 52Q16 74 38 74T62 52", gold.dark, 6) + stroke("M14 50Q16 72 38 72T62 50", gold.mid, 3.4),
    ...(
      [
        [14, 52],
        [62, 52],
        [38, 44],
      ] as const
    ).map(
      ([x, y]) =>
        ellipse(x, y, 8, 3, gold.lo) +
        box(x - 4, y - 20, 8, 20, 3, linen.lo) +
        box(x - 4, y - 20, 5, 19, 2.5, "#FFFDF5") +
        flame(x, y - 20, 0.62),
    ),
  );

/** A grand piano of dark wood, its lid open. */
export const grandPiano = (): Drawing =>
  drawing(
    176,
    150,
    contact(88, 140, 78, 11),
    ...[26, 146, 88].map((x) => leg(x, 104, 142, gold, 9)),
    path("M14 52Q8 12 46 8L150 4Q170 8 160 56z", soot.dark) +
      path("M20 48Q16 16 48 13L146 9Q160 14 152 50z", velvet.dark),
    path("M24 44Q22 20 50 17L96 15Q40 24 36 46z", velvet.mid, { opacity: 0.7 }),
    stroke("M140 60L150 20", gold.mid, 3),
    path("M10 60Q8 46 26 46H152Q168 46 166 62L164 84H12z", soot.dark),
    path("M16 58Q16 50 28 50H148Q160 50 158 60L156 76H18z", gold.lo),
    ...[30, 44, 58, 72, 86, 100, 114, 128, 142].map((x) =>
      stroke(`M${x} 54V74`, gold.hi, 1.2, { opacity: 0.8 }),
    ),
    box(6, 76, 164, 34, 9, soot.dark) + box(6, 74, 164, 32, 9, soot.lo) + stroke("M14 78H110", soot.hi, 3),
    box(18, 86, 140, 14, 4, "#FFFDF5"),
    repeat(13, (index) => stroke(`M${28 + index * 10} 87V99`, linen.dark, 1.2)),
    ...[26, 36, 56, 66, 76, 96, 106, 126, 136, 146].map((x) => box(x, 86, 5, 8, 1.5, soot.dark)),
    path("M62 70L66 44h36l4 26z", ivory.mid) +
      stroke("M70 52h28M70 58h24", soot.hi, 1.8) +
      circle(80, 64, 2.4, soot.dark),
  );

/** A stand with hooks, umbrellas and one very small hat. */
export const coatRack = (): Drawing =>
  drawing(
    76,
    150,
    contact(38, 140, 24, 7),
    stroke("M38 138V16", wood.dark, 8) + stroke("M36.500 136V18", wood.hi, 2.8),
    stroke("M20 140L38 122L56 140", wood.dark, 7),
    stroke("M38 30Q18 32 18 20M38 30Q58 32 58 20M38 42Q26 44 24 36M38 42Q50 44 52 36", gold.dark, 5) +
      stroke("M38 29Q18 31 18 19M38 29Q58 31 58 19", gold.mid, 2.6),
    circle(38, 13, 6, gold.lo) + circle(37, 12, 4.6, gold.hi),
    path("M14 26q-8 26 -2 62l14 2q4 -34 -4 -64z", velvet.dark) +
      path("M13 26q-6 26 -1 58l9 1q2 -32 -2 -59z", velvet.mid),
    path("M50 14h12l2 8h-16z", soot.dark) +
      box(45, 21, 22, 4, 2, soot.mid) +
      box(50, 16, 12, 3, 1, coral.mid),
    stroke("M60 60L58 132", coral.lo, 6) +
      path("M54 66h12l-5 46h-3z", coral.mid) +
      stroke("M61 60q0 -9 7 -7", wood.dark, 3),
    stroke("M48 74L50 134", violet.lo, 6) + path("M43 80h11l-3 44h-3z", violet.mid),
  );

/** An open book on a stand of its own, with a feather. */
export const guestBook = (): Drawing =>
  drawing(
    84,
    125,
    contact(42, 116, 28, 8),
    path("M20 116Q20 106 42 106T64 116Q64 122 42 122T20 116z", wood.dark) + ellipse(42, 112, 20, 6, wood.mid),
    path("M34 108L38 62h8l4 46z", wood.lo) + path("M36 106L39 64h3v42z", wood.hi),
    path("M6 44L78 44L72 68H12z", wood.dark) + path("M8 40L76 40L71 62H13z", wood.mid),
    path("M10 36Q26 28 42 38Q58 28 74 36L70 58Q56 52 42 60Q28 52 14 58z", velvet.dark),
    path("M13 33Q28 26 42 36V57Q28 49 16 54z", "#FFFDF5") +
      path("M71 33Q56 26 42 36V57Q56 49 68 54z", linen.mid),
    stroke("M20 38q8 -3 16 1M20 44q8 -3 16 1M21 50q7 -3 15 1M48 40q8 -4 16 -2", soot.hi, 1.8),
    path("M62 46Q66 18 80 6Q82 28 66 46z", gold.hi) + stroke("M61 50Q68 26 79 8", gold.lo, 2),
  );

/** A small round table with tea for two. */
export const teaTable = (): Drawing =>
  drawing(
    96,
    100,
    contact(48, 91, 34, 8),
    leg(48, 52, 96, gold, 10),
    ellipse(48, 90, 20, 6, gold.dark) + ellipse(48, 87, 19, 5, gold.mid),
    path("M6 46Q6 68 48 68T90 46z", linen.lo) +
      path("M10 50q8 18 14 14q6 10 14 4q8 8 16 1q8 6 14 -3q8 2 12 -14z", linen.mid),
    ellipse(48, 44, 43, 18, linen.dark) +
      ellipse(48, 42, 43, 18, "#FFFDF8") +
      ellipse(46, 41, 34, 13, linen.mid, { opacity: 0.6 }),
    path("M36 24Q36 14 48 14T60 24V36Q48 44 36 36z", pink.lo) +
      path("M38 24Q38 16 47 16Q42 22 42 38z", pink.hi) +
      stroke("M60 24q10 0 8 8M36 30q-10 0 -8 -10", pink.lo, 3.4) +
      circle(48, 12, 3, gold.mid),
    ...[22, 74].map(
      (x) =>
        ellipse(x, 46, 9, 3.6, ivory.lo) +
        path(`M${x - 6} 38h12l-2 8h-8z`, "#fff") +
        ellipse(x, 38, 6, 2, "#B5651F"),
    ),
  );

const rose = (x: number, y: number, r: number): string =>
  circle(x, y + 1, r, coral.dark) +
  circle(x, y, r, coral.mid) +
  circle(x - r * 0.2, y - r * 0.2, r * 0.62, coral.hi) +
  stroke(`M${x - r * 0.4} ${y}q${r * 0.4} ${-r * 0.6} ${r * 0.8} 0`, coral.lo, 1.6);

/** A clipped bush of roses. */
export const roseBush = (): Drawing =>
  drawing(
    84,
    100,
    contact(42, 91, 34, 9),
    box(16, 76, 52, 18, 6, stone.dark) + box(16, 73, 52, 17, 6, stone.mid) + stroke("M22 77h28", "#fff", 2.4),
    circle(42, 44, 34, leaf.dark) +
      circle(40, 41, 33, leaf.lo) +
      circle(35, 35, 24, leaf.mid) +
      circle(29, 28, 12, leaf.hi),
    ...(
      [
        [24, 34],
        [46, 22],
        [60, 40],
        [38, 50],
        [58, 60],
        [22, 58],
      ] as const
    ).map(([x, y], index) => rose(x, y, 6.5 - (index % 2))),
  );

/** An arch of roses and lanterns: who stands under it is worth a picture. */
export const roseArch = (): Drawing =>
  drawing(
    164,
    200,
    contact(30, 188, 20, 6) + contact(134, 188, 20, 6),
    ellipse(82, 184, 46, 12, LIT.mid, { opacity: 0.28 }),
    ...[26, 138].map((x) => stroke(`M${x} 186V78`, wood.dark, 9) + stroke(`M${x - 1.5} 184V80`, wood.hi, 3)),
    stroke("M26 82Q26 22 82 22T138 82", wood.dark, 11) + stroke("M26 80Q26 20 82 20T138 80", wood.mid, 6),
    repeat(15, (index) => {
      const angle = Math.PI + (index / 14) * Math.PI;
      const [x, y] = [82 + Math.cos(angle) * 57, 78 + Math.sin(angle) * 58];
      return circle(x, y, 12, index % 2 ? leaf.lo : leaf.mid) + circle(x - 3, y - 3, 6, leaf.hi);
    }),
    ...[100, 124, 148, 170].flatMap((y, index) =>
      [26, 138].map((x) => circle(x + (index % 2 ? 5 : -5), y, 9, index % 2 ? leaf.mid : leaf.lo)),
    ),
    repeat(9, (index) => {
      const angle = Math.PI + ((index + 0.5) / 9) * Math.PI;
      return rose(82 + Math.cos(angle) * 57, 78 + Math.sin(angle) * 58, index % 3 ? 6 : 8);
    }),
    ...[112, 142, 166].flatMap((y, index) => [24, 140].map((x) => rose(x + (index % 2 ? 4 : -4), y, 5.6))),
    ...[54, 110].map(
      (x) =>
        stroke(`M${x} 40V58`, gold.lo, 2) +
        halo(x, 68, 15, LIT.mid, 0.4) +
        box(x - 8, 57, 16, 20, 6, gold.lo) +
        box(x - 6, 59, 12, 16, 5, LIT.mid) +
        circle(x - 1, 66, 3, LIT.hi),
    ),
    knob(82, 20, 8, gold) + path("M70 30q12 10 24 0l-12 -8z", pink.mid),
  );
