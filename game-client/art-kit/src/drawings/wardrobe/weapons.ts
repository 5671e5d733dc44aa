import type { PieceSlug } from "@diamond-valley/schemas/looks/wardrobe.ts";
import { COLOUR, RAMPS } from "../../palette.ts";
import { circle, ellipse, path, place, stroke } from "../../svg.ts";
import { METAL, RIM } from "./emblem.ts";

const INK = COLOUR.ink;
const { coral, gold, leaf, lime, mint, pink, sky, stone, teal, violet, white, wood } = RAMPS;

/** A stick from y `top` to `bottom`, with its light on the left. */
const shaft = (top: number, bottom: number, mid: string, light: string, width = 6): string =>
  stroke(`M0 ${bottom}V${top}`, INK, width + 5) +
  stroke(`M0 ${bottom}V${top}`, mid, width) +
  stroke(`M${-width / 5} ${bottom - 2}V${top + 2}`, light, width / 3);

const timber = (top: number, bottom: number): string => shaft(top, bottom, wood.lo, wood.hi);

/** What is held in a hand at (0, 0), pointing up: at most 58 px high, 22 wide, and 16 below the hand. */
export const WEAPONS: Readonly<Record<PieceSlug<"weapon">, string>> = {
  "big-wrench":
    shaft(-34, 10, METAL.mid, white.hi, 7) +
    path("M-11 -50Q-15 -38 -6 -32H6Q15 -38 11 -50L5 -46V-39H-5V-46z", METAL.mid, RIM) +
    stroke("M-9 -44q-1 6 4 9", white.hi, 2.4) +
    circle(0, 10, 6, coral.mid, RIM),
  "landing-net":
    timber(-22, 14) +
    ellipse(0, -38, 12, 16, "#E9F8FF", { ...RIM, "fill-opacity": 0.85 }) +
    stroke("M-11 -42h22M-12 -35h24M-5 -53v30M5 -53v30M0 -54v32", sky.lo, 1.4, { opacity: 0.8 }) +
    ellipse(0, -38, 12, 16, "none", { stroke: wood.hi, "stroke-width": 3 }) +
    ellipse(0, -38, 13.6, 17.6, "none", { stroke: INK, "stroke-width": 2 }),
  pickaxe:
    timber(-44, 12) +
    path("M-15 -30Q-10 -48 0 -48T15 -30Q6 -40 0 -40T-15 -30z", METAL.mid, RIM) +
    stroke("M-10 -38q4 -7 10 -7", white.hi, 2.6) +
    path("M-5 -49h10v10h-10z", gold.mid, RIM),
  "herb-sickle":
    timber(-16, 12) +
    path("M-3 -18Q-22 -40 4 -54Q-8 -38 5 -18z", leaf.hi, RIM) +
    stroke("M-7 -26Q-14 -38 -3 -47", white.hi, 2.2) +
    circle(0, -17, 5, gold.mid, RIM),
  anchor:
    shaft(-40, 0, METAL.mid, white.hi, 6) +
    circle(0, -45, 6, "none", { stroke: INK, "stroke-width": 8 }) +
    circle(0, -45, 6, "none", { stroke: sky.lo, "stroke-width": 4 }) +
    stroke("M-9 -34H9", INK, 9) +
    stroke("M-9 -34H9", gold.mid, 4.5) +
    stroke("M-14 -2Q-12 12 0 13Q12 12 14 -2", INK, 10) +
    stroke("M-14 -2Q-12 12 0 13Q12 12 14 -2", METAL.mid, 5) +
    path("M-19 2L-13 -9L-9 2zM19 2L13 -9L9 2z", METAL.mid, { ...RIM, "stroke-width": 2 }),
  "reed-staff":
    shaft(-36, 14, leaf.lo, lime.hi, 5) +
    path("M0 -10Q16 -18 14 -34Q2 -28 0 -10z", leaf.mid, RIM) +
    path("M-5 -58Q5 -58 5 -48V-32Q5 -26 0 -26T-5 -32V-48Q-5 -58 -5 -58z", wood.lo, RIM) +
    stroke("M-1.6 -50v14", wood.hi, 2.4),
  "root-axe":
    shaft(-44, 12, wood.mid, wood.hi, 6) +
    path("M2 -46Q20 -50 18 -26Q10 -30 2 -26z", stone.mid, RIM) +
    path("M10 -46Q20 -46 18 -27Q15 -29 12 -30Q16 -38 10 -46z", stone.hi) +
    path("M-2 -42Q-12 -46 -14 -38Q-8 -32 -2 -34z", leaf.mid, RIM) +
    stroke("M-4 -4q8 -6 4 -14", leaf.lo, 3),
  "coral-hammer":
    timber(-34, 12) +
    path("M-15 -50Q-16 -34 -12 -30H12Q16 -34 15 -50Q0 -45 -15 -50z", coral.mid, RIM) +
    path("M5 -47Q10 -47 15 -49Q16 -36 12 -31H5z", coral.lo) +
    stroke("M-10 -44v8", coral.hi, 3) +
    circle(-3, -39, 3.2, white.hi) +
    path("M-9 -49q-2 -9 3 -8q0 4 3 8zM5 -48q1 -10 6 -8q-1 5 1 8z", pink.mid, { ...RIM, "stroke-width": 2 }),
  trident:
    shaft(-34, 14, teal.lo, teal.hi, 5) +
    stroke("M-11 -52V-42Q-11 -34 0 -34T11 -42V-52", INK, 9) +
    stroke("M0 -34V-54", INK, 9) +
    stroke("M-11 -52V-42Q-11 -34 0 -34T11 -42V-52", gold.mid, 4) +
    stroke("M0 -34V-54", gold.mid, 4) +
    stroke("M-12 -50v7", gold.hi, 1.8) +
    circle(0, -32, 4.6, mint.mid, RIM),
  "crystal-sword":
    path("M-6 -16L-8 -42L0 -56L8 -42L6 -16z", violet.mid, RIM) +
    path("M0 -54L-7 -42L-5 -16H0z", violet.hi) +
    stroke("M3 -40L2 -20", "#fff", 1.8, { opacity: 0.7 }) +
    stroke("M-11 -14H11", INK, 9) +
    stroke("M-11 -14H11", leaf.mid, 4.5) +
    stroke("M0 -12V8", INK, 9) +
    stroke("M0 -12V8", wood.lo, 4.5) +
    circle(0, 10, 4.6, leaf.hi, RIM),
  "legendary-sword":
    path("M-7 -16L-8 -46L0 -58L8 -46L7 -16z", white.mid, RIM) +
    path("M0 -56L-7 -45L-6 -16H0z", "#fff") +
    path("M-2 -18V-44L0 -48L2 -44V-18z", COLOUR.cyan) +
    path("M-15 -20Q-10 -10 0 -10T15 -20Q14 -6 0 -6T-15 -20z", gold.mid, RIM) +
    circle(0, -10, 4.4, coral.mid, RIM) +
    stroke("M0 -4V8", INK, 9) +
    stroke("M0 -4V8", sky.dark, 4.5) +
    path("M0 6L6 12L0 17L-6 12z", COLOUR.cyan, RIM) +
    place(9, -48, path("M0 -6L1.6 -1.6L6 0L1.6 1.6L0 6L-1.6 1.6L-6 0L-1.6 -1.6z", "#fff")),
};
