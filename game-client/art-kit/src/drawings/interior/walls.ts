import { COLOUR, RAMPS, type Ramp } from "../../palette.ts";
import { box, circle, clipped, type Drawing, drawing, ellipse, linear, path, stroke } from "../../svg.ts";
import { bolt, cogwheel, halo, knob, panel } from "./parts.ts";
import { LIT, TONES } from "./tones.ts";

const { copper, steel, ivory, soot } = TONES;
const { wood, gold, iron, teal, coral, leaf } = RAMPS;

/** Cogs that turn each other on a wall. */
export const gearWall = (): Drawing =>
  drawing(
    150,
    100,
    box(14, 70, 122, 9, 4, soot.dark, { opacity: 0.5 }),
    cogwheel(108, 60, 25, 10, steel, 8),
    cogwheel(52, 48, 36, 12, copper, 4),
    cogwheel(98, 24, 19, 8, gold, 12),
    ...[18, 132].map((x) => bolt(x, 74, steel, 4)),
  );

/** A run of pipe from `d`, in its metal. */
const pipe = (d: string, tones: Ramp, width: number): string =>
  stroke(d, tones.dark, width, { transform: "translate(0 2)" }) +
  stroke(d, tones.lo, width) +
  stroke(d, tones.mid, width * 0.72, { transform: "translate(-1 -1)" }) +
  stroke(d, tones.hi, width * 0.24, { transform: "translate(-2 -2.4)" });

const collar = (x: number, y: number, tones: Ramp, upright: boolean): string =>
  upright
    ? box(x - 9, y - 4, 18, 9, 3, tones.dark) +
      box(x - 9, y - 5, 18, 7, 3, tones.mid) +
      box(x - 7, y - 4, 8, 3, 1.5, tones.hi)
    : box(x - 4, y - 9, 9, 18, 3, tones.dark) +
      box(x - 5, y - 9, 7, 18, 3, tones.mid) +
      box(x - 4, y - 7, 3, 8, 1.5, tones.hi);

/** Pipes along a wall, with a gauge and a red valve. */
export const pipes = (): Drawing =>
  drawing(
    150,
    100,
    pipe("M22 94V20q0 -10 10 -10H146", steel, 11),
    pipe("M4 36H96q12 0 12 12V94", copper, 13),
    pipe("M44 94V58q0 -8 8 -8H64", gold, 8),
    collar(22, 62, steel, true),
    collar(108, 74, copper, true),
    collar(74, 36, copper, false),
    collar(118, 10, steel, false),
    circle(44, 37, 14, copper.dark),
    circle(44, 35, 13, gold.mid),
    circle(44, 35, 9.5, "#FFF9E6"),
    stroke("M44 35l5 -5", coral.lo, 2.6),
    stroke("M38 38a7 7 0 0 1 1 -6M49 38a7 7 0 0 0 0 -5", soot.lo, 1.4),
    circle(108, 56, 13, coral.dark),
    circle(108, 54, 13, coral.mid),
    circle(108, 54, 7.5, coral.dark),
    stroke("M97 54h22M108 43v22", coral.mid, 3.6),
    circle(108, 54, 3.4, coral.hi),
  );

/** A lamp on a wall, lit. */
export const wallLamp = (tones: Ramp = copper): Drawing =>
  drawing(
    60,
    100,
    halo(30, 38, 29, LIT.mid, 0.34),
    box(25, 58, 10, 14, 4, tones.dark),
    box(25, 57, 10, 12, 4, tones.mid),
    stroke("M30 60Q30 52 30 50", tones.lo, 6),
    path("M15 50h30l-5 7H20z", tones.dark),
    path("M16 49L19 26h22l4 23z", LIT.lo),
    path("M19 47L22 27h16l3 20z", LIT.mid),
    path("M21 46L23 28h6v18z", LIT.hi),
    stroke("M30 27v22", tones.lo, 2, { opacity: 0.6 }),
    path("M13 27Q30 6 47 27z", tones.lo),
    path("M18 24Q27 12 36 14Q26 16 22 24z", tones.hi, { opacity: 0.8 }),
    circle(30, 14, 3.4, tones.hi),
  );

/** A window with the valley behind it. */
export const wallWindow = (): Drawing =>
  drawing(
    116,
    100,
    linear("sky", "down", "#9FE0FF", "#E8FBFF", "#FFF3C9"),
    box(8, 8, 100, 72, 10, wood.dark),
    box(8, 6, 100, 70, 10, wood.mid),
    box(11, 8, 90, 5, 2.5, wood.hi),
    clipped(
      "view",
      box(16, 14, 84, 56, 6, "#000"),
      box(16, 14, 84, 56, 6, "url(#sky)") +
        ellipse(38, 30, 13, 5, "#fff", { opacity: 0.9 }) +
        ellipse(47, 27, 10, 6, "#fff", { opacity: 0.9 }) +
        ellipse(82, 36, 12, 4, "#fff", { opacity: 0.7 }) +
        path("M10 72Q34 44 62 60T110 50V74H10z", leaf.hi) +
        path("M10 74Q50 54 74 66T110 62V76H10z", leaf.mid) +
        path("M28 14h16L20 70H4zM56 14h7L39 70h-7z", "#fff", { opacity: 0.35 }),
    ),
    stroke("M58 14v56M16 42h84", wood.mid, 5),
    stroke("M56.5 15v53M17 40.5h82", wood.hi, 1.6, { opacity: 0.8 }),
    box(2, 76, 112, 11, 5, wood.dark),
    box(2, 74, 112, 9, 4.5, COLOUR.plank),
    stroke("M8 76h60", "#FFD9A8", 2),
    box(78, 58, 20, 17, 5, coral.lo),
    box(78, 58, 13, 16, 5, coral.mid),
    ...[82, 88, 94].map((x, index) => circle(x, 54 - (index % 2) * 6, 8, index % 2 ? leaf.hi : leaf.lo)),
    circle(88, 46, 3.4, "#FFD34F"),
    circle(81, 53, 3, "#FF8FB4"),
  );

/** A box of switches on a wall; `open` shows what is behind its lid. */
export const wallPanel = (open: boolean): Drawing =>
  drawing(
    84,
    100,
    stroke("M42 18V2M26 84v14", soot.lo, 6),
    stroke("M41 18V2M25 84v14", soot.hi, 2),
    box(8, 16, 68, 72, 8, steel.dark),
    box(8, 13, 68, 71, 8, steel.lo),
    box(10, 15, 60, 65, 7, steel.mid),
    stroke("M17 18h34", steel.hi, 3),
    ...(open
      ? [
          box(16, 24, 52, 52, 5, soot.dark),
          stroke("M24 28q2 20 10 22t8 22", coral.mid, 4),
          stroke("M58 28q-2 18 -14 20t-16 24", teal.mid, 4),
          stroke("M50 28q6 24 8 44", gold.mid, 4),
          ...[26, 42, 58].map(
            (x) => box(x - 6, 60, 12, 12, 3, copper.lo) + box(x - 5, 60, 7, 10, 2, copper.hi),
          ),
          path("M68 18l16 6v54l-16 6z", steel.lo),
          path("M70 22l11 4v46l-11 5z", steel.hi),
        ]
      : [
          panel(16, 24, 52, 52, steel),
          circle(30, 38, 10, soot.dark),
          circle(30, 37, 8, "#FFF9E6"),
          stroke("M30 38l-4 -4", coral.lo, 2.4),
          circle(52, 33, 5, coral.dark) + circle(52, 32, 4.2, coral.hi),
          circle(62, 33, 3.6, soot.lo),
          box(46, 44, 15, 26, 4, soot.dark),
          stroke("M53.5 58V48", coral.mid, 6),
          stroke("M52 56V49", coral.hi, 2),
          box(21, 54, 18, 4, 2, soot.lo) + box(21, 61, 18, 4, 2, soot.lo) + box(21, 68, 12, 4, 2, soot.lo),
          path("M34 14l8 -1l-4 7h5l-9 11l2 -8h-5z", gold.mid, { transform: "translate(4 0)" }),
        ]),
    ...[14, 70].flatMap((x) => [20, 80].map((y) => bolt(x, y, steel, 3))),
  );

/** A door in a wall: frame, leaf in its colour, a light above and a card reader beside the handle. */
export const wallDoor = (tones: Ramp): Drawing =>
  drawing(
    96,
    100,
    box(4, 2, 88, 95, 12, soot.dark, { opacity: 0.35 }),
    path("M6 96V18Q6 2 22 2H74Q90 2 90 18V96z", ivory.dark),
    path("M6 96V17Q6 1 22 1H74Q88 1 88 17V96z", ivory.lo),
    path("M9 96V18Q9 4 23 4H73Q84 4 84 18V96z", ivory.mid),
    path("M15 96V24Q15 12 26 12H70Q81 12 81 24V96z", tones.dark),
    path("M18 96V26Q18 15 28 15H68Q78 15 78 26V96z", tones.lo),
    path("M18 96V26Q18 15 28 15H66Q73 15 73 26V96z", tones.mid),
    path("M21 40V27Q21 18 29 18H50Q30 22 28 40z", tones.hi, { opacity: 0.75 }),
    panel(26, 25, 42, 28, tones, 7),
    panel(26, 60, 42, 30, tones, 7),
    clipped(
      "glass",
      circle(47, 39, 9.5, "#000"),
      circle(47, 39, 10, LIT.lo) +
        circle(45, 37, 8, LIT.mid) +
        path("M40 46l10 -16h5l-10 16z", "#fff", { opacity: 0.7 }),
    ),
    circle(47, 39, 9.5, "none", { stroke: tones.dark, "stroke-width": 2.4 }),
    knob(70, 60, 4.6, gold),
    box(83, 50, 8, 13, 3, soot.dark),
    circle(87, 54, 2, leaf.hi),
    circle(48, 8, 3.6, LIT.lo) + circle(47.5, 7.6, 2.2, LIT.hi),
    path("M12 96h72v2q-36 4 -72 0z", ivory.dark),
  );

const SCENES: Readonly<Record<string, () => string>> = {
  "": () =>
    box(16, 18, 64, 46, 2, "#BFEBFF") +
    circle(64, 29, 6, "#FFF3B0") +
    path("M16 52Q34 30 50 46T80 38V64H16z", leaf.mid) +
    path("M16 64V56Q40 44 80 60V64z", leaf.lo),
  sea: () =>
    box(16, 18, 64, 46, 2, "#FFD9B8") +
    circle(50, 42, 11, "#FFF3B0") +
    box(16, 42, 64, 22, 0, RAMPS.sky.mid) +
    path("M34 50h26l-5 8H40zM47 48V28l12 20z", "#fff") +
    stroke("M20 58h12M62 54h14M22 48h8", "#BFE9FF", 2),
  gem: () =>
    box(16, 18, 64, 46, 2, RAMPS.night.lo) +
    path("M48 60L30 38L37 26H59L66 38z", TONES.cyan.lo) +
    path("M30 38L37 26H59L66 38z", TONES.cyan.hi) +
    path("M48 60L30 38H41z", TONES.cyan.mid) +
    path("M48 60L41 38H55z", TONES.cyan.hi, { opacity: 0.8 }),
  portrait: () =>
    box(16, 18, 64, 46, 2, RAMPS.violet.lo) +
    path("M28 64Q30 50 48 50T68 64z", coral.mid) +
    box(31, 26, 34, 26, 11, TONES.linen.lo) +
    box(31, 25, 31, 25, 11, TONES.linen.hi) +
    box(36, 31, 24, 13, 6, COLOUR.visor) +
    circle(42, 37, 2.4, COLOUR.cyan) +
    circle(54, 37, 2.4, COLOUR.cyan),
};

/** A picture in a golden frame: hills, or what `variant` names (`sea`, `gem`, `portrait`). */
export const wallPicture = (variant: string): Drawing => {
  const scene = SCENES[variant];
  if (!scene) throw new RangeError(`no picture shows "${variant}"`);
  return drawing(
    96,
    100,
    stroke("M30 14L48 3L66 14", soot.lo, 2),
    box(9, 13, 78, 60, 6, "#3A2A4A", { opacity: 0.28 }),
    box(8, 10, 80, 60, 6, gold.dark),
    box(8, 9, 80, 58, 6, gold.lo),
    box(9, 10, 76, 54, 5, gold.mid),
    stroke("M13 13H70M12 15V50", gold.hi, 2.6),
    clipped(
      "canvas",
      box(16, 18, 64, 42, 2, "#000"),
      scene() + path("M16 18h30L26 60H16z", "#fff", { opacity: 0.18 }),
    ),
    box(16, 18, 64, 42, 2, "none", { stroke: gold.dark, "stroke-width": 2 }),
    box(36, 66, 24, 7, 2.5, iron.dark) + box(37, 66, 22, 5, 2, gold.hi),
  );
};
