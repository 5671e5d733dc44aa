import { COLOUR, RAMPS, type Ramp } from "../../palette.ts";
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
  radial,
  repeat,
  stroke,
} from "../../svg.ts";
import { doorStep } from "./parts.ts";

const stone = RAMPS.night;
const WALL = "M22 130Q22 96 200 96T378 130V268Q378 306 200 306T22 268z";

const arch = (x: number, y: number, scale: number, light: string): string =>
  place(
    x,
    y,
    path("M-15 34V12Q-15 -6 0 -6T15 12V34z", stone.dark) + path("M-11 34V12Q-11 -2 0 -2T11 12V34z", light),
    { scale },
  );

const banner = (x: number, y: number, tones: Ramp): string =>
  path(`M${x - 13} ${y}h26v54l-13 -11l-13 11z`, tones.dark, { transform: "translate(0 4)", opacity: 0.6 }) +
  path(`M${x - 13} ${y}h26v54l-13 -11l-13 11z`, tones.mid) +
  path(`M${x - 13} ${y}h9v50l-9 4z`, tones.hi) +
  path(`M${x} ${y + 12}l8 9l-8 12l-8 -12z`, "#fff");

const spotlight = (x: number, lean: number): string =>
  place(
    x,
    104,
    path("M-6 0L-22 -92H22L6 0z", "url(#beam)") + circle(0, 0, 8, stone.dark) + circle(0, -2, 5, "#fff"),
    {
      turn: lean,
    },
  );

/** The Diamond Hero arena: a round stadium at dusk with neon arches and a diamond above it. */
export const arena = (): Drawing =>
  drawing(
    400,
    322,
    linear("beam", "down", "#BFE9FF00", "#BFE9FF99"),
    linear("neon", "down", "#FF8FD6", "#8C6BFF"),
    radial("halo", [0, "#BFF6FF", 0.9], [1, "#62E6FF", 0]),
    spotlight(60, -22),
    spotlight(340, 22),
    ellipse(200, 118, 178, 46, stone.lo),
    ellipse(200, 124, 160, 34, stone.dark),
    ellipse(200, 132, 140, 24, "#4A3A9E"),
    circle(200, 60, 58, "url(#halo)"),
    place(
      200,
      62,
      path("M0 48L-40 -8L-24 -34H24L40 -8z", RAMPS.sky.lo, {
        stroke: "#fff",
        "stroke-width": 5,
        "stroke-linejoin": "round",
      }) +
        path("M-40 -8L-24 -34H24L40 -8z", "#8FF0FF") +
        path("M0 48L-40 -8H-17z", "#39BDF0") +
        path("M0 48L-17 -8H17z", "#6BDCFF") +
        path("M0 48L17 -8H40z", "#1E9AE0") +
        path("M-17 -8L0 -34L17 -8z", "#E4FCFF") +
        stroke("M-28 -15l8 -13", "#fff", 4),
    ),
    clipped(
      "wall",
      path("M22 120Q60 156 200 158T378 120V268Q378 306 200 306T22 268z", "#000"),
      path(WALL, stone.mid) +
        path("M22 96h80v220H22z", stone.hi, { opacity: 0.4 }) +
        path("M280 96h110v220H280z", stone.dark, { opacity: 0.5 }) +
        path("M22 262Q60 296 200 298T378 262v50H22z", stone.lo),
    ),
    stroke("M24 134Q60 166 200 168T376 134", stone.hi, 9),
    stroke("M26 146Q62 178 200 180T374 146", "url(#neon)", 5),
    stroke("M26 226Q62 254 200 256T374 226", COLOUR.cyan, 4, { opacity: 0.9 }),
    ...[
      [50, 182, 0.82],
      [88, 194, 0.92],
      [128, 200, 1],
      [272, 200, 1],
      [312, 194, 0.92],
      [350, 182, 0.82],
    ].map(([x, y, scale], index) => arch(x!, y!, scale!, index % 2 ? "#FFB8E4" : "#FFE48A")),
    banner(70, 216, RAMPS.sky),
    banner(112, 226, RAMPS.gold),
    banner(288, 226, RAMPS.leaf),
    banner(330, 216, RAMPS.coral),
    path("M146 304V214Q146 168 200 168T254 214V304Q200 312 146 304z", stone.dark),
    path("M154 305V216Q154 177 200 177T246 216V305Q200 311 154 305z", "url(#neon)"),
    path("M164 306V220Q164 188 200 188T236 220V306Q200 310 164 306z", "#2C2466"),
    path("M176 307V226Q176 202 200 202T224 226V307Q200 309 176 307z", "#5A48C8"),
    path("M200 216l14 16l-14 24l-14 -24z", COLOUR.cyan),
    path("M200 216l14 16h-28z", "#fff", { opacity: 0.85 }),
    box(170, 158, 60, 20, 9, RAMPS.gold.lo),
    box(170, 155, 60, 19, 9, RAMPS.gold.mid),
    stroke("M178 160h26", RAMPS.gold.hi, 4),
    repeat(3, (index) => path(`M${188 + index * 12} 160l3 4l-3 6l-3 -6z`, "#fff")),
    doorStep(200, 306, 46),
  );
