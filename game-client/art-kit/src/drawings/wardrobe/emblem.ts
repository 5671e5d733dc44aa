import { COLOUR, RAMPS } from "../../palette.ts";
import { circle, path, place, repeat, stroke } from "../../svg.ts";

/** The ink rim of things that are smaller than a robot's limbs. */
export const RIM = { stroke: COLOUR.ink, "stroke-width": 3, "stroke-linejoin": "round" } as const;
/** The same, finer. */
export const FINE = { ...RIM, "stroke-width": 2 } as const;

const { sky, gold, leaf, coral, iron, violet, white } = RAMPS;

const gear = (fill: string): string =>
  repeat(8, (tooth) => place(0, 0, path("M-1.6 -9.5h3.2v4h-3.2z", fill), { turn: tooth * 45 })) +
  circle(0, 0, 6.8, fill) +
  circle(0, 0, 2.6, COLOUR.ink);

/** Small signs around (0, 0), 16 px wide, in one colour: of skills, teams and houses. */
const SIGNS = {
  fish: (fill: string) =>
    path("M-8 0Q-3 -7 4 -2L8 -5V5L4 2Q-3 7 -8 0z", fill) + circle(-4, -1, 1.2, COLOUR.ink),
  crystal: (fill: string) =>
    path("M0 -9L6 -3L3.5 8H-3.5L-6 -3z", fill) + stroke("M-2 -3L0 6L2 -3", "#fff", 1.4),
  herb: (fill: string) =>
    path("M0 8Q-9 5 -7 -4Q0 -3 0 8Q0 -6 7 -7Q9 3 0 8z", fill) + stroke("M0 8V1", COLOUR.ink, 1.4),
  gear,
  drop: (fill: string) => path("M0 -9Q7 0 5.5 4A6 6 0 0 1 -5.5 4Q-7 0 0 -9z", fill),
  sun: (fill: string) =>
    circle(0, 0, 4.6, fill) +
    repeat(8, (ray) => place(0, 0, stroke("M0 -7V-8.5", fill, 2.2), { turn: ray * 45 })),
  leaf: (fill: string) => path("M-6 7Q-9 -7 8 -8Q8 8 -6 7z", fill) + stroke("M-5 6L3 -3", "#fff", 1.4),
  flame: (fill: string) => path("M0 -10Q8 -2 6 4A6 6 0 0 1 -6 4Q-6 -1 -2 -3Q0 -5 0 -10z", fill),
  bot: (fill: string) =>
    path("M-6 -4Q-6 -7 -3 -7H3Q6 -7 6 -4V3Q6 6 3 6H-3Q-6 6 -6 3z", fill) +
    circle(-2.6, -1, 1.5, COLOUR.ink) +
    circle(2.6, -1, 1.5, COLOUR.ink) +
    stroke("M-2 3H2", COLOUR.ink, 1.4),
  star: (fill: string) => path("M0 -9L2.6 -3L9 -2.6L4 1.6L5.6 8L0 4.4L-5.6 8L-4 1.6L-9 -2.6L-2.6 -3z", fill),
} as const;
export type Sign = keyof typeof SIGNS;

/** A sign with its middle at (x, y). */
export const sign = (name: Sign, x: number, y: number, fill: string, scale = 1): string =>
  place(x, y, SIGNS[name](fill), { scale });

/** Cloth of teams, with their signs: teams are never told apart by hue alone. */
export const TEAM_CLOTH = {
  blue: [sky, "drop"],
  yellow: [gold, "sun"],
  green: [leaf, "leaf"],
  red: [coral, "flame"],
} as const;

/** A round pin with a sign on it. */
export const pin = (name: Sign, rim: string, ground: string, fill: string): string =>
  circle(0, 0, 10, rim, RIM) + circle(0, 0, 7.4, ground) + sign(name, 0, 0, fill, 0.66);

/** Metals. */
export const METAL = { light: white.lo, mid: "#9AA3D0", dark: iron.lo, violet: violet.mid } as const;
