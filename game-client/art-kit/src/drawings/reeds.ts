import { RAMPS } from "../palette.ts";
import { box, type Drawing, drawing, ellipse, place, stroke } from "../svg.ts";

/** Blades: [foot x, tip x, tip y, tone]. */
const BLADES = [
  [26, 6, 40, "dark"],
  [34, 20, 16, "lo"],
  [40, 36, 6, "mid"],
  [46, 58, 14, "lo"],
  [52, 74, 36, "dark"],
  [38, 30, 28, "hi"],
  [48, 52, 24, "hi"],
] as const;

const bulrush = (x: number, y: number, lean: number): string =>
  place(
    x,
    y,
    stroke("M0 0V44", RAMPS.leaf.lo, 2.5) +
      box(-4, -16, 8, 22, 4, RAMPS.wood.dark) +
      box(-3, -15, 4, 18, 2, RAMPS.wood.hi, { opacity: 0.7 }) +
      stroke("M0 -16v-6", RAMPS.wood.lo, 2),
    { turn: lean },
  );

/** Reeds with bulrushes at the water's edge. */
export const reeds = (): Drawing =>
  drawing(
    80,
    78,
    ellipse(40, 70, 28, 6, "#1F7FB8", { opacity: 0.3 }),
    ...BLADES.slice(0, 5).map(([foot, tip, top, tone]) =>
      stroke(`M${foot} 70Q${foot} ${top + 24} ${tip} ${top}`, RAMPS.leaf[tone], 5),
    ),
    bulrush(30, 28, -8),
    bulrush(50, 24, 7),
    ...BLADES.slice(5).map(([foot, tip, top, tone]) =>
      stroke(`M${foot} 70Q${foot} ${top + 24} ${tip} ${top}`, RAMPS.leaf[tone], 3.5),
    ),
  );
