import { COLOUR, RAMPS, type Ramp } from "../../palette.ts";
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
import { block, bolt, cogwheel, contact, halo, knob, leg, panel } from "./parts.ts";
import { LIT, SCREEN, TONES } from "./tones.ts";

const { copper, steel, soot, brick, navy, cyan } = TONES;
const { wood, gold, coral, teal, leaf, iron, sky } = RAMPS;

/** A conveyor belt on rollers, running to the right. */
export const conveyor = (): Drawing =>
  drawing(
    196,
    75,
    contact(98, 68, 92, 9),
    ...[24, 98, 172].map((x) => leg(x, 44, 72, steel, 12)),
    stroke("M24 60H172", steel.dark, 5),
    box(4, 14, 188, 46, 21, steel.dark),
    box(4, 11, 188, 44, 21, steel.lo),
    box(8, 13, 178, 26, 13, soot.dark),
    clipped(
      "belt",
      box(8, 12, 180, 25, 12.5, "#000"),
      box(8, 12, 180, 25, 0, soot.mid) +
        repeat(13, (index) => stroke(`M${12 + index * 15} 11l-7 27`, soot.lo, 3.4)) +
        box(8, 12, 180, 6, 0, soot.hi, { opacity: 0.55 }) +
        repeat(5, (index) =>
          path(`M${28 + index * 36} 19l9 5.5l-9 5.5v-3.5h-8v-4h8z`, gold.mid, { opacity: 0.85 }),
        ),
    ),
    box(10, 40, 176, 13, 6, copper.lo),
    box(10, 40, 170, 10, 5, copper.mid),
    stroke("M16 42.5H110", copper.hi, 2.4),
    ...[26, 62, 98, 134, 170].map(
      (x) =>
        circle(x, 46, 5.5, steel.dark) + circle(x, 45.5, 4.4, steel.mid) + circle(x - 1.2, 44, 1.6, steel.hi),
    ),
  );

/** A big machine: dark gauge, a red light on its roof; once it runs, a third gear turns, gauge and lights shine. */
export const stalledMachine = (isRunning: boolean): Drawing => {
  const lamp = isRunning ? leaf : coral;
  return drawing(
    176,
    150,
    contact(88, 138, 84, 13),
    ...(isRunning ? [halo(69, 24, 26, leaf.mid, 0.4)] : []),
    stroke("M132 48V14q0 -8 8 -8h6", steel.dark, 15),
    stroke("M131 48V14q0 -8 8 -8h6", steel.mid, 11),
    stroke("M128 48V16q0 -5 4 -9", steel.hi, 3),
    block(10, 40, 156, 24, 74, copper, 12),
    path("M18 62h26v76h-26z", copper.hi, { opacity: 0.35 }),
    box(28, 74, 52, 46, 9, copper.dark),
    box(31, 77, 46, 40, 7, soot.dark),
    cogwheel(54, 97, 17, 10, steel, 9),
    place(66, 84, cogwheel(0, 0, 9, 8, gold, 4)),
    box(90, 72, 66, 30, 7, copper.dark),
    ...(isRunning
      ? [
          box(92, 74, 62, 25, 6, SCREEN.lo),
          box(92, 74, 62, 13, 6, SCREEN.mid),
          stroke("M97 92q6 -16 12 -4t12 -2t12 -6t14 -2", SCREEN.hi, 3),
          cogwheel(44, 108, 8, 8, copper, 6),
        ]
      : [box(92, 74, 62, 25, 6, SCREEN.off), stroke("M97 92h12l5 -9l6 12l5 -3h23", "#6E69A8", 2.4)]),
    panel(90, 106, 66, 22, copper, 6),
    ...[coral, gold, leaf].map((tones, index) => {
      const x = 102 + index * 17;
      const isLit = isRunning ? index > 0 : index === 0;
      return (
        circle(x, 117, 6, soot.dark) +
        circle(x, 116.5, 4.6, isLit ? tones.mid : soot.hi) +
        (isLit ? circle(x - 1, 115, 1.6, tones.hi) : "")
      );
    }),
    box(54, 32, 30, 14, 5, soot.lo),
    path("M58 33Q58 14 69 14T80 33z", lamp.dark),
    path("M60 33Q60 17 68 16Q74 18 75 33z", isRunning ? lamp.mid : lamp.lo),
    ellipse(66, 24, 3, 6, lamp.hi, { opacity: 0.9 }),
    ...[18, 158].flatMap((x) => [70, 130].map((y) => bolt(x, y, copper, 4))),
    box(22, 132, 26, 10, 4, soot.mid),
    box(128, 132, 26, 10, 4, soot.mid),
  );
};

const jar = (x: number, y: number, tones: Ramp): string =>
  box(x, y - 17, 13, 17, 4, tones.lo) +
  box(x, y - 17, 9, 16, 4, tones.mid) +
  box(x + 1, y - 20, 11, 5, 2, soot.lo) +
  box(x + 2, y - 14, 3, 9, 1.5, tones.hi);

const carton = (x: number, y: number, width: number, height: number): string =>
  box(x, y - height, width, height, 3, wood.lo) +
  box(x, y - height, width - 4, height - 2, 3, COLOUR.plank) +
  box(x + width / 2 - 4, y - height, 6, height - 2, 0, "#F3D2A4") +
  stroke(`M${x + 3} ${y - height + 2}h${width * 0.3}`, "#FFE7C7", 2);

/** Shelves with what a store needs. */
export const shelf = (): Drawing =>
  drawing(
    130,
    125,
    contact(65, 116, 60, 9),
    box(6, 8, 118, 112, 6, wood.dark),
    box(12, 12, 106, 102, 3, "#4E2E22"),
    ...[44, 80, 112].map(
      (y) =>
        box(10, y, 110, 9, 3, wood.dark) +
        box(10, y - 2, 110, 7, 3, wood.hi) +
        stroke(`M14 ${y}h60`, "#F0BE8C", 1.8),
    ),
    carton(18, 42, 30, 22),
    carton(52, 42, 22, 16),
    jar(80, 42, teal),
    jar(97, 42, coral),
    jar(18, 78, gold),
    jar(34, 78, sky),
    cogwheel(66, 64, 13, 9, steel, 5),
    carton(84, 78, 28, 24),
    carton(18, 110, 38, 22),
    box(62, 94, 20, 16, 3, iron.lo) +
      box(62, 94, 15, 14, 3, iron.mid) +
      stroke("M65 94q7 -9 14 0", iron.dark, 3),
    jar(90, 110, leaf),
    ...[6, 114].map(
      (x) =>
        box(x, 6, 10, 115, 4, wood.dark) +
        box(x, 5, 8, 113, 4, wood.mid) +
        box(x + 1, 7, 3, 108, 1.5, wood.hi),
    ),
  );

/** A workbench with a vice and tools. */
export const workbench = (): Drawing =>
  drawing(
    134,
    100,
    contact(67, 92, 62, 9),
    ...[18, 116].map((x) => leg(x, 50, 96, wood, 13)),
    box(18, 74, 98, 9, 3, wood.dark),
    box(22, 58, 40, 16, 4, wood.dark) + panel(24, 58, 36, 14, wood, 4),
    knob(42, 66, 3, gold),
    box(2, 40, 130, 19, 6, wood.dark),
    box(2, 24, 130, 30, 7, wood.mid),
    box(3, 24, 126, 22, 6, COLOUR.plank),
    stroke("M8 27H80M12 35H60M74 40H122", "#FFD9A8", 2),
    box(86, 14, 32, 22, 5, steel.dark),
    box(86, 10, 14, 22, 4, steel.lo) + box(86, 10, 10, 20, 4, steel.mid),
    box(104, 10, 14, 22, 4, steel.lo) + box(104, 10, 10, 20, 4, steel.hi),
    stroke("M110 30v12M102 42h16", soot.dark, 4),
    stroke("M18 42l22 -10", soot.dark, 6),
    stroke("M18 41l22 -10", steel.hi, 3.4),
    circle(42, 30, 6, steel.lo) + circle(45, 28.5, 3, COLOUR.plank),
    stroke("M52 43l16 -4", coral.lo, 6) + stroke("M68 39l10 -3", steel.lo, 3),
    box(52, 20, 20, 13, 3, soot.lo) + box(52, 20, 15, 11, 3, teal.mid) + box(54, 16, 10, 5, 2, teal.lo),
    path("M22 22q8 -8 16 0z", "#F3E0BC"),
  );

/** A furnace of bricks with fire in its mouth. */
export const furnace = (): Drawing =>
  drawing(
    118,
    150,
    contact(59, 139, 56, 11),
    box(72, 2, 26, 54, 5, soot.dark) +
      box(72, 2, 20, 52, 5, soot.lo) +
      box(74, 4, 6, 48, 3, soot.hi) +
      box(68, 0, 34, 9, 4, soot.mid),
    path("M8 140V64Q8 34 59 34T110 64V140Q59 150 8 140z", brick.dark),
    path("M8 136V62Q8 32 59 32T110 62V136Q59 146 8 136z", brick.lo),
    path("M8 136V62Q8 32 59 32T100 62V140Q50 144 8 136z", brick.mid),
    path("M12 66Q16 40 58 37Q26 46 22 66z", brick.hi),
    clipped(
      "bricks",
      path("M8 136V62Q8 32 59 32T110 62V136z", "#000"),
      repeat(20, (index) => {
        const [row, column] = [Math.floor(index / 4), index % 4];
        const line = `M${14 + column * 26 + (row % 2) * 13} ${56 + row * 16}h17`;
        return stroke(line, row % 2 ? brick.hi : brick.lo, 3, { opacity: 0.65 });
      }),
    ),
    path("M26 136V94Q26 66 59 66T92 94V136Q59 142 26 136z", soot.lo),
    path("M26 134V94Q26 66 56 66Q34 72 32 98V135z", soot.hi),
    path("M33 134V97Q33 74 59 74T85 97V134Q59 139 33 134z", "#3A1B2E"),
    path(
      "M36 134Q34 108 46 98Q46 110 52 110Q50 90 62 82Q62 98 70 102Q74 98 73 92Q84 108 82 134Q59 139 36 134z",
      "#FF7A3C",
    ),
    path(
      "M42 135Q42 118 50 112Q52 120 56 118Q56 104 62 98Q64 112 72 116Q78 124 76 135Q59 138 42 135z",
      LIT.lo,
    ),
    path("M50 136Q50 126 58 120Q60 126 64 126Q70 130 68 136Q59 138 50 136z", LIT.hi),
    stroke("M42 136V102M59 137V100M76 136V102", soot.dark, 4),
    halo(59, 112, 44, "#FFB24F", 0.16),
    box(20, 60, 78, 9, 4, soot.dark) + box(20, 58, 78, 8, 4, soot.mid) + stroke("M26 60.5h40", soot.hi, 2.2),
  );

/** A bin full of spare parts. */
export const partsBin = (): Drawing =>
  drawing(
    84,
    75,
    contact(42, 68, 36, 7),
    cogwheel(26, 26, 15, 9, steel, 4),
    cogwheel(56, 22, 13, 8, gold, 10),
    stroke("M42 30L34 6", soot.dark, 8) + stroke("M42 30L34 6", coral.mid, 5) + circle(34, 6, 5, coral.hi),
    stroke("M64 30q10 -12 4 -22", cyan.lo, 4) + circle(68, 8, 4, cyan.mid),
    box(4, 28, 76, 44, 8, sky.dark),
    box(4, 25, 76, 44, 8, sky.lo),
    box(4, 25, 69, 42, 8, sky.mid),
    box(4, 25, 76, 9, 4, sky.hi),
    stroke("M10 28h44", "#fff", 2.2, { opacity: 0.7 }),
    box(24, 42, 36, 18, 5, sky.dark, { opacity: 0.5 }) + box(25, 43, 33, 15, 4, "#FFFAF0"),
    cogwheel(42, 50.5, 6, 7, soot, 0),
  );

/** A small tower that turns and throws sparks. */
export const turret = (): Drawing =>
  drawing(
    96,
    125,
    contact(48, 115, 40, 10),
    path("M12 112Q12 92 48 92T84 112Q84 121 48 121T12 112z", navy.dark),
    ellipse(48, 106, 36, 13, navy.lo),
    ellipse(46, 104, 32, 10.5, navy.mid),
    path("M30 104L34 62H62L66 104Q48 111 30 104z", navy.lo),
    path("M30 104L34 62H54L56 107Q42 108 30 104z", navy.mid),
    path("M34 100L37 64H43L41 103z", navy.hi),
    ...[78, 90].map((y) => stroke(`M35 ${y}q13 5 27 0`, cyan.lo, 3)),
    circle(48, 46, 30, navy.dark),
    circle(48, 43, 29, navy.lo),
    circle(46, 41, 26, navy.mid),
    path("M24 38A24 24 0 0 1 48 16Q34 24 31 42z", navy.hi),
    box(34, 2, 8, 18, 4, steel.lo) +
      box(54, 2, 8, 18, 4, steel.lo) +
      circle(38, 3, 5, cyan.mid) +
      circle(58, 3, 5, cyan.mid),
    circle(48, 46, 17, soot.dark),
    circle(48, 45, 14, steel.lo),
    circle(48, 46, 11, soot.dark),
    circle(48, 46, 8.5, coral.lo),
    circle(48, 46, 6, coral.hi),
    circle(46, 44, 2.2, "#fff"),
    path("M60 58A24 24 0 0 0 70 42", "none", {
      stroke: navy.dark,
      "stroke-width": 3,
      "stroke-linecap": "round",
      opacity: 0.7,
    }),
  );
