import { COLOUR } from "../../palette.ts";
import { circle, ellipse, path, stroke } from "../../svg.ts";

/** A pale rim around the ink, so that a body stands out of the dusk in any tone. */
const GLEAM = "#F4E9FF";

/** A body with an ink line, and a pale one around that. */
export const body = (d: string, fill: string, ink = 5): string =>
  path(d, GLEAM, { stroke: GLEAM, "stroke-width": ink + 4, "stroke-linejoin": "round", opacity: 0.5 }) +
  path(d, fill, { stroke: COLOUR.ink, "stroke-width": ink, "stroke-linejoin": "round" });

/** A part of a body: ink, but no pale rim. */
export const part = (d: string, fill: string, ink = 3.5): string =>
  path(d, fill, { stroke: COLOUR.ink, "stroke-width": ink, "stroke-linejoin": "round" });

/** A limb: a thick line with ink around. */
export const limb = (d: string, colour: string, width: number): string =>
  stroke(d, COLOUR.ink, width + 5) + stroke(d, colour, width);

/** The shadow under a mob: baked into its picture, for three hundred of them are one batch. */
export const foot = (x: number, y: number, rx: number): string =>
  ellipse(x + 2, y, rx, rx * 0.36, "#0E0A34", { opacity: 0.5 });

/** A round eye that looks down at who runs. */
export const eye = (x: number, y: number, r: number): string =>
  circle(x, y, r, "#fff") +
  circle(x, y + r * 0.2, r * 0.62, COLOUR.visor) +
  circle(x - r * 0.25, y - r * 0.25, r * 0.25, "#fff");

/** Brows that lean inwards: cross, but nobody to be afraid of. */
export const brows = (x: number, y: number, apart: number, width = 3): string =>
  stroke(`M${x - apart - 4} ${y - 3}L${x - apart + 5} ${y + 2}`, COLOUR.ink, width) +
  stroke(`M${x + apart + 4} ${y - 3}L${x + apart - 5} ${y + 2}`, COLOUR.ink, width);
