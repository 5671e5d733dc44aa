import { COLOUR, RAMPS, type Ramp } from "../../palette.ts";
import { box, circle, type Drawing, path, place, repeat, stroke } from "../../svg.ts";
import { item } from "./item.ts";
import { cogwheel, halo } from "./parts.ts";
import { TONES } from "./tones.ts";

const { copper, steel, soot, cyan, ice, navy } = TONES;
const { gold, coral } = RAMPS;

export const wrench = (): Drawing => {
  const jaw =
    "M-14 -12A14 14 0 0 1 -7 -22.5L-5.5 -13.5L0 -10.5L5.5 -13.5L7 -22.5A14 14 0 0 1 6 0L6 18A6 6 0 0 1 -6 18L-6 0A14 14 0 0 1 -14 -12z";
  return item(
    place(
      24,
      25,
      path(jaw, steel.dark, { transform: "translate(1.5 2)" }) +
        path(jaw, steel.mid) +
        path(
          "M-11.5 -12A11.5 11.5 0 0 1 -8 -19L-7 -13L0 -8L-3 -3V14H-4.5V-1A12 12 0 0 1 -11.5 -12z",
          steel.hi,
        ) +
        box(-6, 5, 12, 18, 5.5, coral.dark) +
        box(-6, 4, 12, 17.5, 5.5, coral.lo) +
        box(-6, 4, 8, 16, 4, coral.mid) +
        circle(0, 17, 2, COLOUR.ink),
      { turn: 34 },
    ),
  );
};

export const oilCan = (): Drawing =>
  item(
    stroke("M30 20L44 6", copper.dark, 6) + stroke("M30 19L43 6", copper.hi, 3),
    stroke("M9 26Q1 28 5 38Q8 42 13 41", copper.dark, 4.6),
    path("M20 14h12v6H20z", copper.dark) + path("M20 12h12v6H20z", copper.hi),
    path("M10 42Q8 22 22 18H30Q42 22 40 42Q24 48 10 42z", copper.dark),
    path("M10 40Q8 21 22 17H30Q42 21 40 40Q24 45 10 40z", copper.mid),
    path("M13 38Q12 24 23 19Q18 26 19 41z", copper.hi),
    path("M27 25Q33 33 33 36A6 6 0 0 1 21 36Q21 33 27 25z", gold.mid) +
      path("M26 30Q23 34 24 37", "none", { stroke: "#FFF3C4", "stroke-width": 2, "stroke-linecap": "round" }),
    path("M44 9q4 5 0 7q-4 -2 0 -7z", gold.lo),
  );

export const gearOf = (teeth: number, r: number, tones: Ramp): Drawing =>
  item(cogwheel(24, 23, r, teeth, tones, 0));

export const bearing = (tones: Ramp, rust: boolean): Drawing =>
  item(
    circle(24, 26, 20, tones.dark),
    circle(24, 23.5, 20, tones.lo),
    circle(24, 23, 18, tones.mid),
    path("M8 24A16 16 0 0 1 24 7Q14 14 13 26z", tones.hi),
    circle(24, 23.5, 13, tones.dark),
    repeat(8, (index) => {
      const turn = (index * Math.PI) / 4;
      const [x, y] = [24 + Math.cos(turn) * 10.5, 23.5 + Math.sin(turn) * 10.5];
      return circle(x, y, 3.6, tones.lo) + circle(x - 0.6, y - 0.6, 2.6, tones.hi);
    }),
    circle(24, 23.5, 7, tones.mid) +
      circle(24, 24, 5, soot.dark) +
      circle(24, 25, 3.6, rust ? "#5A3A2E" : "#3A3F78"),
    ...(rust
      ? [
          circle(35, 14, 4, "#8A4A2A") +
            circle(11, 31, 3.4, "#8A4A2A") +
            circle(33, 36, 2.8, "#B5683A") +
            circle(16, 10, 2.2, "#8A4A2A"),
        ]
      : [path("M36 6L37.6 10.4L42 12L37.6 13.6L36 18L34.4 13.6L30 12L34.4 10.4z", "#fff")]),
  );

export const platinumBattery = (): Drawing =>
  item(
    halo(24, 25, 22, cyan.mid, 0.25),
    box(18, 2, 12, 8, 3, gold.lo) + box(18, 2, 9, 6, 3, gold.hi),
    box(10, 8, 28, 37, 7, ice.dark) +
      box(10, 7, 28, 36, 7, ice.lo) +
      box(11, 7, 24, 34, 6, ice.mid) +
      box(13, 9, 7, 30, 3.5, "#fff"),
    box(10, 14, 28, 4, 0, gold.mid) + box(10, 35, 28, 4, 0, gold.mid),
    path("M27 18L17 29h6l-3 8l11 -12h-6l3 -7z", navy.mid) + path("M26 18L17 28.5h4z", cyan.lo),
  );

export const crank = (): Drawing =>
  item(
    stroke("M12 36L30 18", steel.dark, 9) +
      stroke("M12 35L30 17", steel.mid, 6) +
      stroke("M11 33L28 16", steel.hi, 2),
    stroke("M30 18V8", steel.dark, 7) + stroke("M30 17V8", steel.mid, 4.6),
    box(22, 1, 20, 12, 6, coral.dark) + box(22, 0.5, 20, 11, 5.5, coral.mid) + box(25, 2, 11, 4, 2, coral.hi),
    circle(12, 37, 10, steel.dark) +
      circle(12, 35, 10, steel.lo) +
      circle(11.5, 34.5, 8, steel.mid) +
      box(8, 31, 8, 8, 1.5, soot.dark),
  );

export const fuse = (): Drawing =>
  item(
    place(
      24,
      24,
      box(-21, -8, 13, 18, 4, copper.dark) +
        box(-21, -9, 13, 17, 4, copper.mid) +
        box(-19, -8, 4, 14, 2, copper.hi) +
        box(8, -8, 13, 18, 4, copper.dark) +
        box(8, -9, 13, 17, 4, copper.mid) +
        box(10, -8, 4, 14, 2, copper.hi) +
        box(-9, -7, 18, 14, 3, cyan.hi, { opacity: 0.85 }) +
        stroke("M-9 0q3 -6 5 0t5 0t5 0t4 0", coral.mid, 2.4) +
        box(-7, -6, 14, 4, 2, "#fff", { opacity: 0.8 }),
      { turn: -32 },
    ),
  );
