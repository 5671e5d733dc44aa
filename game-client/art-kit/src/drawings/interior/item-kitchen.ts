import { COLOUR, RAMPS, type Ramp } from "../../palette.ts";
import { box, circle, type Drawing, ellipse, path, place, repeat, stroke } from "../../svg.ts";
import { item } from "./item.ts";
import { TONES } from "./tones.ts";

const { steel, linen, ice } = TONES;
const { gold, coral, teal, leaf, sky, violet, wood, lime, pink } = RAMPS;

export const lemon = (): Drawing =>
  item(
    path(
      "M4 27Q3 22 8 20Q16 6 30 9Q40 12 40 22Q46 24 44 29Q40 30 39 29Q34 42 20 40Q9 38 8 29Q6 30 4 27z",
      gold.lo,
    ),
    path(
      "M4 25Q3 20 8 18Q16 5 30 8Q40 11 40 21Q46 23 44 27Q40 29 38 27Q33 39 20 38Q9 36 8 27Q6 28 4 25z",
      gold.mid,
    ),
    path("M10 22Q16 9 28 10Q16 16 15 30Q9 28 10 22z", "#FFF0A0"),
    path("M8 14Q10 4 22 4Q20 14 8 14z", leaf.mid) +
      path("M10 12Q14 6 20 5", "none", { stroke: leaf.hi, "stroke-width": 2 }),
    ...[
      [26, 18],
      [31, 26],
      [23, 30],
    ].map(([x, y]) => circle(x!, y!, 1.3, gold.lo)),
  );

const shaker = (glass: Ramp, cap: Ramp, label: string): Drawing =>
  item(
    path("M14 18H34L38 42Q24 47 10 42z", glass.dark),
    path("M14 18H34L37 40Q24 44 11 40z", glass.mid),
    path("M16 19H22L19 41Q14 41 12.5 39z", glass.hi),
    path("M13 18Q13 4 24 4T35 18Q24 22 13 18z", cap.dark) +
      path("M13 16Q13 3 24 3T35 16Q24 20 13 16z", cap.mid) +
      path("M16 14Q16 6 23 5Q19 9 19 15z", cap.hi),
    ...[
      [20, 8],
      [24, 6.5],
      [28, 8],
      [24, 11],
    ].map(([x, y]) => circle(x!, y!, 1.3, cap.dark)),
    box(15, 24, 18, 13, 4, "#FFFDF5"),
    label,
  );

export const salt = (): Drawing =>
  shaker(
    ice,
    steel,
    ...[
      [20, 28],
      [25, 27],
      [29, 30],
      [21, 33],
      [27, 34],
    ].reduce<[string]>(([all], [x, y]) => [all + box(x! - 1.5, y! - 1.5, 3.4, 3.4, 0.8, sky.lo)], [""]),
  );

export const vinegar = (): Drawing =>
  item(
    box(19, 2, 10, 8, 3, wood.lo) + box(19, 2, 7, 7, 3, wood.hi),
    path("M19 8H29V16Q37 20 37 28V42Q24 47 11 42V28Q11 20 19 16z", leaf.dark),
    path("M19 8H29V15Q36 19 36 27V40Q24 44 12 40V27Q12 19 19 15z", leaf.lo),
    path("M14 28Q14 20 21 17V10H23V18Q18 22 18 41Q15 41 14 39z", leaf.hi),
    box(14, 25, 20, 13, 3, "#FFFDF5"),
    path("M18 31Q20 27 24 28T30 31Q28 36 24 36T18 31z", lime.mid) +
      stroke("M21 31h.1M27 31h.1M22 34q2 -1.5 4 0", COLOUR.ink, 1.8),
  );

const sack = (tones: Ramp, label: string): Drawing =>
  item(
    path("M14 10Q10 4 16 4Q24 8 32 4Q38 4 34 10z", tones.lo),
    path("M12 44Q4 42 7 32Q8 16 16 11H32Q40 16 41 32Q44 42 36 44Q24 48 12 44z", tones.dark),
    path("M12 42Q5 40 8 31Q9 16 16 10H32Q39 16 40 31Q43 40 36 42Q24 45 12 42z", tones.mid),
    path("M11 36Q10 20 19 11H22Q16 22 18 42Q13 42 11 36z", tones.hi),
    stroke("M15 11Q24 15 33 11", coral.mid, 3.4),
    label,
  );

export const flour = (): Drawing =>
  sack(
    linen,
    stroke("M25 38V22", gold.lo, 2.4) +
      repeat(
        3,
        (index) =>
          ellipse(21.5, 24 + index * 4.5, 3.6, 1.9, gold.mid, {
            transform: `rotate(36 21.5 ${24 + index * 4.5})`,
          }) +
          ellipse(28.5, 24 + index * 4.5, 3.6, 1.9, gold.mid, {
            transform: `rotate(-36 28.5 ${24 + index * 4.5})`,
          }),
      ),
  );

export const sugar = (): Drawing =>
  sack(
    pink,
    place(
      25,
      30,
      box(-9, -6, 10, 10, 2.5, linen.lo) +
        box(-9, -7, 9, 9, 2.5, "#fff") +
        box(0, -1, 10, 10, 2.5, linen.lo) +
        box(0, -2, 9, 9, 2.5, "#fff"),
    ),
  );

export const cleaner = (): Drawing =>
  item(
    box(18, 2, 12, 8, 3, violet.lo) + box(18, 2, 8, 7, 3, violet.hi) + stroke("M30 5h7v5", violet.lo, 3.6),
    path("M16 10H32L37 20V42Q24 47 11 42V20z", teal.dark) +
      path("M16 10H32L36 20V40Q24 44 12 40V20z", teal.mid) +
      path("M17 11H22L18 21V41Q15 41 13.5 39V20z", teal.hi),
    box(14, 23, 20, 14, 4, "#FFFDF5"),
    ...[
      [20, 32, 3],
      [26, 29, 3.6],
      [29, 34, 2],
    ].map(([x, y, r]) => circle(x!, y!, r!, sky.mid) + circle(x! - 0.8, y! - 0.8, r! * 0.36, "#fff")),
    circle(40, 16, 3, sky.hi) + circle(43, 9, 2, sky.hi),
  );
