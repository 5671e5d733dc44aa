import { COLOUR, RAMPS } from "../../palette.ts";
import { box, circle, stroke } from "../../svg.ts";
import { LIT, TONES } from "./tones.ts";

const { gold, teal } = RAMPS;
const { linen } = TONES;

/** Pip in a square of 48 px, for whatever he sits in. */
export const PIP =
  stroke("M24 10V4", COLOUR.ink, 3) +
  circle(24, 4, 3.4, gold.mid) +
  box(15, 32, 18, 13, 6, COLOUR.ink) +
  box(17, 33, 14, 10, 5, teal.mid) +
  circle(24, 38, 2.6, LIT.mid) +
  box(6, 8, 36, 28, 12, COLOUR.ink) +
  box(9, 11, 30, 22, 9, linen.lo) +
  box(9, 11, 26, 20, 9, linen.hi) +
  box(13, 16, 22, 13, 6, COLOUR.visor) +
  circle(19.5, 22, 2.8, COLOUR.cyan) +
  circle(28.5, 22, 2.8, COLOUR.cyan) +
  stroke("M22 26q2 1.6 4 0", COLOUR.cyan, 1.6) +
  box(2, 18, 6, 10, 3, COLOUR.ink) +
  box(40, 18, 6, 10, 3, COLOUR.ink);
