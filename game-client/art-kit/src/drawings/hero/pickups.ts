import { COLOUR } from "../../palette.ts";
import { circle, type Drawing, drawing, ellipse, path, stroke } from "../../svg.ts";

/** What mobs leave: worth 1, 2 or 3 of experience, told by size and by the number of corners. */
export const spark = (worth: 1 | 2 | 3): Drawing => {
  const shapes = {
    1: ["M16 4L25 16L16 28L7 16z", "M16 4L7 16H16z", "#7FF3FF", "#E0FCFF"],
    2: ["M16 3L27 10L24 24L16 30L8 24L5 10z", "M16 3L5 10L16 15z", "#FF9FE0", "#FFE0F6"],
    3: ["M10 3H22L30 12L28 23L16 31L4 23L2 12z", "M10 3L2 12L16 14L22 3z", "#FFD44A", "#FFF3B8"],
  } as const;
  const [d, facet, fill, light] = shapes[worth];
  return drawing(
    32,
    40,
    ellipse(17, 36, 9, 3, "#0E0A34", { opacity: 0.45 }),
    path(d, fill, { stroke: "#fff", "stroke-width": 5, "stroke-linejoin": "round", opacity: 0.55 }),
    path(d, fill, { stroke: COLOUR.ink, "stroke-width": 3, "stroke-linejoin": "round" }),
    path(facet, light),
    stroke("M12 12l3 -4", "#fff", 2),
  );
};

/** A splinter of a mob: four fly off where one falls. */
export const bit = (colour: string): Drawing =>
  drawing(
    14,
    14,
    path("M2 9L7 1L13 6L9 13z", colour, {
      stroke: COLOUR.ink,
      "stroke-width": 2,
      "stroke-linejoin": "round",
    }),
  );

/** What a spitter spits: a light core in a rim of ink, with three knobs. */
export const spit = (): Drawing =>
  drawing(
    34,
    34,
    circle(17, 17, 14, COLOUR.ink),
    circle(17, 17, 14, "none", { stroke: "#F4E9FF", "stroke-width": 2, opacity: 0.7 }),
    circle(17, 17, 10.5, "#F3E4FF"),
    circle(17, 17, 5.5, "#C07BFF"),
    circle(13, 13, 3, "#fff"),
  );

/** A stone of the golem's ring: a light core in a square of ink. */
export const ringStone = (): Drawing =>
  drawing(
    38,
    38,
    path("M19 1L37 19L19 37L1 19z", COLOUR.ink, {
      stroke: "#FFE1F8",
      "stroke-width": 2,
      "stroke-linejoin": "round",
    }),
    path("M19 7L31 19L19 31L7 19z", "#FFE1F8"),
    path("M19 13L25 19L19 25L13 19z", "#FF4FC0"),
  );

/** Points to a chest that is out of sight. */
export const pointer = (): Drawing =>
  drawing(
    52,
    44,
    path("M4 22L14 6L48 22L14 38z", "#FFCB3D", {
      stroke: COLOUR.ink,
      "stroke-width": 5,
      "stroke-linejoin": "round",
    }),
    path("M11 20L17 11L36 20z", "#FFF0B8"),
  );
