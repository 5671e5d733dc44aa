import type { PieceSlug } from "@diamond-valley/schemas/looks/wardrobe.ts";
import { COLOUR, RAMPS, type Ramp } from "../../palette.ts";
import { box, circle, path, place, stroke } from "../../svg.ts";
import { OUTLINE, type View } from "../robot/pose.ts";
import { belt, cloth, collar, frontOf, hasFront, opening, vest } from "./cloth.ts";
import { FINE, METAL, RIM, sign } from "./emblem.ts";

const { coral, gold, leaf, mint, night, pine, pink, rock, sky, teal, violet, white, wood } = RAMPS;

/** Clothes over the trunk, and what they do to the arms. */
export type Garment = {
  readonly body: (view: View) => string;
  /** Colour of the arms; the shell's own where unset. */
  readonly sleeve?: string;
  /** Colour of the hands. */
  readonly glove?: string;
};

/** A pearl, or anything else that is round and shines. */
const pearl = (x: number, y: number, r: number, fill: string): string =>
  circle(x, y, r, fill, FINE) + circle(x - r / 3, y - r / 3, r / 3, "#fff");

/** Rim, mid and light of metal plate. */
const STEEL: Ramp = { hi: white.mid, mid: "#B9C1E6", lo: METAL.mid, dark: METAL.dark };

const prism = (view: View): string =>
  path("M34 92L52 84L60 126Q34 126 31 117z", pink.mid, { opacity: 0.85 }) +
  path("M52 84L70 84L76 126H58z", gold.hi, { opacity: 0.9 }) +
  path("M70 84L86 92L89 117Q88 125 76 126z", COLOUR.cyan, { opacity: 0.9 }) +
  path("M52 84L60 126M70 84L76 126", "none", { stroke: "#fff", "stroke-width": 2.5 }) +
  (hasFront(view) ? sign("star", frontOf(view), 104, "#fff", 1.2) : "");

/** What is worn on the body. */
export const CLOTHES: Readonly<Record<PieceSlug<"clothes">, Garment>> = {
  overalls: {
    body: (view) =>
      path("M34 98Q60 108 86 98L89 116Q88 126 60 126T31 116z", sky.lo, OUTLINE) +
      path("M76 102q10 -2 11 2l2 12q0 7 -14 9q3 -12 1 -23z", sky.dark) +
      stroke("M40 79L44 100M80 79L76 100", COLOUR.ink, 9) +
      stroke("M40 79L44 100M80 79L76 100", sky.lo, 5) +
      (hasFront(view)
        ? box(frontOf(view) - 15, 91, 30, 20, 5, sky.mid, OUTLINE) +
          box(frontOf(view) - 8, 98, 16, 9, 3, sky.lo) +
          circle(44, 97, 3, gold.mid, FINE) +
          circle(76, 97, 3, gold.mid, FINE)
        : stroke("M44 80L76 100M76 80L44 100", sky.lo, 5)),
  },
  raincoat: {
    body: (view) =>
      cloth(gold, 130) +
      opening(view, gold.dark, teal.mid, 130) +
      collar(view, gold) +
      (hasFront(view) ? stroke(view === "side" ? "M38 114h11" : "M38 114h11M72 114h10", gold.dark, 3) : ""),
    sleeve: gold.lo,
    glove: teal.mid,
  },
  "work-jacket": {
    body: (view) =>
      cloth(coral, 122) +
      path("M33 104Q60 112 87 104l1 7Q60 119 32 111z", gold.hi, FINE) +
      opening(view, coral.dark, null, 122) +
      collar(view, rock) +
      (hasFront(view) ? box(41, 90, 11, 10, 2, coral.lo, FINE) : ""),
    sleeve: coral.lo,
    glove: rock.hi,
  },
  "ranger-coat": {
    body: (view) =>
      cloth(pine, 131) +
      opening(view, pine.dark, gold.hi, 131) +
      path("M34 86Q34 76 60 76T86 86L80 99Q60 90 40 99z", leaf.mid, OUTLINE) +
      path("M70 78q14 2 14 9l-5 9q-6 -3 -12 -4q4 -6 3 -14z", leaf.lo) +
      belt(view, 108, wood.lo, gold.mid),
    sleeve: pine.lo,
    glove: wood.hi,
  },
  "pearl-vest": {
    body: (view) =>
      vest(view, teal) +
      (view === "up"
        ? [46, 60, 74].map((x) => pearl(x, 100, 5, white.hi)).join("")
        : [92, 104, 116].map((y) => pearl(view === "side" ? 53 : 46, y, 3.6, white.hi)).join("") +
          (view === "side" ? "" : [92, 104, 116].map((y) => pearl(74, y, 3.6, white.hi)).join(""))),
  },
  "lily-vest": {
    body: (view) =>
      vest(view, pink) +
      (view === "up"
        ? sign("herb", 60, 102, leaf.lo, 1.5)
        : place(
            view === "side" ? 46 : 42,
            100,
            circle(0, 0, 6, white.hi, FINE) + circle(0, 0, 2.6, gold.mid),
          ) + stroke("M36 113q6 3 12 2", leaf.mid, 4)),
  },
  "moss-vest": {
    body: (view) =>
      vest(view, rock) +
      path("M35 88Q36 79 50 77Q48 84 49 88Q44 92 42 87Q38 94 35 88z", mint.mid, FINE) +
      (view === "side"
        ? ""
        : path("M85 88Q84 79 70 77Q72 84 71 88Q76 92 78 87Q82 94 85 88z", mint.lo, FINE)) +
      (view === "up" ? sign("crystal", 60, 104, violet.mid, 1.4) : sign("crystal", 42, 106, violet.mid, 0.8)),
  },
  "traveller-suit": {
    body: (view) =>
      cloth(night, 126) +
      opening(view, night.dark, gold.mid, 126) +
      path("M34 86Q34 76 60 76T86 86Q60 98 34 86z", coral.mid, OUTLINE) +
      (hasFront(view)
        ? path(`M${frontOf(view) - 6} 90l6 14l8 -12z`, coral.lo, FINE)
        : path("M44 88L60 116L76 88z", coral.mid, OUTLINE)) +
      belt(view, 112, wood.mid, gold.hi),
    sleeve: night.lo,
    glove: wood.hi,
  },
  "guardian-suit": {
    body: (view) =>
      cloth(STEEL, 126) +
      path("M44 80Q60 76 76 80L73 103Q60 112 47 103z", white.mid, OUTLINE) +
      stroke("M50 84L52 100", "#fff", 4) +
      (hasFront(view) ? circle(frontOf(view), 95, 7, COLOUR.cyan, RIM) : "") +
      path("M24 92Q26 78 40 80Q42 92 34 97zM96 92Q94 78 80 80Q78 92 86 97z", STEEL.mid, OUTLINE) +
      belt(view, 112, gold.lo, gold.hi),
    sleeve: METAL.mid,
    glove: gold.mid,
  },
  "prism-suit": {
    body: (view) =>
      cloth(violet, 128) +
      prism(view) +
      path("M35 87Q35 77 60 77T85 87Q60 98 35 87z", white.hi, OUTLINE) +
      path("M35 87L31 117Q31 129 60 129T89 117L85 87", "none", OUTLINE),
    sleeve: violet.hi,
    glove: "#FFFFFF",
  },
  "lab-coat": {
    body: (view) =>
      cloth(white, 131) +
      opening(view, white.dark, sky.mid, 131) +
      collar(view, white) +
      (hasFront(view)
        ? box(72, 102, 12, 10, 2, white.lo, FINE) + stroke("M75 100v6M79 99v6", coral.mid, 2.4)
        : stroke("M48 110h24", white.dark, 3)),
    sleeve: white.lo,
    glove: mint.mid,
  },
};
