import { COLOUR, RAMPS } from "../palette.ts";
import { type Drawing, drawing, ellipse, path, place } from "../svg.ts";
import type { GolemLook } from "./golem-face.ts";
import { stone } from "./golem-stone.ts";

/** A pebble as it flies: pale, with a rim of ink. */
export const pebble = (): Drawing =>
  drawing(
    36,
    36,
    path("M5 19C3 8 12 3 19 3C28 3 34 10 33 19C32 28 26 33 18 33C10 33 6 27 5 19z", COLOUR.ink),
    path("M9 19C8 11 14 7 19 7C26 7 30 12 29 19C28 26 24 29 18 29C12 29 9 25 9 19z", "#FFF6E3"),
    path("M10 22Q18 28 28 21Q26 29 18 29Q12 29 10 22z", "#CDB99C"),
  );

/** A rock as it falls. */
export const tossedRock = (look: GolemLook): Drawing =>
  drawing(64, 64, place(32, 33, stone(0, 0, 1.3, look)));

/** A heart that a golem loses at each phase. */
export const heart = (): Drawing =>
  drawing(
    52,
    50,
    path("M26 45C6 31 3 19 7 11C12 2 23 4 26 12C29 4 40 2 45 11C49 19 46 31 26 45z", "#fff", {
      stroke: COLOUR.ink,
      "stroke-width": 4,
      "stroke-linejoin": "round",
    }),
    path("M26 40C11 29 8 19 11 13C15 7 23 9 26 17C29 9 37 7 41 13C44 19 41 29 26 40z", RAMPS.coral.mid),
    ellipse(17, 16, 4, 3, "#fff", { opacity: 0.9 }),
  );
