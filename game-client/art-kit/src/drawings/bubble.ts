import { COLOUR, RAMPS } from "../palette.ts";
import { box, circle, type Drawing, drawing, path, place, stroke } from "../svg.ts";

/** A round speech mark whose tip is at the middle of its lower edge. */
const mark = (fill: string, sign: string): Drawing =>
  drawing(
    52,
    62,
    circle(26, 29, 22, COLOUR.ink, { opacity: 0.22 }),
    path("M17 40L26 59L35 40z", "#fff"),
    circle(26, 25, 22, "#fff"),
    circle(26, 25, 18, fill),
    path("M10 20A17 17 0 0 1 42 20Q26 10 10 20z", "#fff", { opacity: 0.45 }),
    sign,
  );

/** Over a character who has something to give or to say. */
export const exclamation = (): Drawing =>
  mark("#FFCB3D", box(23, 13, 6, 15, 3, COLOUR.ink) + circle(26, 34, 3.4, COLOUR.ink));

/** Over a character who waits for something. */
export const question = (): Drawing =>
  mark(
    "#7FEFFF",
    stroke("M20 20Q20 14 26 14T32 20Q32 24 27 26Q26 27 26 29", COLOUR.ink, 4.5) +
      circle(26, 35, 3, COLOUR.ink),
  );

/** Over an angler whose fish bites. */
export const bite = (): Drawing =>
  mark(RAMPS.coral.mid, box(23, 12, 6, 16, 3, "#fff") + circle(26, 34, 3.6, "#fff"));

/** A white bubble with a 32 px icon, for emotes. */
export const emoteBubble = (icon: string): Drawing =>
  drawing(
    68,
    74,
    box(4, 6, 60, 56, 24, COLOUR.ink, { opacity: 0.2 }),
    path("M26 54L34 72L44 54z", "#fff"),
    box(4, 2, 60, 56, 24, "#fff"),
    box(8, 6, 52, 48, 20, "#F3F6FF"),
    place(14, 10, icon, { scale: 1.25 }),
  );
