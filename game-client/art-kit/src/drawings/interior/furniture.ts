import { COLOUR, RAMPS, type Ramp } from "../../palette.ts";
import { box, circle, clipped, type Drawing, drawing, ellipse, path, repeat, stroke } from "../../svg.ts";
import { block, bulb, contact, halo, knob, leg, panel } from "./parts.ts";
import { LIT, SCREEN, TONES } from "./tones.ts";

const { copper, steel, soot, ivory, linen, rose, silver } = TONES;
const { wood, gold, coral, teal, leaf, sky, violet, pink } = RAMPS;

/** A reception desk: bell, lamp, register. */
export const desk = (): Drawing =>
  drawing(
    164,
    100,
    contact(82, 91, 76, 10),
    block(6, 30, 152, 20, 44, wood, 9),
    ...[16, 68, 120].map((x) => panel(x, 58, 30, 30, wood, 6)),
    box(2, 28, 160, 23, 8, wood.dark),
    box(2, 25, 160, 22, 8, COLOUR.plank),
    box(4, 26, 154, 14, 7, "#F5CF9E"),
    stroke("M12 30H100", "#FFF0D6", 2.4),
    stroke("M8 50H156", gold.mid, 2.4),
    path("M20 34l26 -6l8 8l-26 7z", "#D9CBB0") +
      path("M18 32l26 -6l8 8l-26 7z", "#FFFDF5") +
      stroke("M26 34l16 -4M29 37l14 -3.5", steel.mid, 1.6),
    ellipse(84, 37, 12, 4, gold.dark) +
      path("M74 36Q74 24 84 24T94 36Q84 40 74 36z", gold.lo) +
      path("M75 35Q75 25 83 25Q79 29 79 37z", gold.hi) +
      circle(84, 23, 3, gold.mid),
    halo(132, 14, 20, LIT.mid, 0.3),
    stroke("M132 38V16", gold.dark, 4),
    ellipse(132, 38, 10, 4, gold.lo),
    path("M118 18L124 2h16l6 16z", teal.lo),
    path("M119 17L125 2h8l-1 15z", teal.mid),
    ellipse(132, 18, 13, 3, LIT.mid),
  );

/** A table with a cloth and a vase. */
export const table = (): Drawing =>
  drawing(
    124,
    100,
    contact(62, 91, 52, 10),
    ...[20, 104].map((x) => leg(x, 56, 96, wood, 11)),
    leg(46, 52, 88, wood, 8),
    leg(78, 52, 88, wood, 8),
    box(4, 32, 116, 33, 13, wood.dark),
    box(4, 28, 116, 32, 13, wood.mid),
    box(5, 28, 112, 26, 12, COLOUR.plank),
    stroke("M14 31h60M20 50h50", "#FFD9A8", 2.2),
    path("M34 28h56v26l-6 12l-7 -10l-7 12l-8 -12l-8 12l-7 -12l-7 10l-6 -12z", linen.lo),
    path("M34 28h52v24l-5 11l-5 -9l-7 11l-8 -11l-8 11l-7 -11l-6 9l-6 -11z", linen.hi),
    stroke("M38 46h44", rose.mid, 3),
    ellipse(62, 43, 13, 4, "#9C8FC0", { opacity: 0.4 }),
    path("M53 42Q50 28 57 24h10q7 4 4 18q-9 4 -18 0z", sky.lo),
    path("M54 41Q51 29 58 25h4q-5 8 -3 17z", sky.hi),
    stroke("M62 25V12M59 25Q55 18 50 14M65 25Q68 18 74 15", leaf.lo, 3),
    ...[
      [62, 9, pink.mid],
      [49, 12, coral.hi],
      [75, 13, gold.mid],
    ].map(
      ([x, y, colour]) =>
        circle(Number(x), Number(y), 6.5, String(colour)) + circle(Number(x), Number(y), 2.4, "#FFF9D6"),
    ),
    path("M94 44h14l-2 9h-10z", silver.lo) + path("M94 43h14l-1 4h-12z", silver.hi),
  );

/** A shop's counter: glass front and till. */
export const counter = (tones: Ramp = ivory): Drawing =>
  drawing(
    168,
    100,
    contact(84, 91, 78, 10),
    block(6, 36, 156, 18, 42, tones, 8),
    box(16, 60, 84, 26, 6, tones.dark) + box(18, 62, 80, 22, 5, "#FFF3CF"),
    circle(34, 76, 7, gold.lo) + circle(33, 75, 5.4, gold.hi),
    path("M50 82L44 72l3 -5h9l3 5z", TONES.cyan.mid) + path("M44 72l3 -5h9l3 5z", TONES.cyan.hi),
    box(66, 68, 12, 14, 3, coral.mid) + stroke("M66 74h12M72 68v14", gold.hi, 2),
    path("M84 82q-3 -14 5 -15t5 15z", violet.mid),
    path("M24 84L46 62h10L34 84zM64 84L86 62h5L69 84z", "#fff", { opacity: 0.55 }),
    panel(108, 60, 46, 27, tones, 6),
    box(2, 36, 164, 19, 8, gold.dark),
    box(2, 33, 164, 18, 8, gold.mid),
    box(4, 32, 160, 14, 7, tones.hi),
    stroke("M12 36H90", "#fff", 2.4),
    box(112, 14, 40, 28, 6, soot.dark) + box(112, 12, 36, 27, 6, gold.lo) + box(113, 12, 31, 24, 5, gold.mid),
    box(117, 17, 22, 9, 3, SCREEN.off) + stroke("M120 22h8", SCREEN.hi, 2.6),
    ...[118, 126, 134].flatMap((x) => [30, 35].map((y) => box(x, y, 5, 3.5, 1.5, "#FFFAF0"))),
    box(28, 26, 26, 14, 4, linen.lo) +
      box(28, 25, 23, 12, 4, linen.hi) +
      stroke("M32 29h14M32 33h10", rose.mid, 2),
  );

/** A chest of drawers with a clock on it. */
export const drawers = (): Drawing =>
  drawing(
    86,
    100,
    contact(43, 92, 38, 8),
    leg(14, 84, 97, wood, 9),
    leg(72, 84, 97, wood, 9),
    block(5, 22, 76, 17, 52, wood, 7),
    ...[42, 65].map(
      (y) => panel(12, y, 60, 21, wood, 5) + knob(30, y + 11, 3.4, gold) + knob(56, y + 11, 3.4, gold),
    ),
    ellipse(30, 32, 14, 4, wood.dark, { opacity: 0.4 }),
    circle(29, 20, 13, gold.dark) + circle(29, 19, 12, gold.mid) + circle(29, 19, 9, "#FFFDF5"),
    stroke("M29 19v-6M29 19l4 3", soot.dark, 2),
    path("M50 32h22l2 -5h-22z", coral.lo) +
      path("M51 27h22l2 -5h-22z", teal.mid) +
      stroke("M55 24h12M54 29.5h12", "#fff", 1.4, { opacity: 0.7 }),
  );

/** A wardrobe, one door ajar with clothes behind it. */
export const wardrobe = (): Drawing =>
  drawing(
    106,
    150,
    contact(53, 140, 48, 9),
    leg(16, 132, 146, wood, 11),
    leg(90, 132, 146, wood, 11),
    box(6, 18, 94, 122, 8, wood.dark),
    box(6, 15, 94, 120, 8, wood.mid),
    path("M4 20Q4 6 53 4T102 20l-3 5H7z", wood.dark),
    path("M4 17Q4 3 53 2T102 17l-3 4H7z", wood.hi),
    circle(53, 12, 5, gold.mid),
    box(13, 28, 39, 98, 5, wood.lo) + box(14, 29, 35, 94, 5, COLOUR.plank),
    panel(19, 35, 25, 36, wood, 6),
    panel(19, 77, 25, 38, wood, 6),
    knob(46, 76, 3.8, gold),
    box(55, 28, 38, 98, 4, "#3E2430"),
    stroke("M57 40H92", steel.mid, 3),
    path("M60 46q4 -6 8 -6t7 6l2 40q-9 4 -18 0z", violet.mid) +
      path("M61 47q3 -5 6 -5l-1 45q-4 0 -6 -1z", violet.hi),
    path("M72 46q4 -6 8 -6t7 6l2 54q-10 4 -19 0z", coral.mid) +
      path("M73 47q3 -5 6 -5l-2 58q-4 0 -6 -1z", coral.hi),
    box(58, 112, 24, 12, 3, gold.lo) + box(58, 111, 20, 11, 3, gold.mid) + stroke("M58 116h22", "#FFFAF0", 2),
    path("M88 28l14 6v100l-14 -8z", wood.dark) + path("M89 31l11 5v94l-11 -7z", wood.hi),
  );

const SPINES = [coral, teal, gold, violet, sky, leaf, pink] as const;

/** A bookcase, well read. */
export const bookcase = (): Drawing =>
  drawing(
    116,
    150,
    contact(58, 140, 54, 9),
    box(4, 10, 108, 134, 7, wood.dark),
    box(4, 7, 108, 132, 7, wood.mid),
    box(12, 18, 92, 116, 3, "#4A2A30"),
    path("M2 12Q58 -4 114 12l-4 6H6z", wood.dark) + path("M2 10Q58 -6 114 10l-4 5H6z", wood.hi),
    ...[52, 90, 128].map(
      (y, row) =>
        repeat(row === 1 ? 5 : 8, (index) => {
          const tones = SPINES[(index * 3 + row * 2) % SPINES.length]!;
          const height = 22 + ((index * 7 + row * 5) % 9);
          const x = 15 + index * 11;
          return (
            box(x, y - height, 10, height, 2, tones.lo) +
            box(x, y - height, 7, height, 2, tones.mid) +
            box(x + 1.5, y - height + 4, 4, 3, 1, tones.hi)
          );
        }) +
        box(10, y, 96, 9, 3, wood.dark) +
        box(10, y - 1, 96, 7, 3, wood.hi) +
        stroke(`M15 ${y + 1}h50`, "#F0BE8C", 1.8),
    ),
    path("M74 89l6 -24l9 2l-6 23z", SPINES[0].lo) + path("M74 89l6 -24l5 1l-6 23z", SPINES[0].hi),
    circle(97, 80, 8.5, sky.lo) +
      circle(96, 79, 7.5, sky.mid) +
      path("M90 78q5 -6 9 -3t-2 7q-5 2 -7 -4z", leaf.mid) +
      box(92, 86, 9, 4, 2, gold.lo),
    box(4, 7, 8, 132, 4, wood.hi, { opacity: 0.6 }),
  );

/** Suitcases on a trolley's worth of floor. */
export const luggage = (): Drawing =>
  drawing(
    84,
    75,
    contact(42, 68, 36, 7),
    stroke("M52 20V8h16v12", soot.lo, 4),
    block(44, 16, 34, 9, 40, teal, 7),
    stroke("M52 27v36M69 27v36", teal.dark, 3),
    stroke("M18 40v-9h18v9", soot.dark, 4),
    block(4, 38, 48, 10, 24, coral, 7),
    box(13, 38, 6, 34, 2, gold.lo) +
      box(37, 38, 6, 34, 2, gold.lo) +
      box(13, 39, 4, 31, 2, gold.mid) +
      box(37, 39, 4, 31, 2, gold.mid),
    box(23, 52, 10, 8, 3, gold.mid),
    circle(60, 44, 6, "#FFFAF0") + path("M60 40l1.5 3h3l-2.5 2l1 3l-3 -2l-3 2l1 -3l-2.5 -2h3z", coral.mid),
  );

/** A made bed with a quilt in its colour. */
export const bed = (tones: Ramp = RAMPS.teal): Drawing =>
  drawing(
    116,
    150,
    contact(58, 140, 54, 11),
    path("M6 60V26Q6 8 58 8T110 26V60z", wood.dark),
    path("M6 57V24Q6 5 58 5T110 24V57z", wood.mid),
    path("M12 52V27Q14 13 56 11Q24 18 22 52z", wood.hi),
    panel(24, 22, 68, 30, wood, 8),
    box(8, 42, 100, 100, 10, wood.dark),
    box(8, 40, 100, 92, 12, linen.lo),
    box(9, 38, 96, 88, 12, linen.hi),
    box(18, 40, 37, 25, 10, linen.lo) + box(18, 38, 36, 24, 10, "#fff"),
    box(61, 40, 37, 25, 10, linen.lo) + box(61, 38, 36, 24, 10, "#fff"),
    stroke("M26 52q8 5 18 1M69 52q8 5 18 1", linen.lo, 2.4),
    path("M6 76H110V128Q110 136 102 136H14Q6 136 6 128z", tones.dark),
    path("M6 74H110V122Q110 130 102 130H14Q6 130 6 122z", tones.lo),
    path("M6 74H110V112Q110 120 102 120H14Q6 120 6 112z", tones.mid),
    path("M6 74H110v12Q58 92 6 86z", linen.mid),
    path("M6 73H110v8Q58 87 6 82z", linen.hi),
    clipped(
      "quilt",
      path("M6 88H110V112Q110 120 102 120H14Q6 120 6 112z", "#000"),
      repeat(4, (index) =>
        stroke(`M${index * 34 - 8} 86l34 36M${index * 34 + 26} 86l-34 36`, tones.hi, 2.2, { opacity: 0.7 }),
      ) + ellipse(30, 92, 28, 10, tones.hi, { opacity: 0.45 }),
    ),
    box(6, 132, 104, 11, 5, wood.dark) + box(6, 131, 104, 9, 4.5, wood.hi),
    stroke("M12 134h60", "#F0BE8C", 2),
  );

/** A stove with a pot that simmers. */
export const stove = (): Drawing =>
  drawing(
    92,
    125,
    contact(46, 115, 40, 9),
    block(5, 44, 82, 24, 52, steel, 8),
    ...[26, 64].map(
      (x) => ellipse(x, 57, 15, 6, soot.dark) + ellipse(x, 56, 11, 4, x === 64 ? coral.lo : soot.lo),
    ),
    box(14, 80, 64, 34, 7, soot.dark) +
      box(17, 83, 58, 28, 6, "#5A2A33") +
      box(17, 83, 58, 28, 6, LIT.lo, { opacity: 0.55 }),
    path("M22 110L44 84h10L32 110z", "#fff", { opacity: 0.35 }),
    stroke("M18 78H74", silver.hi, 4),
    ...[20, 34, 58, 72].map((x) => knob(x, 73.5, 3.6, soot)),
    ellipse(26, 56, 15, 5, soot.dark, { opacity: 0.5 }),
    path("M12 34h28v18q-14 8 -28 0z", copper.dark) +
      path("M12 32h28v18q-14 7 -28 0z", copper.mid) +
      path("M14 34h8v18q-6 -1 -8 -3z", copper.hi),
    ellipse(26, 33, 14, 5, copper.dark) + ellipse(26, 32.5, 11, 3.6, "#FFD27A"),
    stroke("M40 38q7 -1 8 5M12 38q-7 -1 -8 5", copper.dark, 4),
    stroke("M20 24q-5 -6 0 -11t0 -10M32 24q5 -6 0 -11t0 -9", "#fff", 4, { opacity: 0.5 }),
    bulb(64, 56, 3),
  );

/** A kitchen sink with a tap and plates. */
export const sink = (): Drawing =>
  drawing(
    110,
    100,
    contact(55, 92, 50, 9),
    block(5, 30, 100, 26, 36, teal, 8),
    panel(14, 62, 38, 25, teal, 6) + panel(58, 62, 38, 25, teal, 6),
    knob(46, 74, 3, gold) + knob(64, 74, 3, gold),
    box(2, 28, 106, 29, 9, linen.lo) + box(2, 26, 106, 28, 9, linen.hi),
    box(16, 31, 52, 20, 9, steel.lo) +
      box(18, 34, 48, 16, 8, sky.mid) +
      ellipse(40, 43, 17, 5, sky.hi) +
      circle(31, 40, 3.5, "#fff") +
      circle(49, 44, 2.6, "#fff") +
      circle(43, 38, 2, "#fff"),
    stroke("M42 30V12q0 -8 -9 -8t-9 8v6", steel.dark, 7),
    stroke("M41 30V12q0 -7 -8 -7t-8 7v5", steel.hi, 4),
    stroke("M25 20v14", "#C9F2FF", 4),
    circle(50, 28, 4, coral.mid) + circle(34, 28, 4, sky.mid),
    ellipse(88, 43, 15, 6, steel.mid) +
      ellipse(88, 40, 15, 6, linen.lo) +
      ellipse(88, 38.5, 15, 6, "#fff") +
      ellipse(88, 38.5, 9, 3.4, linen.lo),
  );
