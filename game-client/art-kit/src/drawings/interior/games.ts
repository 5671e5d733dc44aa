import { RAMPS } from "../../palette.ts";
import { box, circle, type Drawing, drawing, ellipse, path, place, repeat, stroke } from "../../svg.ts";
import { bolt, contact } from "./parts.ts";
import { TONES } from "./tones.ts";

const { navy, cyan, copper, steel, soot } = TONES;
const { gold, violet, coral, leaf, wood, teal } = RAMPS;

/** Shapes in a box of 24 x 24 about their middle, in the order in which they circle. */
const ICONS = [
  "M0 -12L3.4 -4H12L5.2 1.4L7.6 10L0 5L-7.6 10L-5.2 1.4L-12 -4H-3.4z",
  "M4 -11A11 11 0 1 0 11 5A9 9 0 0 1 4 -11z",
  "M0 10C-9 3 -11 -1 -11 -4A5.4 5.4 0 0 1 0 -7A5.4 5.4 0 0 1 11 -4C11 -1 9 3 0 10z",
  "M0 -12C5 -4 9 -1 9 4A9 9 0 0 1 -9 4C-9 -1 -5 -4 0 -12z",
  "M0 -12L3 -6L9 -9L8 -2L12 3L5 5L2 11L-3 6L-9 8L-9 1L-12 -4L-5 -6z",
  "M10 -10C-4 -11 -12 -3 -10 9L-11 12L-8 11C6 12 12 2 10 -10z",
] as const;

/** A ring of six shapes, flat on the floor, about whoever stands in it. */
export const orbitRing = (): Drawing =>
  drawing(
    240,
    150,
    ellipse(121, 78, 114, 66, "#18285A", { opacity: 0.16 }),
    ellipse(120, 75, 114, 66, navy.dark),
    ellipse(120, 73, 113, 65, navy.lo),
    ellipse(120, 73, 96, 53, navy.mid),
    ellipse(120, 73, 96, 53, "none", { stroke: cyan.mid, "stroke-width": 2, opacity: 0.7 }),
    ellipse(120, 73, 110, 62, "none", { stroke: gold.mid, "stroke-width": 3 }),
    ellipse(120, 73, 52, 27, violet.lo, { opacity: 0.5 }),
    ...[
      [70, 52],
      [168, 98],
      [92, 104],
      [150, 44],
      [128, 116],
    ].map(([x, y]) => circle(x!, y!, 1.8, "#fff", { opacity: 0.8 })),
    repeat(ICONS.length, (index) => {
      const turn = (index / ICONS.length) * 2 * Math.PI - Math.PI / 2;
      const [x, y] = [120 + Math.cos(turn) * 96, 73 + Math.sin(turn) * 53];
      return place(
        x,
        y,
        ellipse(0, 1, 17, 12, navy.dark) +
          ellipse(0, -1, 17, 12, gold.lo) +
          ellipse(0, -2, 15, 10.5, gold.mid) +
          place(0, -2, path(ICONS[index]!, navy.dark), { scale: 0.72 }),
      );
    }),
    // Where they are to be caught: the top.
    path("M120 24l-9 -15h18z", gold.hi, { stroke: navy.dark, "stroke-width": 2 }),
  );

/** What each machine of Nut's shows on its screen. */
const SCREENS: Readonly<Record<string, string>> = {
  lights: [
    [40, 40, cyan.mid],
    [62, 34, gold.mid],
    [84, 40, coral.mid],
    [51, 56, leaf.mid],
    [73, 56, violet.hi],
  ]
    .map(
      ([x, y, fill]) =>
        circle(x as number, y as number, 8, fill as string) +
        circle((x as number) - 2.4, (y as number) - 2.6, 2.4, "#fff"),
    )
    .join(""),
  crates: [
    [34, 46],
    [54, 46],
    [74, 30],
  ]
    .map(
      ([x, y]) =>
        box(x!, y!, 18, 18, 3, wood.lo) +
        box(x! + 1, y!, 16, 15, 3, wood.hi) +
        stroke(`M${x! + 3} ${y! + 3}L${x! + 15} ${y! + 13}`, wood.lo, 2.4),
    )
    .concat(circle(87, 57, 6, "none", { stroke: gold.mid, "stroke-width": 3 }))
    .join(""),
  belts: [
    [34, leaf.mid],
    [54, cyan.mid],
    [74, coral.mid],
  ]
    .map(
      ([x, fill]) =>
        box(x as number, 26, 16, 42, 3, steel.dark) +
        stroke(`M${(x as number) + 3} 52l5 -6l5 6M${(x as number) + 3} 40l5 -6l5 6`, fill as string, 3),
    )
    .join(""),
};

/** A game machine of Nut's, built from spare parts: a wide screen on a cabinet, two levers and a slot for stars. */
export const machine = (variant: string): Drawing => {
  const shown = SCREENS[variant === "" ? "lights" : variant];
  if (shown === undefined) throw new RangeError(`no machine plays "${variant}"`);
  return drawing(
    124,
    150,
    contact(62, 141, 58, 9),
    // Cabinet.
    box(8, 78, 108, 66, 8, copper.dark),
    box(8, 76, 108, 64, 8, copper.lo),
    box(9, 76, 92, 62, 8, copper.mid),
    box(14, 80, 14, 50, 6, copper.hi, { opacity: 0.7 }),
    // The desk with its levers and buttons.
    box(2, 72, 120, 22, 8, steel.dark),
    box(2, 70, 120, 20, 8, steel.lo),
    box(4, 70, 116, 14, 7, steel.hi),
    stroke("M26 78V62M98 78V62", steel.dark, 5),
    circle(26, 60, 7, coral.lo) + circle(25, 59, 6, coral.mid) + circle(23, 57, 2, "#fff"),
    circle(98, 60, 7, leaf.lo) + circle(97, 59, 6, leaf.mid) + circle(95, 57, 2, "#fff"),
    ...[50, 62, 74].map((x) => ellipse(x, 79, 5, 3.4, gold.lo) + ellipse(x, 78, 5, 3.2, gold.mid)),
    // The screen.
    box(20, 12, 84, 66, 10, soot.dark),
    box(20, 10, 84, 66, 10, soot.mid),
    box(27, 18, 70, 54, 6, "#1B2350"),
    shown,
    path("M30 20H58L34 70H30z", "#fff", { opacity: 0.08 }),
    // An antenna from something else, and a patch.
    stroke("M88 10V-2", steel.lo, 4) + circle(88, -1, 5, gold.mid),
    box(24, 4, 26, 9, 3, teal.mid, { transform: "rotate(-4 37 8)" }),
    circle(27, 8, 1.6, teal.dark) + circle(46, 7, 1.6, teal.dark),
    // Where stars come out.
    box(42, 104, 40, 12, 5, soot.dark),
    place(62, 124, path(ICONS[0], gold.mid, { stroke: gold.dark, "stroke-width": 2 }), { scale: 0.7 }),
    ...[
      [16, 132],
      [108, 132],
      [16, 98],
      [108, 98],
    ].map(([x, y]) => bolt(x!, y!, steel)),
  );
};
