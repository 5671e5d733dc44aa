import type { PieceSlug } from "@diamond-valley/schemas/looks/wardrobe.ts";
import { COLOUR, RAMPS, type Ramp } from "../../palette.ts";
import { box, circle, ellipse, path, place, stroke } from "../../svg.ts";
import { OUTLINE, type View } from "../robot/pose.ts";
import { FINE, RIM, sign } from "./emblem.ts";

const { coral, gold, leaf, lime, rock, sky, teal, violet, white, wood } = RAMPS;

/** What is on the back: its picture in each view, and straps over the front of who wears it. */
export type Back = {
  /** Seen from the front or the side it is behind the body; seen from behind it is over it. */
  readonly draw: (view: View) => string;
  readonly straps?: string;
};

/** Where a pack is in each view: seen from the front its sides peep out. */
const at = (view: View, content: string): string => place(view === "side" ? 34 : 60, 100, content);

const pack = (ramp: Ramp, more: string): string =>
  box(-31, -20, 62, 44, 14, ramp.mid, OUTLINE) +
  path("M14 -18q15 2 15 14v14q0 12 -15 12z", ramp.lo) +
  stroke("M-25 -8q1 -8 8 -8", ramp.hi, 4) +
  more;

const STRAPS = (colour: string): string =>
  stroke("M41 80Q37 96 41 114M79 80Q83 96 79 114", COLOUR.ink, 8) +
  stroke("M41 80Q37 96 41 114M79 80Q83 96 79 114", colour, 4.5);

const cape = (view: View, ramp: Ramp, hem: string, mark: string): string =>
  view === "side"
    ? path("M40 80Q64 78 66 84L52 130Q30 134 12 124Q32 104 40 80z", ramp.mid, OUTLINE) +
      path("M16 124Q34 131 52 128", "none", { stroke: hem, "stroke-width": 5 })
    : path("M34 80Q60 74 86 80L104 124Q82 136 60 132T16 124z", ramp.mid, OUTLINE) +
      path("M76 79L86 80L104 124Q92 130 80 131Q86 106 76 79z", ramp.lo) +
      path("M19 123Q40 132 60 129T101 123", "none", { stroke: hem, "stroke-width": 5 }) +
      stroke("M36 86Q32 104 26 116", ramp.hi, 4) +
      (view === "up" ? mark : "");

const wing = (side: number, view: View, shape: string): string => {
  const x = view === "side" ? 44 : 60 + side * (view === "up" ? 7 : 11);
  const content = `<g transform="scale(${side} 1)">${shape}</g>`;
  return place(x, 92, content, { scale: view === "side" ? 0.9 : 1 });
};

/** Seen from the side both wings point back. */
const wings = (view: View, shape: string): string =>
  view === "side" ? wing(-1, view, shape) : wing(-1, view, shape) + wing(1, view, shape);

const LEAF_WING =
  path("M0 4Q14 -34 42 -30Q42 -6 24 2Q40 2 40 20Q20 28 0 10z", leaf.mid, OUTLINE) +
  path("M24 2Q40 2 40 20Q20 28 0 10Q14 12 24 2z", leaf.lo, FINE) +
  stroke("M4 4Q18 -14 36 -24M6 8Q20 14 34 14", lime.hi, 2.6);

const DRAGONFLY_WING =
  path("M0 0Q20 -40 43 -38Q46 -20 0 4z", "#D9F6FF", { ...OUTLINE, "fill-opacity": 0.92 }) +
  path("M0 4Q34 -6 44 6Q38 24 0 10z", "#C2FBE6", { ...OUTLINE, "fill-opacity": 0.92 }) +
  stroke("M4 -1Q20 -20 38 -32M6 6Q22 4 38 8M16 -12l8 -2M24 -22l8 0", teal.mid, 2);

/** What is worn on the back. */
export const BACKS: Readonly<Record<PieceSlug<"back">, Back>> = {
  satchel: {
    draw: (view) =>
      view === "up"
        ? stroke("M38 80L84 112", COLOUR.ink, 9) +
          stroke("M38 80L84 112", wood.lo, 5) +
          place(
            86,
            112,
            box(-16, -12, 26, 24, 6, wood.mid, OUTLINE) + box(-16, -12, 26, 12, 5, wood.hi, FINE),
          )
        : place(
            view === "side" ? 36 : 94,
            110,
            box(-13, -12, 26, 25, 6, wood.mid, OUTLINE) +
              box(-13, -12, 26, 12, 5, wood.hi, FINE) +
              circle(0, 1, 2.6, gold.mid, FINE),
          ),
    straps: stroke("M40 81L86 112", COLOUR.ink, 8) + stroke("M40 81L86 112", wood.lo, 4.5),
  },
  creel: {
    draw: (view) =>
      at(
        view,
        stroke("M-12 -20L-20 -40", COLOUR.ink, 6) +
          path("M14 -22Q12 -44 24 -46L34 -52L32 -40Q30 -26 26 -18z", sky.mid, RIM) +
          circle(26, -38, 1.8, COLOUR.ink) +
          pack(
            wood,
            stroke("M-26 -4h50M-26 6h50M-24 16h46M-14 -18v40M0 -18v40M14 -18v40", wood.dark, 1.8, {
              opacity: 0.7,
            }),
          ) +
          box(-32, -24, 64, 10, 5, wood.hi, OUTLINE),
      ),
    straps: STRAPS(wood.lo),
  },
  "ore-pack": {
    draw: (view) =>
      at(
        view,
        path("M-26 -16L-30 -34L-18 -42L-8 -18z", violet.mid, RIM) +
          path("M8 -16L12 -38L22 -44L30 -30L28 -14z", gold.mid, RIM) +
          path("M12 -36L21 -43L20 -16H10z", gold.hi) +
          path("M-29 -33L-18 -41L-18 -18z", violet.hi) +
          pack(rock, box(-18, -2, 36, 20, 6, rock.lo, FINE) + sign("crystal", 0, 8, violet.hi, 0.9)),
      ),
    straps: STRAPS(rock.dark),
  },
  "leaf-wings": { draw: (view) => wings(view, LEAF_WING) },
  "pearl-cape": {
    draw: (view) =>
      cape(
        view,
        { ...white, mid: "#E8E4FA", lo: "#C9C3E8" },
        sky.mid,
        circle(60, 104, 10, white.hi, RIM) + circle(57, 101, 3, "#fff") + ellipse(63, 107, 3, 2, violet.hi),
      ),
  },
  "dragonfly-wings": { draw: (view) => wings(view, DRAGONFLY_WING) },
  "ember-cape": {
    draw: (view) =>
      cape(
        view,
        coral,
        gold.mid,
        sign("flame", 60, 106, gold.mid, 1.7) + sign("flame", 60, 109, gold.hi, 0.9),
      ),
  },
  balloon: {
    draw: (view) =>
      place(
        view === "side" ? 28 : 98,
        0,
        stroke("M0 14Q-8 50 -6 96", COLOUR.ink, 2.4) +
          ellipse(2, -8, 17, 21, coral.mid, OUTLINE) +
          path("M8 -27q12 6 10 22q-3 12 -10 15q8 -18 0 -37z", coral.lo) +
          ellipse(-4, -16, 4, 6, "#fff", { opacity: 0.7 }) +
          path("M-3 12h10l-5 -5z", coral.lo, FINE) +
          sign("star", 2, -6, gold.hi, 0.8),
      ),
  },
};
