import type { Colour } from "@diamond-valley/schemas/wallet/colours.ts";
import { COLOUR, RAMPS } from "../../palette.ts";
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
} from "../../svg.ts";
import { COLOUR_RAMPS } from "../fish.ts";

// All of it points to the right, as direction 0 does. Each weapon has the colour of its family and a shape of its own:
// drops and crescents are blue, leaves and lines green, flames and discs red, suns and rays yellow.

/** Reach of the drawn slash and thrust, and radius of the drawn blast, px: they are scaled to what strikes. */
export const SLASH_REACH = 130;
export const THRUST_REACH = 200;
export const BLAST_RADIUS = 110;
/** Length of the drawn piece of a ray, px. */
export const RAY_LENGTH = 96;

const HALF = (55 * Math.PI) / 180;
const on = (radius: number, turn: number): string =>
  `${(Math.cos(turn) * radius).toFixed(1)} ${(Math.sin(turn) * radius).toFixed(1)}`;

/** The sword's sweep over 110 degrees; the player stands at the left middle of the picture. */
export const slash = (): Drawing => {
  const { hi, mid } = COLOUR_RAMPS.blue;
  const crescent = (out: number, inner: number, end: number): string =>
    `M${on(out, -end)}A${out} ${out} 0 0 1 ${on(out, end)}A${inner} ${inner * 0.98} 0 0 0 ${on(out, -end)}z`;
  const r = SLASH_REACH;
  return drawing(
    r + 6,
    r * 1.7,
    place(
      0,
      r * 0.85,
      path(`M0 0L${on(r - 8, -HALF)}A${r - 8} ${r - 8} 0 0 1 ${on(r - 8, HALF)}z`, mid, { opacity: 0.16 }) +
        path(crescent(r, r * 1.28, HALF), COLOUR.ink, {
          opacity: 0.5,
          stroke: COLOUR.ink,
          "stroke-width": 5,
        }) +
        path(crescent(r, r * 1.28, HALF), mid) +
        path(crescent(r - 2, r * 1.14, HALF * 0.94), hi) +
        path(crescent(r - 3, r * 1.06, HALF * 0.8), "#fff"),
    ),
  );
};

/** A thrown knife with a blade like a drop. */
export const knife = (): Drawing => {
  const { hi, mid, dark } = COLOUR_RAMPS.blue;
  return drawing(
    44,
    22,
    path("M14 11Q22 1 43 11Q22 21 14 11z", mid, {
      stroke: COLOUR.ink,
      "stroke-width": 3.4,
      "stroke-linejoin": "round",
    }),
    path("M17 10Q24 4 39 10.6z", "#fff"),
    stroke("M4 11H14", COLOUR.ink, 8),
    stroke("M4 11H14", dark, 4),
    circle(15, 11, 3.4, hi, { stroke: COLOUR.ink, "stroke-width": 2 }),
  );
};

/** The spear's thrust along its whole lane; the player stands at the left middle of the picture. */
export const thrust = (): Drawing => {
  const { hi, mid, lo } = COLOUR_RAMPS.green;
  return drawing(
    THRUST_REACH + 8,
    48,
    linear("trail", "right", "#8EE07C00", "#8EE07C88"),
    path(`M20 24L${THRUST_REACH - 40} 6V42z`, "url(#trail)"),
    stroke(`M26 24H${THRUST_REACH - 40}`, COLOUR.ink, 9),
    stroke(`M26 24H${THRUST_REACH - 40}`, RAMPS.wood.hi, 4.4),
    path(
      `M${THRUST_REACH - 52} 24Q${THRUST_REACH - 30} 4 ${THRUST_REACH + 4} 24Q${THRUST_REACH - 30} 44 ${THRUST_REACH - 52} 24z`,
      mid,
      {
        stroke: COLOUR.ink,
        "stroke-width": 4,
        "stroke-linejoin": "round",
      },
    ),
    path(`M${THRUST_REACH - 46} 23Q${THRUST_REACH - 28} 9 ${THRUST_REACH - 4} 23z`, hi),
    stroke(`M${THRUST_REACH - 46} 24H${THRUST_REACH - 8}`, lo, 2.4),
  );
};

/** A leaf in a ball of light, that goes round its player. */
export const orb = (): Drawing => {
  const { hi, mid, lo } = COLOUR_RAMPS.green;
  return drawing(
    52,
    52,
    radial("glow", [0, "#D8FFC8", 0.9], [0.5, mid, 0.4], [1, mid, 0]),
    circle(26, 26, 26, "url(#glow)"),
    circle(26, 26, 15, mid, { stroke: COLOUR.ink, "stroke-width": 3.4 }),
    path("M17 33Q15 17 35 17Q36 35 21 33z", hi, { stroke: lo, "stroke-width": 2 }),
    stroke("M18 34L31 21", lo, 2),
    ellipse(20, 19, 4, 3, "#fff", { opacity: 0.85 }),
  );
};

/** An axe with two blades like flames; it turns as it flies. */
export const axe = (): Drawing => {
  const { hi, mid, dark } = COLOUR_RAMPS.red;
  const ink = { stroke: COLOUR.ink, "stroke-width": 3.6, "stroke-linejoin": "round" } as const;
  const blade = (side: -1 | 1): string =>
    path(`M${side * 3} -20Q${side * 24} -32 ${side * 25} -10Q${side * 24} 8 ${side * 3} -4z`, mid, ink) +
    path(
      `M${side * 14} -23Q${side * 22} -22 ${side * 22} -10Q${side * 20} 0 ${side * 15} 0Q${side * 20} -12 ${side * 14} -23z`,
      hi,
    );
  return drawing(
    60,
    64,
    place(
      30,
      34,
      stroke("M0 26V-22", COLOUR.ink, 10) +
        stroke("M0 26V-22", RAMPS.wood.hi, 5) +
        blade(-1) +
        blade(1) +
        circle(0, -12, 4.6, dark, ink),
    ),
  );
};

/** A bomb that waits for its fuse. */
export const bomb = (): Drawing => {
  const { hi, mid, lo } = COLOUR_RAMPS.red;
  return drawing(
    48,
    56,
    ellipse(25, 50, 17, 5.5, "#0E0A34", { opacity: 0.5 }),
    circle(24, 34, 16.5, mid, { stroke: COLOUR.ink, "stroke-width": 4 }),
    path("M10 40A16 16 0 0 0 39 38Q24 50 10 40z", lo),
    ellipse(18, 27, 5.5, 4, "#fff", { opacity: 0.85 }),
    path("M19 20H29V15H19z", hi, { stroke: COLOUR.ink, "stroke-width": 3 }),
    stroke("M24 15Q25 8 32 8", COLOUR.ink, 3.6),
    path("M32 -1L35 4L41 3L38 8L42 13L36 12L33 17L31 11L25 12L29 7L26 2L31 4z", "#FFE07A", {
      stroke: "#F9705F",
      "stroke-width": 2,
    }),
  );
};

/** Where a bomb went off: a flower of flames with a hole in it. */
export const blast = (): Drawing => {
  const { hi, mid } = COLOUR_RAMPS.red;
  const r = BLAST_RADIUS;
  const flower = (out: number, inner: number, turn: number): string =>
    `M${Array.from({ length: 24 }, (_, index) => on(index % 2 ? inner : out, ((index + turn) * Math.PI) / 12)).join("L")}z`;
  return drawing(
    r * 2 + 8,
    r * 2 + 8,
    place(
      r + 4,
      r + 4,
      path(flower(r, r * 0.82, 0), mid, {
        stroke: COLOUR.ink,
        "stroke-width": 5,
        "stroke-linejoin": "round",
        opacity: 0.9,
      }) +
        path(flower(r * 0.84, r * 0.68, 1), hi, { opacity: 0.95 }) +
        path(flower(r * 0.62, r * 0.46, 0), "#FFF3D6", { opacity: 0.95 }),
    ),
  );
};

/** A sun that looks for somebody. */
export const sunspark = (): Drawing => {
  const { hi, mid } = COLOUR_RAMPS.yellow;
  return drawing(
    40,
    40,
    circle(20, 20, 20, hi, { opacity: 0.25 }),
    place(
      20,
      20,
      path(
        `M${Array.from({ length: 16 }, (_, index) => on(index % 2 ? 8.5 : 16, (index * Math.PI) / 8)).join("L")}z`,
        mid,
        { stroke: COLOUR.ink, "stroke-width": 3.2, "stroke-linejoin": "round" },
      ) + circle(0, 0, 6, "#FFFBE0"),
    ),
  );
};

/** A piece of the laser's ray; it is drawn as long as it reaches. */
export const ray = (): Drawing => {
  const { hi, mid, lo } = COLOUR_RAMPS.yellow;
  return drawing(
    RAY_LENGTH,
    36,
    path(`M0 4H${RAY_LENGTH}V32H0z`, lo, { opacity: 0.35 }),
    path(`M0 8H${RAY_LENGTH}V28H0z`, mid),
    path(`M0 12H${RAY_LENGTH}V24H0z`, hi),
    path(`M0 15H${RAY_LENGTH}V21H0z`, "#fff"),
  );
};

/** Where the ray ends. */
export const flare = (): Drawing => {
  const { hi, mid } = COLOUR_RAMPS.yellow;
  return drawing(
    72,
    72,
    radial("flare", [0, "#fff", 1], [0.35, hi, 0.9], [1, mid, 0]),
    circle(36, 36, 34, "url(#flare)"),
    place(
      36,
      36,
      repeat(4, (index) => place(0, 0, path("M-4 -8L0 -34L4 -8z", "#FFF6C8"), { turn: index * 90 + 45 })),
    ),
  );
};

const FACETS: readonly (readonly [d: string, colour: Colour])[] = [
  ["M2 13L18 3V13z", "blue"],
  ["M2 13L18 23V13z", "green"],
  ["M18 3L42 13H18z", "yellow"],
  ["M18 23L42 13H18z", "red"],
];

/** A splinter of the Grand Prism: all four colours. */
export const shard = (): Drawing =>
  drawing(
    44,
    26,
    path("M2 13L18 3L42 13L18 23z", "#fff", {
      stroke: COLOUR.ink,
      "stroke-width": 4,
      "stroke-linejoin": "round",
    }),
    ...FACETS.map(([d, colour]) => path(d, COLOUR_RAMPS[colour].hi)),
    path("M8 12L18 6L24 8z", "#fff", { opacity: 0.9 }),
  );

/** The Grand Prism itself: a cut stone that hangs over its owner. */
export const prism = (): Drawing =>
  drawing(
    76,
    84,
    radial("prism", [0, "#fff", 0.9], [0.5, "#E7D8FF", 0.4], [1, "#E7D8FF", 0]),
    circle(38, 42, 38, "url(#prism)"),
    path("M38 8L66 34L38 78L10 34z", "#fff", {
      stroke: COLOUR.ink,
      "stroke-width": 4.5,
      "stroke-linejoin": "round",
    }),
    path("M38 8L10 34H38z", COLOUR_RAMPS.blue.hi),
    path("M38 8L66 34H38z", COLOUR_RAMPS.yellow.hi),
    path("M10 34L38 78V34z", COLOUR_RAMPS.green.hi),
    path("M66 34L38 78V34z", COLOUR_RAMPS.red.hi),
    path("M38 20L52 34L38 56L24 34z", "#fff", { opacity: 0.82 }),
    stroke("M20 30L32 18", "#fff", 3.4),
  );
