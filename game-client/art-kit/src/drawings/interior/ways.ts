import { RAMPS, type Ramp } from "../../palette.ts";
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
  radial,
  repeat,
  stroke,
} from "../../svg.ts";
import { bolt, facets, halo, knob } from "./parts.ts";
import { LIT, TONES } from "./tones.ts";

const { silver, navy, cyan, steel, soot, copper } = TONES;
const { gold, wood, stone } = RAMPS;

/** A lift: two doors in a metal frame, the floors above them in lights, its button beside. */
export const lift = (): Drawing =>
  drawing(
    128,
    100,
    path("M6 96V14Q6 2 18 2H110Q122 2 122 14V96z", steel.dark),
    path("M6 95V13Q6 0 18 0H110Q120 0 120 13V95z", silver.lo),
    path("M9 95V14Q9 3 19 3H109Q115 3 115 14V95z", silver.mid),
    stroke("M16 7H80", "#fff", 3),
    box(30, 5, 68, 13, 6, soot.dark),
    ...[0, 1, 2, 3, 4].map((index) => circle(42 + index * 11, 11.5, 3.4, index === 1 ? LIT.mid : soot.hi)),
    circle(53, 11.5, 6, LIT.mid, { opacity: 0.35 }),
    path("M90 8l4 7h-8z", LIT.lo),
    box(16, 22, 84, 74, 4, soot.dark),
    box(19, 25, 39, 71, 2, silver.lo),
    box(19, 25, 33, 71, 2, silver.mid),
    path("M21 94V27h14L24 94z", "#fff", { opacity: 0.75 }),
    box(60, 25, 38, 71, 2, silver.lo),
    box(60, 25, 32, 71, 2, silver.mid),
    path("M66 94L76 27h10L74 94z", "#fff", { opacity: 0.6 }),
    stroke("M59 25v70", steel.dark, 2.4),
    box(24, 54, 29, 5, 2.5, steel.lo, { opacity: 0.5 }),
    box(65, 54, 28, 5, 2.5, steel.lo, { opacity: 0.5 }),
    box(103, 44, 14, 26, 5, steel.dark),
    box(103, 43, 13, 24, 5, steel.hi),
    circle(109.5, 50, 3.8, gold.lo) + circle(109, 49.5, 2.8, LIT.mid),
    circle(109.5, 60, 3.8, steel.lo) + circle(109, 59.5, 2.6, silver.hi),
    path("M12 96h96v2q-48 4 -96 0z", steel.dark),
  );

/** A ladder that leans on the wall and leads up through it. */
export const ladder = (): Drawing =>
  drawing(
    64,
    125,
    ...[14, 32, 50, 68, 86, 104].map(
      (y) =>
        stroke(`M16 ${y + 3}H48`, wood.dark, 6) +
        stroke(`M16 ${y}H48`, RAMPS.wood.hi, 6) +
        stroke(`M18 ${y - 1.5}H36`, "#F0BE8C", 2),
    ),
    ...[12, 52].map(
      (x) =>
        stroke(`M${x} 4V117`, wood.dark, 9) +
        stroke(`M${x - 1} 4V115`, wood.mid, 7) +
        stroke(`M${x - 2.6} 6V112`, wood.hi, 2.4),
    ),
    ...[12, 52].map((x) => box(x - 6, 112, 12, 8, 3, soot.lo)),
  );

/** Stairs that lead up through an opening of the wall. */
export const stairs = (): Drawing =>
  drawing(
    136,
    100,
    linear("dark", "down", "#171338", "#3A2F6B"),
    path("M6 96V26Q6 2 34 2H102Q130 2 130 26V96z", stone.dark),
    path("M6 96V25Q6 0 34 0H102Q128 0 128 25V96z", stone.mid),
    stroke("M14 60V27Q14 7 36 7H76", stone.hi, 4),
    path("M18 96V30Q18 11 38 11H98Q118 11 118 30V96z", "url(#dark)"),
    repeat(6, (index) => {
      const inset = (5 - index) * 5;
      const y = 32 + index * 10.5;
      return (
        box(20 + inset, y, 96 - inset * 2, 12.5, 2, wood.dark) +
        box(20 + inset, y, 96 - inset * 2, 7, 2.5, index % 2 ? "#E0A870" : wood.hi, {
          opacity: 0.55 + index * 0.09,
        }) +
        stroke(`M${26 + inset} ${y + 2}h${(96 - inset * 2) * 0.5}`, "#FFD9A8", 1.8, {
          opacity: 0.3 + index * 0.1,
        })
      );
    }),
    halo(68, 20, 12, LIT.mid, 0.35),
    circle(68, 17, 4, LIT.hi),
    ...[10, 126].map((x) => box(x - 6, 88, 13, 10, 4, stone.lo)),
  );

/** A heavy door of the Deep: two halves of metal, hazard stripes and an eye of light. */
export const bulkhead = (): Drawing =>
  drawing(
    164,
    100,
    radial("eye", [0, "#fff"], [0.4, cyan.mid], [1, cyan.lo]),
    path("M4 96V22L24 2H140L160 22V96z", navy.dark),
    path("M4 95V21L24 0H140L158 20V95z", navy.lo),
    path("M8 94V22L26 4H138L152 20V94z", navy.mid),
    stroke("M14 40V25L29 9H90", navy.hi, 3.4),
    path("M22 96V30L36 16H128L142 30V96z", soot.dark),
    path("M26 96V32L38 20H80V96z", steel.lo),
    path("M26 96V32L38 20H74V96z", steel.mid),
    path("M84 96V20H126L138 32V96z", steel.lo),
    path("M84 96V20H118L128 32V96z", steel.mid),
    path("M30 60V34L40 24H66Q40 30 38 60z", steel.hi, { opacity: 0.8 }),
    path("M90 24h26l-20 30h-6z", steel.hi, { opacity: 0.6 }),
    clipped(
      "stripes",
      path("M26 78H80V90H26zM84 78H138V90H84z", "#000"),
      box(26, 78, 112, 12, 0, gold.mid) +
        repeat(9, (index) => path(`M${24 + index * 14} 92l10 -16h7l-10 16z`, soot.dark)),
    ),
    stroke("M82 20V96", soot.dark, 4),
    circle(82, 52, 21, soot.dark),
    circle(82, 51, 19, navy.lo),
    circle(82, 50, 17, navy.hi),
    circle(82, 51, 12.5, soot.dark),
    circle(82, 51, 10, "url(#eye)"),
    repeat(6, (index) => place(82, 51, box(-3, -21, 6, 6, 2, navy.dark), { turn: index * 60 + 30 })),
    ...[14, 150].flatMap((x) => [34, 62, 88].map((y) => bolt(x, y, steel, 3))),
  );

/** One half of a curtain that is gathered at its outer side; `flip` 1 for the left one, -1 for the right. */
const drape = (x: number, flip: number, tones: Ramp): string =>
  place(
    x,
    0,
    `<g transform="scale(${flip} 1)">` +
      path("M0 8H44Q46 44 26 62Q20 68 22 96H0z", tones.dark) +
      path("M0 8H42Q44 42 24 60Q18 68 19 94H0z", tones.mid) +
      path("M4 10Q10 44 6 92H12Q17 64 14 10zM22 10Q24 40 14 58Q20 52 30 40Q36 26 32 10z", tones.lo, {
        opacity: 0.85,
      }) +
      path("M0 10Q4 50 0 92zM16 10Q19 36 13 56Q24 40 22 10z", tones.hi, { opacity: 0.75 }) +
      path("M0 58Q14 66 27 56L28 63Q14 72 0 65z", gold.lo) +
      path("M0 57Q14 65 27 55L27.5 59Q14 68 0 61z", gold.hi) +
      circle(26, 62, 4, gold.mid) +
      stroke("M25 66l-2 8M28 66l1 8", gold.lo, 2) +
      "</g>",
  );

/** A pair of curtains on a golden rod. */
export const curtain = (tones: Ramp = TONES.velvet): Drawing =>
  drawing(
    132,
    100,
    linear("behind", "down", "#241B45", "#4A2E5E"),
    box(14, 8, 104, 88, 3, "url(#behind)", { opacity: 0.9 }),
    drape(10, 1, tones),
    drape(122, -1, tones),
    path(`M8 6H124V16${repeat(9, (index) => `Q${117.5 - index * 13} 26 ${111 - index * 13} 16`)}z`, tones.lo),
    path(
      `M8 6H124V13${repeat(9, (index) => `Q${117.5 - index * 13} 22 ${111 - index * 13} 13`)}z`,
      tones.mid,
    ),
    stroke("M6 6H126", gold.dark, 6),
    stroke("M6 4.5H126", gold.mid, 5),
    stroke("M10 3.5H80", gold.hi, 2),
    knob(5, 5, 5, gold),
    knob(127, 5, 5, gold),
  );

/** A tall mirror in a golden frame. */
export const mirror = (): Drawing =>
  drawing(
    80,
    100,
    linear("silver", "down", "#D6F1FF", "#A9D4F0", "#CDB9E8"),
    path("M22 92l-8 6M58 92l8 6", gold.dark, {
      stroke: gold.dark,
      "stroke-width": 5,
      "stroke-linecap": "round",
    }),
    ellipse(40, 50, 33, 47, gold.dark),
    ellipse(40, 48, 33, 46, gold.lo),
    ellipse(39, 47, 31, 44, gold.mid),
    path("M12 56A30 42 0 0 1 34 5Q18 18 16 56z", gold.hi),
    ellipse(40, 48, 26, 39, gold.dark),
    clipped(
      "glass",
      ellipse(40, 49, 25, 38, "#000"),
      box(10, 8, 60, 82, 0, "url(#silver)") +
        path("M20 80L52 6h12L32 84zM44 88L70 30v16L52 88z", "#fff", { opacity: 0.5 }) +
        ellipse(40, 92, 30, 16, "#7E6BB0", { opacity: 0.3 }),
    ),
    circle(40, 4, 6, gold.lo) + circle(40, 3, 5, gold.hi),
    facets(40, 3.5, 7, cyan),
  );

/** A chart of the stars: the constellation of a gem among its orbits. */
export const starMap = (): Drawing =>
  drawing(
    144,
    100,
    linear("night", "down", "#1D2358", "#3A3F96"),
    box(8, 9, 128, 78, 8, "#241B45", { opacity: 0.3 }),
    box(6, 6, 132, 78, 8, gold.dark),
    box(6, 4, 132, 77, 8, gold.mid),
    stroke("M12 8H90M10 12V50", gold.hi, 2.6),
    box(13, 11, 118, 63, 4, "url(#night)"),
    ...[22, 15].map((r) =>
      circle(46, 42, r, "none", { stroke: "#8FA4F0", "stroke-width": 1.2, opacity: 0.7 }),
    ),
    circle(46, 42, 28, "none", {
      stroke: "#8FA4F0",
      "stroke-width": 1.2,
      "stroke-dasharray": "3 4",
      opacity: 0.8,
    }),
    circle(46, 42, 7, LIT.lo) + circle(44.5, 40.5, 4.6, LIT.hi),
    circle(61, 42, 3.4, cyan.mid) + circle(30, 27, 3, RAMPS.pink.mid) + circle(52, 68.5, 4, RAMPS.violet.hi),
    stroke("M88 34L96 22H114L122 34L105 60L88 34H122", "#BFD4FF", 1.4, { opacity: 0.9 }),
    ...[
      [88, 34],
      [96, 22],
      [114, 22],
      [122, 34],
      [105, 60],
    ].map(([x, y]) => circle(x!, y!, 3, "#FFF9D6")),
    ...[
      [22, 20],
      [74, 18],
      [80, 56],
      [24, 64],
      [70, 66],
      [126, 64],
      [92, 68],
    ].map(([x, y], index) => circle(x!, y!, index % 2 ? 1.4 : 1, "#fff", { opacity: 0.9 })),
    box(58, 78, 28, 8, 3, copper.dark) + box(59, 77.5, 26, 6, 2.5, gold.hi),
  );
