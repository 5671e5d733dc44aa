import type { PieceSlug } from "@diamond-valley/schemas/looks/wardrobe.ts";
import { COLOUR, RAMPS } from "../../palette.ts";
import { circle, ellipse, path, place, radial } from "../../svg.ts";

const { gold, lime, pink, sky, violet } = RAMPS;

/** Light around a robot: a soft shine behind it, and what drifts around it in each of the four walk frames. */
export type Glow = {
  readonly aura: string;
  /** One of what drifts, around (0, 0). */
  readonly mote: (index: number) => string;
  readonly sparkle: (step: number) => string;
};

/** Where things drift, and how large they are there: beside the robot, never over its face. */
const PLACES = [
  [12, 22, 1],
  [107, 12, 0.8],
  [8, 74, 0.7],
  [111, 66, 1],
  [18, 118, 0.9],
  [103, 120, 0.75],
  [96, -14, 0.7],
  [24, -10, 0.85],
] as const;

const shine = (colour: string): string =>
  radial("shine", [0, colour, 0.75], [0.6, colour, 0.4], [1, colour, 0]) +
  ellipse(60, 56, 58, 82, "url(#shine)");

/** Each rises and falls a little from frame to frame, and its neighbours the other way. */
const drifting =
  (draw: (index: number) => string) =>
  (step: number): string =>
    PLACES.map(([x, y, scale], index) => {
      const sway = ((step + index) % 4) - 1.5;
      return place(x, y + sway * 2.4, draw(index), { scale: scale * (1 + sway * 0.05) });
    }).join("");

const bubble =
  circle(0, 0, 7, "#D9F6FF", { stroke: sky.mid, "stroke-width": 2.4, "fill-opacity": 0.75 }) +
  circle(-2.4, -2.4, 2, "#fff");
const star = (fill: string): string =>
  path("M0 -10L2.2 -2.2L10 0L2.2 2.2L0 10L-2.2 2.2L-10 0L-2.2 -2.2z", fill, {
    stroke: COLOUR.ink,
    "stroke-width": 1.4,
  }) + circle(0, 0, 2, "#fff");
const firefly =
  circle(0, 0, 9, gold.hi, { opacity: 0.4 }) +
  circle(0, 0, 4.6, "#FFF6B0", { stroke: lime.lo, "stroke-width": 1.6 });
const petal = (index: number): string =>
  place(
    0,
    0,
    path("M0 8Q-9 0 -4 -8L0 -5L4 -8Q9 0 0 8z", index % 2 ? pink.hi : pink.mid, {
      stroke: pink.dark,
      "stroke-width": 1.6,
    }),
    {
      turn: index * 47,
    },
  );

const glow = (colour: string, mote: Glow["mote"]): Glow => ({
  aura: shine(colour),
  mote,
  sparkle: drifting(mote),
});

/** What shines. */
export const GLOWS: Readonly<Record<PieceSlug<"glow">, Glow>> = {
  bubbles: glow("#8FE3FF", () => bubble),
  "crystal-light": glow("#C9B8FF", (index) => star(index % 2 ? violet.hi : COLOUR.cyan)),
  fireflies: glow("#E9F79A", () => firefly),
  petals: glow("#FFD3E2", petal),
};
