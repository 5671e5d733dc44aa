import { COLOUR, RAMPS } from "../palette.ts";
import { box, circle, type Drawing, drawing, path, place, repeat, stroke } from "../svg.ts";

const wood = RAMPS.wood;

const post = (x: number): string =>
  box(x - 9, 34, 18, 108, 6, wood.dark) +
  box(x - 9, 34, 9, 104, 5, wood.hi) +
  box(x, 34, 6, 104, 3, wood.mid) +
  path(`M${x - 16} 142q6 -14 14 -2q6 -12 16 2q-14 6 -30 0z`, COLOUR.tuft);

const lantern = (x: number): string =>
  stroke(`M${x} 46v8`, RAMPS.iron.dark, 3) +
  circle(x, 66, 17, COLOUR.glow, { opacity: 0.3 }) +
  box(x - 8, 54, 16, 22, 6, "#FFF0A8") +
  stroke(`M${x - 8} 55h16M${x - 7} 76h14`, RAMPS.iron.lo, 5);

/** A wooden arch over a trail that leads to another place, with a hanging sign. */
export const trailArch = (icon: string): Drawing =>
  drawing(
    190,
    150,
    post(24),
    post(166),
    path("M4 34Q95 -14 186 34L180 48Q95 4 10 48z", wood.dark),
    path("M4 30Q95 -18 186 30L182 40Q95 -6 8 40z", wood.hi),
    stroke("M14 28Q95 -12 150 16", COLOUR.plank, 4),
    lantern(44),
    lantern(146),
    stroke("M72 22v22M118 22v22", RAMPS.iron.lo, 4),
    box(60, 40, 70, 48, 14, wood.dark),
    box(60, 36, 70, 48, 14, COLOUR.plank),
    box(65, 41, 60, 38, 10, COLOUR.wall),
    place(78, 43, icon, { scale: 1.08 }),
    repeat(5, (index) => {
      const [x, y] = [16 + index * 9, 30 - index * 3.4];
      return circle(x, y, 6, RAMPS.leaf.lo) + circle(x - 1, y - 2, 4.5, RAMPS.leaf.mid);
    }),
    repeat(5, (index) => {
      const [x, y] = [174 - index * 9, 30 - index * 3.4];
      return circle(x, y, 6, RAMPS.leaf.lo) + circle(x - 1, y - 2, 4.5, RAMPS.leaf.mid);
    }),
    circle(22, 24, 4, COLOUR.petal),
    circle(40, 20, 4, COLOUR.white),
    circle(168, 24, 4, COLOUR.petal),
    circle(150, 19, 4, COLOUR.pollen),
  );
