import type { Colour } from "@diamond-valley/schemas/wallet/colours.ts";
import { COLOUR, RAMPS } from "../palette.ts";
import { circle, type Drawing, drawing, ellipse, linear, path, place, stroke } from "../svg.ts";
import { COLOUR_RAMPS } from "./fish.ts";
import { herb } from "./herb.ts";

/** What a slime's face says: at peace, about to spit, swelling, out of breath. */
export const SLIME_MOODS = ["calm", "spit", "swell", "dazed"] as const;
export type SlimeMood = (typeof SLIME_MOODS)[number];

/** A heap of jelly, 92 px wide, with its foot at the origin. */
const BODY = "M-46 -4C-52 -34 -30 -64 0 -64C30 -64 52 -34 46 -4C38 3 20 5 0 5S-38 3 -46 -4z";

/** What grows on a slime's head, in the shape of its colour: told apart without hue. */
const SPROUTS: Record<Colour, string> = {
  blue: "M0 0C-11 -8 -8 -18 0 -27C8 -18 11 -8 0 0z",
  yellow: "M0 0L-14 -12L-6 -13L-8 -26L0 -16L8 -26L6 -13L14 -12z",
  green: "M0 0C-18 -2 -22 -16 -20 -22C-8 -22 -2 -12 0 0C2 -12 8 -22 20 -22C22 -16 18 -2 0 0z",
  red: "M0 0C-14 -6 -11 -16 -5 -26C-2 -18 2 -19 7 -28C13 -18 14 -6 0 0z",
};

const eye = (x: number): string =>
  ellipse(x, -32, 8, 9.5, "#fff") +
  ellipse(x + 1, -31, 5, 6.5, COLOUR.visor) +
  circle(x - 1, -34, 2.2, "#fff");
const spiral = (x: number): string =>
  circle(x, -32, 9, "#fff") + stroke(`M${x} -32q4 -4 4 1q-1 6 -7 3q-4 -6 2 -9q8 -2 8 6`, COLOUR.visor, 2.4);
const shut = (x: number, turn: number): string =>
  stroke(`M${x - 8} ${-32 - turn * 4}L${x + 7} ${-32 + turn * 4}`, COLOUR.visor, 4.5);

const FACES: Record<SlimeMood, string> = {
  calm: eye(-16) + eye(16) + stroke("M-7 -17Q0 -11 7 -17", COLOUR.visor, 3.4),
  spit: eye(-16) + eye(16) + ellipse(0, -15, 8, 9, COLOUR.visor) + ellipse(0, -11, 5, 4, "#FF8FB4"),
  swell: shut(-17, 1) + shut(17, -1) + stroke("M-10 -15Q-5 -20 0 -15T10 -15", COLOUR.visor, 3.6),
  dazed:
    spiral(-16) + spiral(16) + ellipse(0, -14, 6, 4.5, COLOUR.visor) + path("M-4 -13q4 12 9 1z", "#FF8FB4"),
};

/** A slime: jelly in its colour, with the shape of that colour on its head and a herb that shines through. */
export const slime = (colour: Colour, mood: SlimeMood): Drawing => {
  const { hi, mid, lo, dark } = COLOUR_RAMPS[colour];
  return drawing(
    112,
    104,
    linear("jelly", "down", hi, mid, lo),
    place(
      56,
      96,
      path(SPROUTS[colour], mid, {
        stroke: dark,
        "stroke-width": 3,
        "stroke-linejoin": "round",
        transform: "translate(0 -60)",
      }) +
        path(BODY, COLOUR.ink, { stroke: COLOUR.ink, "stroke-width": 6, "stroke-linejoin": "round" }) +
        path(BODY, dark) +
        path(BODY, "url(#jelly)", { transform: "translate(0 -2) scale(0.96 0.95)", opacity: 0.94 }) +
        path("M-40 -8C-20 0 20 0 40 -8Q20 4 0 4T-40 -8z", lo, { opacity: 0.8 }) +
        ellipse(-22, -49, 13, 6.5, "#fff", { opacity: 0.75, transform: "rotate(-28 -22 -49)" }) +
        circle(-38, -31, 3.4, "#fff", { opacity: 0.6 }) +
        ellipse(-29, -20, 6, 3.6, COLOUR.blush, { opacity: 0.8 }) +
        ellipse(29, -20, 6, 3.6, COLOUR.blush, { opacity: 0.8 }) +
        FACES[mood],
    ),
  );
};

/** The crown of a king; its foot is its lower edge. */
export const crown = (): Drawing => {
  const { hi, mid, dark } = RAMPS.gold;
  return drawing(
    56,
    42,
    path("M6 38L3 10L17 21L28 3L39 21L53 10L50 38z", mid, {
      stroke: COLOUR.ink,
      "stroke-width": 4,
      "stroke-linejoin": "round",
    }),
    path("M10 26L8 17L18 25L28 10L38 25L48 17L46 26z", hi),
    path("M7 31H49V38H7z", dark),
    circle(28, 31, 4.5, RAMPS.coral.mid) + circle(14, 32, 3, RAMPS.sky.hi) + circle(42, 32, 3, RAMPS.sky.hi),
  );
};

/** A glob of slime as it flies: pale, with a rim of ink. */
export const glob = (): Drawing =>
  drawing(
    34,
    34,
    circle(17, 17, 15, COLOUR.ink),
    circle(17, 17, 12, "#C6F08A"),
    path("M6 20A12 12 0 0 0 28 20Q17 28 6 20z", "#83BE42"),
    ellipse(13, 12, 5, 3, "#fff", { opacity: 0.9 }),
  );

/** What is left where a slime was beaten. */
export const puddle = (colour: Colour): Drawing => {
  const { hi, mid, lo } = COLOUR_RAMPS[colour];
  return drawing(
    120,
    58,
    path("M8 32C4 14 34 4 60 6C92 2 118 16 112 32C108 50 82 54 60 52C34 56 12 50 8 32z", lo, {
      opacity: 0.85,
    }),
    path("M16 30C14 17 38 9 60 11C86 8 108 18 103 30C98 42 80 45 60 44C38 46 20 42 16 30z", mid, {
      opacity: 0.9,
    }),
    ellipse(42, 20, 14, 4.5, hi, { opacity: 0.9 }),
    circle(88, 26, 4, hi, { opacity: 0.8 }),
  );
};

/** A broad net on a stick, which hunters swing: nobody is cut. It points to the right, held at its lower end. */
export const beater = (): Drawing => {
  const wood = RAMPS.wood;
  return drawing(
    72,
    92,
    stroke("M34 86L42 34", wood.dark, 10),
    stroke("M34 85L42 34", wood.mid, 6),
    stroke("M32 78L38 42", wood.hi, 2.2),
    path("M30 40C20 20 28 4 44 4C62 4 68 22 56 40Q44 48 30 40z", COLOUR.ink),
    path("M33 38C24 20 31 8 44 8C58 8 63 22 53 37Q44 44 33 38z", RAMPS.gold.mid),
    path("M36 34C30 20 35 12 44 12C54 12 57 22 50 33Q44 38 36 34z", RAMPS.cream.mid),
    stroke("M38 14V35M44 12V37M50 14V35M34 20H54M34 28H53", wood.mid, 2),
  );
};

/** The picture of the help's page on hunting: a slime beside a herb. */
export const slimeAndHerb = (): Drawing => {
  const [left, right] = [slime("blue", "calm"), herb("yellow")];
  const inner = ({ svg }: Drawing): string => svg.replace(/^<svg[^>]*>|<\/svg>$/g, "");
  return drawing(180, 112, place(0, 4, inner(left)), place(112, 38, inner(right), { scale: 0.92 }));
};
