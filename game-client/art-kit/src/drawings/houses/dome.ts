import { COLOUR, RAMPS } from "../../palette.ts";
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
  repeat,
  stroke,
} from "../../svg.ts";
import { doorStep, houseTones, roundSign } from "./parts.ts";

const stone = RAMPS.stone;
const DOME = "M32 186C32 96 78 52 140 52S248 96 248 186Q140 214 32 186z";

const dish = (): string =>
  stroke("M0 34V6", stone.dark, 6) +
  path("M-26 -14q26 40 52 4q-2 26 -24 26t-28 -30z", stone.lo) +
  path("M-26 -14q20 22 52 4q-22 16 -52 -4z", "#fff") +
  stroke("M0 4L10 -20", stone.dark, 3) +
  circle(11, -22, 5, RAMPS.coral.mid);

/** The laboratory: a glass dome on a metal ring, with a dish and a glowing core inside. */
export const dome = (icon: string): Drawing =>
  drawing(
    280,
    264,
    houseTones(),
    linear("shell", "down", "#D9F8FF", "#7FD3F2", "#4D8FE0"),
    place(232, 66, dish()),
    path(DOME, RAMPS.sky.dark, { transform: "translate(0 5)" }),
    clipped(
      "shell-clip",
      path(DOME, "#000"),
      `<rect width="280" height="264" fill="url(#shell)"/>` +
        circle(140, 128, 50, "#fff", { opacity: 0.35 }) +
        path("M196 60Q262 110 252 200H200Q214 120 170 54z", RAMPS.sky.dark, { opacity: 0.28 }) +
        stroke(
          "M140 50V200M88 62Q62 120 70 200M192 62Q218 120 210 200M34 140Q140 168 246 140M52 98Q140 120 228 98",
          "#F2FCFF",
          4,
          { opacity: 0.75 },
        ) +
        path("M52 150Q52 92 96 70Q108 70 100 82Q72 104 68 150z", "#fff", { opacity: 0.6 }),
    ),
    path("M22 176Q140 216 258 176V232Q140 262 22 232z", stone.lo),
    path("M22 176Q140 216 258 176v14Q140 232 22 190z", stone.hi),
    path("M214 190q24 -6 44 -14v56q-20 6 -44 10z", stone.dark, { opacity: 0.5 }),
    repeat(4, (index) => {
      const x = [44, 84, 196, 236][index]!;
      const y = [210, 220, 220, 210][index]!;
      return circle(x, y, 10, stone.dark) + circle(x, y, 7, COLOUR.cyan) + circle(x - 2, y - 2, 2.4, "#fff");
    }),
    box(104, 168, 72, 84, 30, stone.dark),
    box(110, 172, 60, 80, 26, RAMPS.sky.dark),
    box(114, 176, 24, 76, 10, RAMPS.sky.hi),
    box(142, 176, 24, 76, 10, RAMPS.sky.mid),
    stroke("M120 190v40M150 190v40", "#fff", 4, { opacity: 0.6 }),
    doorStep(140, 250, 40),
    stroke("M140 52V30", stone.dark, 6),
    circle(140, 24, 10, RAMPS.violet.lo),
    circle(140, 23, 8, RAMPS.violet.hi),
    circle(137, 20, 3, "#fff"),
    ellipse(140, 52, 24, 7, stone.hi),
    roundSign(140, 126, RAMPS.violet, icon, 0.86),
  );
