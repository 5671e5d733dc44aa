import { COLOUR, RAMPS, type Ramp } from "../../palette.ts";
import { box, circle, clipped, type Drawing, drawing, path, place, repeat, stroke } from "../../svg.ts";
import { doorStep, houseTones, stoneFoot } from "./parts.ts";

const stone = RAMPS.stone;

const showWindow = (x: number): string =>
  box(x - 38, 164, 76, 68, 12, RAMPS.iron.dark) +
  box(x - 34, 168, 68, 60, 9, "url(#glass)") +
  box(x - 34, 210, 68, 18, 6, RAMPS.wood.mid) +
  box(x - 22, 190, 15, 24, 4, RAMPS.iron.dark) +
  box(x - 20, 193, 11, 16, 2, COLOUR.cyan) +
  box(x - 2, 186, 15, 28, 4, RAMPS.coral.lo) +
  box(x, 189, 11, 20, 2, "#FFD9CF") +
  box(x + 18, 194, 12, 20, 4, RAMPS.leaf.lo) +
  box(x + 20, 197, 8, 12, 2, "#D9FFE0") +
  stroke(`M${x - 28} 190l16 -16M${x - 26} 200l8 -8`, "#fff", 4, { opacity: 0.75 });

const awning = (left: number, right: number, y: number, tones: Ramp): string => {
  const count = 9;
  const step = (right - left) / count;
  return repeat(count, (index) => {
    const x = left + index * step;
    const strip = `M${x} ${y}h${step}v22a${step / 2} 11 0 0 1 -${step} 0z`;
    return (
      path(strip, tones.dark, { transform: "translate(0 4)", opacity: 0.6 }) +
      path(strip, index % 2 ? "#FFFFFF" : tones.mid) +
      path(`M${x} ${y}h${step}v7h-${step}z`, index % 2 ? "#E9E6F6" : tones.hi)
    );
  });
};

/** A modern hall: flat terrace, wide show windows, a striped awning and a big board on top. */
export const shop = (tones: Ramp, icon: string): Drawing =>
  drawing(
    280,
    270,
    houseTones(),
    linearBoard(tones, icon),
    path("M24 124Q24 96 52 96H228Q256 96 256 124V244Q140 262 24 244z", "url(#plaster)"),
    path("M222 96h6q28 0 28 28V244q-16 4 -34 5z", "#C9A77F", { opacity: 0.4 }),
    stoneFoot(24, 256, 252),
    box(14, 92, 252, 20, 10, tones.dark),
    box(14, 87, 252, 19, 9, tones.mid),
    stroke("M24 92h130", tones.hi, 4),
    repeat(
      6,
      (index) =>
        circle(44 + index * 38, 124, 6, tones.lo, { opacity: 0.5 }) +
        circle(44 + index * 38, 123, 4.5, COLOUR.glow),
    ),
    showWindow(70),
    showWindow(210),
    box(112, 168, 56, 86, 12, stone.dark),
    box(117, 173, 22, 80, 6, RAMPS.sky.hi),
    box(142, 173, 21, 80, 6, RAMPS.sky.mid),
    stroke("M122 186v24M147 186v16", "#fff", 4, { opacity: 0.7 }),
    circle(137, 216, 3, stone.hi),
    circle(144, 216, 3, stone.hi),
    awning(22, 258, 136, tones),
    doorStep(140, 252, 38),
    place(
      42,
      92,
      box(-14, -18, 28, 20, 6, RAMPS.wood.mid) +
        circle(-6, -22, 10, RAMPS.leaf.lo) +
        circle(6, -24, 11, RAMPS.leaf.mid) +
        circle(2, -29, 6, RAMPS.leaf.hi),
    ),
    place(
      238,
      92,
      box(-14, -18, 28, 20, 6, RAMPS.wood.mid) +
        circle(-5, -23, 11, RAMPS.leaf.lo) +
        circle(7, -22, 9, RAMPS.leaf.mid) +
        circle(-3, -28, 6, RAMPS.leaf.hi),
    ),
  );

/** The board on the terrace with the hall's picture. */
const linearBoard = (tones: Ramp, icon: string): string =>
  stroke("M108 92V70M172 92V70", stone.dark, 7) +
  box(88, 10, 104, 74, 22, tones.dark) +
  box(88, 6, 104, 72, 22, tones.hi) +
  clipped(
    "board",
    box(94, 12, 92, 60, 17, "#000"),
    box(94, 12, 92, 60, 17, COLOUR.wall) + path("M94 52q46 20 92 0v22H94z", COLOUR.wallLo),
  ) +
  place(114, 16, icon, { scale: 1.62 });
