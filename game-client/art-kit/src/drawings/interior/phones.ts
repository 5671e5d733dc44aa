import { RAMPS } from "../../palette.ts";
import { box, circle, clipped, type Drawing, drawing, ellipse, path, repeat, stroke } from "../../svg.ts";
import { block, bolt, contact, halo, knob, leg, pane } from "./parts.ts";
import { LIT, SCREEN, TONES } from "./tones.ts";

const { copper, steel, ivory, soot, cyan, velvet } = TONES;
const { wood, gold, coral, teal, leaf, sky } = RAMPS;

/** A receiver that lies across, about the middle of its back. */
const receiver = (x: number, y: number): string =>
  stroke(`M${x - 20} ${y + 9}Q${x - 20} ${y - 5} ${x} ${y - 5}T${x + 20} ${y + 9}`, soot.dark, 11) +
  stroke(`M${x - 20} ${y + 7}Q${x - 20} ${y - 7} ${x} ${y - 7}T${x + 20} ${y + 7}`, soot.mid, 8) +
  stroke(`M${x - 15} ${y - 1}Q${x - 9} ${y - 9} ${x + 4} ${y - 9}`, soot.hi, 2.4);

/** A telephone box with its lamp on. */
export const phoneBooth = (): Drawing =>
  drawing(
    96,
    170,
    contact(48, 160, 44, 9),
    box(6, 26, 84, 136, 8, coral.dark),
    box(6, 24, 84, 132, 8, coral.lo),
    box(7, 24, 74, 131, 8, coral.mid),
    path("M2 30Q4 4 48 4T94 30V36H2z", coral.dark),
    path("M3 27Q6 2 48 2T93 27V32H3z", coral.mid),
    path("M8 24Q14 7 44 5Q24 12 20 26z", coral.hi),
    box(20, 14, 56, 13, 5, coral.dark) + box(21, 13, 54, 12, 5, LIT.mid) + box(24, 14, 34, 4, 2, LIT.hi),
    stroke("M30 21a6 3.4 0 0 1 12 0M46 19h20", coral.lo, 3),
    ...[14, 50].flatMap((x) => [42, 70, 98].map((y) => pane(x, y, 32, 24, "#BFEFF6", "#fff", 4))),
    box(38, 48, 22, 34, 5, soot.dark, { opacity: 0.5 }),
    box(40, 50, 18, 28, 4, soot.mid) + circle(49, 66, 6, ivory.mid) + circle(49, 66, 2.2, gold.mid),
    stroke("M42 53h14", soot.hi, 3),
    box(14, 128, 68, 24, 5, coral.lo) + box(15, 128, 62, 21, 4, coral.mid),
    stroke("M20 132h34", coral.hi, 2.4),
    box(79, 84, 6, 18, 3, gold.lo) + box(79, 83, 4.4, 16, 2.2, gold.hi),
    stroke("M9 34V152", coral.hi, 2.6, { opacity: 0.8 }),
  );

/** The lamps of an exchange, over its sockets: whether one is lit goes by where it is. */
const exchangeLamps = (x: number, y: number, columns: number): string =>
  repeat(columns * 2, (index) => {
    const [cx, cy] = [x + (index % columns) * 12, y + Math.floor(index / columns) * 11];
    const colour = [LIT.mid, soot.hi, leaf.hi, soot.hi, coral.hi, soot.hi, cyan.mid][(index * 5) % 7]!;
    return circle(cx, cy, 3.6, soot.dark) + circle(cx - 0.3, cy - 0.4, 2.7, colour);
  });

/** An exchange, at which voices are plugged together by hand. */
export const switchboard = (): Drawing =>
  drawing(
    132,
    150,
    contact(66, 141, 58, 9),
    box(12, 6, 108, 128, 9, wood.dark),
    box(12, 4, 108, 124, 9, wood.lo),
    box(13, 4, 98, 122, 9, wood.mid),
    stroke("M22 8h60", wood.hi, 3.4),
    box(22, 16, 86, 34, 5, soot.dark) + exchangeLamps(32, 27, 6),
    box(22, 54, 86, 34, 5, copper.dark) + box(23, 54, 83, 31, 4, copper.lo),
    repeat(18, (index) => {
      const [x, y] = [32 + (index % 6) * 13, 61 + Math.floor(index / 6) * 9];
      return circle(x, y, 3.2, copper.hi) + circle(x, y, 1.9, soot.dark);
    }),
    block(6, 92, 120, 14, 18, wood, 6),
    ...(
      [
        [32, 61, 38, coral],
        [58, 70, 54, teal],
        [84, 61, 74, gold],
        [97, 79, 96, sky],
      ] as const
    ).map(([from, y, to, tones]) => {
      const line = `M${from} ${y}C${from} ${y + 22} ${to - 8} ${y + 4} ${to} 97`;
      return stroke(line, tones.dark, 4.4) + stroke(line, tones.mid, 2.8) + knob(to, 97, 4, tones);
    }),
    ...[22, 110].map((x) => leg(x, 118, 140, wood, 11)),
    box(46, 112, 40, 8, 3, wood.dark) + circle(66, 116, 2, gold.hi),
  );

/** A small table with a telephone that rings now and then. */
export const phoneTable = (): Drawing =>
  drawing(
    84,
    100,
    contact(42, 91, 34, 8),
    ...[20, 64].map((x) => leg(x, 60, 92, wood, 8)),
    stroke("M22 78H62", wood.dark, 5),
    ellipse(42, 56, 36, 13, wood.dark) + ellipse(42, 53, 36, 12, wood.mid) + ellipse(38, 51, 24, 6, wood.hi),
    path("M18 50L24 28Q42 20 60 28L66 50Q42 58 18 50z", teal.dark),
    path("M19 47L25 27Q42 19 59 27L65 47Q42 55 19 47z", teal.mid),
    path("M22 44L27 29Q34 24 42 24Q32 30 30 46z", teal.hi),
    circle(42, 39, 10, ivory.dark) + circle(42, 38, 9.4, ivory.mid),
    repeat(8, (index) => {
      const turn = ((index * 36 - 130) * Math.PI) / 180;
      return circle(42 + Math.cos(turn) * 6.4, 38 + Math.sin(turn) * 6.4, 1.6, soot.mid);
    }),
    circle(42, 38, 2.6, gold.mid),
    receiver(42, 21),
    stroke("M65 46q10 6 6 14q-4 8 4 12", soot.lo, 2.6, { "stroke-dasharray": "3 2" }),
  );

/** The digits of the poster, around (0, 0): 22 px wide and 30 high. */
const DIGITS: Readonly<Record<string, string>> = {
  "1": "M-5 -9L2 -14V14",
  "0": "M0 -14C-11 -14 -11 14 0 14S11 -14 0 -14z",
  "6": "M8 -12C-6 -14 -10 -2 -9 5C-8 12 -4 14 0 14C6 14 9 10 9 5C9 -1 5 -4 0 -4C-4 -4 -8 -1 -9 5",
};

/** The poster of the opening: a ringing telephone, and the day below it. */
export const poster = (): Drawing =>
  drawing(
    96,
    100,
    box(9, 6, 80, 90, 4, "#18285A", { opacity: 0.22 }),
    box(6, 2, 82, 91, 4, coral.dark) + box(6, 1, 80, 89, 4, ivory.mid),
    box(10, 5, 72, 45, 3, teal.mid),
    clipped(
      "rays",
      box(10, 5, 72, 45, 3, "#000"),
      repeat(9, (index) =>
        path(`M46 34L${-6 + index * 13} -10h7z`, "#fff", { opacity: index % 2 ? 0.12 : 0.24 }),
      ),
    ),
    path("M30 46L34 32Q46 26 58 32L62 46z", coral.dark) + path("M31 44L35 31Q46 26 57 31L61 44z", coral.mid),
    circle(46, 38, 5.4, ivory.hi) + circle(46, 38, 1.8, gold.mid),
    receiver(46, 26),
    stroke("M18 18l-5 -4M17 26h-6M74 18l5 -4M75 26h6", LIT.hi, 3),
    ...[..."1006"].map(
      (digit, index) =>
        `<g transform="translate(${18 + index * 17 + (index > 1 ? 5 : 0)} 70) scale(0.74 0.9)">${stroke(DIGITS[digit]!, coral.lo, 5.2)}</g>`,
    ),
    circle(46, 80, 2.6, coral.lo),
    ...[
      [10, 5],
      [82, 5],
    ].map(([x, y]) => circle(x!, y!, 3, gold.lo) + circle(x! - 0.6, y! - 0.8, 2, gold.hi)),
  );

/** A dish that listens to the sky. */
export const dish = (): Drawing =>
  drawing(
    120,
    140,
    contact(60, 130, 42, 9),
    stroke("M60 84L34 130M60 84L88 130M60 84V126", steel.dark, 7) +
      stroke("M59 84L33 128M59 84L86 128", steel.hi, 2.4),
    box(44, 84, 32, 16, 6, soot.dark) + box(45, 83, 26, 13, 5, soot.mid),
    ellipse(62, 50, 52, 46, steel.dark, { transform: "rotate(-24 62 50)" }),
    ellipse(60, 48, 51, 45, "#E9EEFA", { transform: "rotate(-24 60 48)" }),
    ellipse(64, 52, 42, 36, steel.hi, { transform: "rotate(-24 64 52)" }),
    ellipse(69, 57, 28, 23, steel.mid, { transform: "rotate(-24 69 57)", opacity: 0.55 }),
    path("M18 40Q26 14 52 8Q30 22 26 48z", "#fff", { opacity: 0.9 }),
    stroke("M62 54L88 22M46 78L88 22M92 66L88 22", soot.mid, 3),
    halo(89, 20, 14, cyan.mid, 0.4) + circle(89, 20, 7, coral.dark) + circle(88, 19, 5.6, coral.hi),
    bolt(60, 91, steel, 3),
    stroke("M58 100V112", SCREEN.lo, 3),
    box(50, 108, 22, 12, 4, soot.dark) + box(53, 111, 12, 5, 2, leaf.hi),
  );

/** A drum of wire, on its side. */
export const cableSpool = (): Drawing =>
  drawing(
    92,
    92,
    contact(46, 84, 40, 8),
    ellipse(46, 74, 40, 14, wood.dark) + ellipse(46, 71, 40, 13, wood.mid),
    box(20, 32, 52, 40, 6, velvet.dark),
    ...[0, 1, 2, 3].map(
      (row) =>
        path(
          `M18 ${38 + row * 9}Q46 ${48 + row * 9} 74 ${38 + row * 9}v7Q46 ${55 + row * 9} 18 ${45 + row * 9}z`,
          coral.lo,
        ) + stroke(`M21 ${41 + row * 9}Q40 ${49 + row * 9} 58 ${48 + row * 9}`, coral.hi, 2.4),
    ),
    ellipse(46, 30, 40, 15, wood.dark) +
      ellipse(46, 26, 40, 14.5, wood.mid) +
      ellipse(42, 23, 30, 9, wood.hi),
    ellipse(46, 26, 11, 4.6, wood.dark) + ellipse(46, 27, 8, 3, soot.dark),
    ...[
      [22, 24],
      [70, 24],
      [34, 34],
      [58, 34],
    ].map(([x, y]) => circle(x!, y!, 2.2, wood.lo)),
    stroke("M74 60q14 2 10 14t4 10", coral.dark, 5) + stroke("M74 59q14 2 10 14t4 9", coral.mid, 3),
  );
