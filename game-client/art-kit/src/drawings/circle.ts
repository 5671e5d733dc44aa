import { COLOUR, RAMPS } from "../palette.ts";
import {
  circle,
  type Drawing,
  drawing,
  ellipse,
  linear,
  path,
  place,
  radial,
  repeat,
  stroke,
} from "../svg.ts";
import { STAR, STONE } from "./low-stone.ts";

/** Signs that are cut into stones and floor: those of the four colours, and a star. */
const SIGNS = [
  "M0 -15C9 -3 9 9 0 14C-9 9 -9 -3 0 -15z",
  "M0 -15V-9M0 9V15M-15 0H-9M9 0H15M-6 0A6 6 0 1 0 6 0A6 6 0 1 0 -6 0",
  "M-12 12C-12 -6 0 -14 12 -12C14 2 4 12 -12 12zM-12 12L4 -4",
  "M0 14C-12 8 -8 -4 0 -15C2 -6 10 -4 8 6Q6 12 0 14z",
  STAR,
] as const;

const sign = (index: number, colour: string, width: number): string =>
  stroke(SIGNS[index % SIGNS.length]!, colour, width);

/** A standing stone, a little higher than a robot, with moss at its foot and a sign that glows. */
export const standingStone = (): Drawing =>
  drawing(
    104,
    176,
    linear("side", "right", STONE.hi, STONE.mid, STONE.lo),
    place(
      52,
      162,
      path(
        "M-34 2C-40 -52 -30 -112 -14 -142C-4 -154 16 -150 22 -136C38 -104 40 -46 36 2Q0 14 -34 2z",
        STONE.dark,
      ) +
        path(
          "M-31 -2C-36 -52 -27 -108 -13 -137C-4 -148 12 -145 18 -132C30 -100 32 -46 29 -2Q0 8 -31 -2z",
          "url(#side)",
        ) +
        path("M-20 -124C-12 -142 8 -142 14 -130C6 -130 -6 -126 -20 -124z", "#FFD9CF", { opacity: 0.9 }) +
        stroke("M18 -96L10 -82L20 -68M-28 -34L-18 -26L-22 -14", STONE.dark, 3, { opacity: 0.7 }) +
        place(
          -2,
          -66,
          circle(0, 0, 30, "#FFE9A8", { opacity: 0.16 }) + sign(4, STONE.dark, 7) + sign(4, "#FFF0B8", 3.4),
        ) +
        path(
          "M-38 4C-40 -10 -28 -14 -20 -8C-14 -18 0 -14 2 -6C10 -14 24 -12 26 -4C36 -10 42 0 38 6Q0 14 -38 4z",
          "#4F8A7A",
        ) +
        path("M-34 0C-32 -8 -24 -8 -20 -4C-14 -10 -6 -8 -4 -2Q-20 2 -34 0z", "#7FBE9A"),
    ),
  );

/** The great circle in the floor, seen from above; `lit` where it glows. */
export const greatCircle = (lit: boolean): Drawing => {
  const [line, glow] = lit ? ["#FFF0B8", "#FFC9E4"] : ["#8B7BB4", "#8B7BB4"];
  const petal = (index: number, many: number, d: string, width: number): string =>
    place(0, 0, stroke(d, line, width, { opacity: lit ? 0.95 : 0.6 }), { turn: (index / many) * 360 });
  return drawing(
    400,
    400,
    radial("floor", [0, glow, lit ? 0.5 : 0.1], [0.5, glow, lit ? 0.16 : 0.05], [1, glow, lit ? 0.26 : 0.08]),
    place(
      200,
      200,
      circle(0, 0, 194, "url(#floor)") +
        circle(0, 0, 194, "none", { stroke: line, "stroke-width": 3, opacity: 0.9 }) +
        circle(0, 0, 184, "none", { stroke: line, "stroke-width": 1.4, opacity: 0.8 }) +
        circle(0, 0, 150, "none", { stroke: line, "stroke-width": 1.6, opacity: 0.8 }) +
        circle(0, 0, 76, "none", { stroke: line, "stroke-width": 2, opacity: 0.8 }) +
        repeat(20, (index) => {
          const turn = (index / 20) * Math.PI * 2;
          return place(Math.cos(turn) * 167, Math.sin(turn) * 167, sign(index, line, 3.4), {
            scale: 0.62,
            turn: (turn * 180) / Math.PI + 90,
          });
        }) +
        repeat(6, (index) => petal(index, 6, "M0 -76C40 -100 40 -128 0 -150C-40 -128 -40 -100 0 -76", 1.6)) +
        repeat(12, (index) => petal(index, 12, "M0 -80V-96", 2)),
    ),
  );
};

/** A small hand of stone that looks out of the middle of the circle, and waves. */
export const smallHand = (): Drawing =>
  drawing(
    96,
    104,
    ellipse(48, 88, 40, 13, "#2A2250"),
    ellipse(48, 86, 33, 9, "#171238"),
    path("M34 88C32 66 34 52 40 42L58 44C62 56 62 70 62 88Q48 94 34 88z", "#CDB99C", {
      stroke: COLOUR.ink,
      "stroke-width": 5,
      "stroke-linejoin": "round",
    }),
    path(
      "M26 34C22 18 30 14 36 22C36 6 48 4 50 18C56 6 68 10 64 24C74 20 78 30 68 40C62 54 32 54 26 34z",
      "#CDB99C",
      {
        stroke: COLOUR.ink,
        "stroke-width": 5,
        "stroke-linejoin": "round",
      },
    ),
    path("M32 32C32 26 38 24 42 28C40 34 36 36 32 32z", "#F3E6D0"),
    path("M40 84C38 68 40 56 44 50Q46 66 46 86z", "#F3E6D0", { opacity: 0.8 }),
  );

/** The shadow in ink, asleep: a puddle with shut eyes. */
export const inkAsleep = (): Drawing =>
  drawing(
    150,
    86,
    path(
      "M10 58C6 40 30 26 52 28C64 10 100 12 106 30C132 30 148 46 140 62C132 78 100 80 76 78C46 82 16 76 10 58z",
      "#1D1A45",
      {
        stroke: "#9A92EE",
        "stroke-width": 4,
      },
    ),
    path("M58 34C68 20 92 22 98 34C88 30 70 30 58 34z", "#6A63A8"),
    stroke("M54 52Q62 58 70 52M86 52Q94 58 102 52", "#FFF4DE", 4.5),
    ellipse(78, 64, 4, 3, "#FFF4DE"),
    path("M24 62q10 6 24 6", "none", { stroke: "#6A63A8", "stroke-width": 3, "stroke-linecap": "round" }),
  );

/** A paper lantern that rises when there is peace. */
export const lantern = (): Drawing =>
  drawing(
    60,
    84,
    radial("warm", [0, "#FFE9A8", 0.75], [1, "#FFC97A", 0]),
    circle(30, 40, 30, "url(#warm)"),
    path("M14 22Q30 8 46 22L42 58Q30 66 18 58z", RAMPS.gold.mid),
    path("M18 24Q30 14 38 22L36 56Q28 60 22 56z", "#FFF3C4"),
    path("M18 58H42V63H18z", RAMPS.coral.lo),
    stroke("M30 63V76M26 76H34", RAMPS.coral.dark, 2.4),
  );
