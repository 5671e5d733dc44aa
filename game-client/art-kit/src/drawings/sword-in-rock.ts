import { COLOUR, RAMPS } from "../palette.ts";
import { circle, type Drawing, drawing, ellipse, path, place, stroke } from "../svg.ts";

const RIM = { stroke: COLOUR.ink, "stroke-width": 3, "stroke-linejoin": "round" } as const;
const { coral, gold, mint, sky, stone, white } = RAMPS;

/** The sword, its point where it enters the rock at (0, 0). */
const SWORD =
  path("M-9 0L-10 -52H10L9 0z", white.mid, RIM) +
  path("M-8 -1L-9 -51H0V-1z", "#fff") +
  path("M-2 0V-44L0 -48L2 -44V0z", COLOUR.cyan) +
  stroke("M0 -58V-84", COLOUR.ink, 11) +
  stroke("M0 -58V-84", sky.dark, 6) +
  stroke("M-2 -64h4M-2 -71h4M-2 -78h4", sky.hi, 2) +
  path("M-24 -62Q-14 -52 0 -52T24 -62Q24 -44 0 -46T-24 -62z", gold.mid, RIM) +
  path("M-19 -58Q-11 -51 0 -50Q-12 -49 -19 -58z", gold.hi) +
  circle(0, -51, 5.4, coral.mid, RIM) +
  path("M0 -98L8 -90L0 -82L-8 -90z", COLOUR.cyan, RIM) +
  place(-5, -32, path("M0 -7L1.8 -1.8L7 0L1.8 1.8L0 7L-1.8 1.8L-7 0L-1.8 -1.8z", "#fff"));

const ROCK =
  ellipse(64, 142, 58, 9, COLOUR.ink, { opacity: 0.16 }) +
  path(
    "M10 138C2 112 20 102 32 98C38 84 56 82 68 86C88 82 100 94 102 106C118 112 124 128 116 138Q64 152 10 138z",
    "#7F7BA6",
  ) +
  path(
    "M13 133C8 112 24 104 34 100C42 87 58 86 68 90C86 86 97 97 99 109C112 114 118 124 113 131Q64 142 13 133z",
    stone.lo,
  ) +
  path(
    "M18 118C20 108 32 104 37 102C44 90 60 90 68 94C58 100 46 102 40 110C32 112 24 112 18 118z",
    stone.hi,
  ) +
  stroke("M84 128q6 -10 18 -12M30 126q8 -6 16 -4", "#65618C", 3) +
  path(
    "M14 122C24 114 34 118 36 126C28 132 18 132 14 122zM88 102C98 100 104 108 108 116C98 116 90 112 88 102z",
    mint.mid,
  ) +
  path("M8 140q8 -14 15 -2q6 -10 12 1q-14 6 -27 1zM96 142q6 -11 12 -1q5 -8 10 0q-10 5 -22 1z", COLOUR.tuft);

/** Where the sword stands in the rock: a dark cleft. */
const CLEFT = ellipse(66, 104, 15, 5.5, COLOUR.ink, { opacity: 0.8 });
const LIP = path("M50 106q16 9 32 0q-4 12 -16 12t-16 -12z", stone.lo);

/** A mossy rock by the waterfall with a sword in it, or with the cleft that it left. */
export const swordInRock = (isTaken: boolean): Drawing =>
  drawing(128, 152, ROCK + CLEFT + (isTaken ? "" : place(66, 110, SWORD, { turn: 7 }) + LIP));
