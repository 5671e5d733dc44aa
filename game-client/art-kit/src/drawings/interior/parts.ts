import { COLOUR, type Ramp } from "../../palette.ts";
import { box, circle, clipped, ellipse, path, place, repeat, stroke } from "../../svg.ts";
import { LIT } from "./tones.ts";

/** The soft shade where a thing meets the floor, around (x, y). */
export const contact = (x: number, y: number, rx: number, ry = rx * 0.2): string =>
  ellipse(x, y, rx, ry, "#18285A", { opacity: 0.16 }) +
  ellipse(x, y, rx * 0.86, ry * 0.7, "#18285A", { opacity: 0.2 });

/**
 * A body seen from above and in front: its top face `top` px high, its front `front` px, with round corners, a lit edge
 * and the shade of its right side.
 */
export const block = (
  x: number,
  y: number,
  width: number,
  top: number,
  front: number,
  tones: Ramp,
  round = 7,
): string =>
  box(x, y + 4, width, top + front, round, tones.dark) +
  box(x, y + top - round, width, front + round - 2, round, tones.lo) +
  box(x, y + top - round, width - 7, front + round - 4, round, tones.mid) +
  box(x, y, width, top + 2, round, tones.mid) +
  box(x + 1.5, y + 1, width - 5, top - 2, round, tones.hi) +
  stroke(`M${x + round} ${y + 3}H${x + width * 0.55}`, "#fff", 2, { opacity: 0.55 });

/** A recessed panel or drawer in a front. */
export const panel = (x: number, y: number, width: number, height: number, tones: Ramp, round = 4): string =>
  box(x, y, width, height, round, tones.dark, { opacity: 0.55 }) +
  box(x + 1.5, y + 2.5, width - 3, height - 4, round, tones.mid) +
  stroke(`M${x + round + 2} ${y + 4.5}h${width * 0.5}`, tones.hi, 2, { opacity: 0.85 });

/** A round knob with a glint. */
export const knob = (x: number, y: number, r: number, tones: Ramp): string =>
  circle(x, y + 1, r, tones.dark) +
  circle(x, y, r * 0.9, tones.mid) +
  circle(x - r * 0.3, y - r * 0.3, r * 0.36, tones.hi);

/** A leg of furniture from (x, y) down to `foot`. */
export const leg = (x: number, y: number, foot: number, tones: Ramp, width = 8): string =>
  stroke(`M${x} ${y}V${foot - width / 2}`, tones.dark, width) +
  stroke(`M${x - width * 0.16} ${y}V${foot - width / 2 - 1}`, tones.lo, width * 0.5);

/** A halo in a picture: two rings of thin light, since gradients of their own would cost more. */
export const halo = (x: number, y: number, r: number, colour: string, strength = 0.3): string =>
  circle(x, y, r, colour, { opacity: strength * 0.5 }) +
  circle(x, y, r * 0.68, colour, { opacity: strength });

/** A lamp's glass: bright in the middle. */
export const bulb = (x: number, y: number, r: number): string =>
  circle(x, y, r, LIT.lo) +
  circle(x, y, r * 0.8, LIT.mid) +
  circle(x - r * 0.15, y - r * 0.15, r * 0.5, LIT.hi);

/** A lit pane with a bar of shine. */
export const pane = (
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  shine = "#fff",
  round = 6,
): string =>
  box(x, y, width, height, round, fill) +
  clipped(
    `pane${Math.round(x)}x${Math.round(y)}`,
    box(x, y, width, height, round, "#000"),
    path(
      `M${x + width * 0.12} ${y + height}L${x + width * 0.52} ${y}h${width * 0.16}L${x + width * 0.28} ${y + height}z`,
      shine,
      {
        opacity: 0.4,
      },
    ) +
      path(
        `M${x + width * 0.42} ${y + height}L${x + width * 0.82} ${y}h${width * 0.06}L${x + width * 0.48} ${y + height}z`,
        shine,
        {
          opacity: 0.3,
        },
      ),
  );

/** A cog around (x, y): `teeth` teeth, a hub and spoke holes. */
export const cogwheel = (x: number, y: number, r: number, teeth: number, tones: Ramp, turn = 0): string => {
  const tooth = (r * Math.PI) / teeth;
  const ring = (dy: number, fill: string, grow: number): string =>
    repeat(teeth, (index) =>
      place(0, dy, box(-tooth / 2 - grow / 2, -r - grow, tooth + grow, r * 0.5, tooth * 0.26, fill), {
        turn: turn + (index * 360) / teeth,
      }),
    ) + circle(0, dy, r * 0.84, fill);
  return place(
    x,
    y,
    ring(r * 0.09, tones.dark, 1.5) +
      ring(0, tones.lo, 0) +
      circle(0, 0, r * 0.76, tones.mid) +
      path(
        `M${-r * 0.66} ${-r * 0.1}A${r * 0.66} ${r * 0.66} 0 0 1 ${r * 0.1} ${-r * 0.66}L${r * 0.08} ${-r * 0.52}A${r * 0.52} ${r * 0.52} 0 0 0 ${-r * 0.52} ${-r * 0.08}z`,
        tones.hi,
      ) +
      circle(0, 0, r * 0.4, tones.lo) +
      circle(0, r * 0.04, r * 0.3, tones.dark) +
      circle(0, 0, r * 0.14, tones.mid),
  );
};

/** A bolt's head. */
export const bolt = (x: number, y: number, tones: Ramp, r = 3): string =>
  circle(x, y + 0.8, r, tones.dark) + circle(x, y, r * 0.85, tones.hi);

/** A gem's facets around (x, y), `size` px wide. */
export const facets = (x: number, y: number, size: number, tones: Ramp): string =>
  place(
    x,
    y,
    path("M0 20L-19 -4L-11 -16H11L19 -4z", tones.lo) +
      path("M-19 -4L-11 -16H11L19 -4z", tones.hi) +
      path("M0 20L-19 -4H-8z", tones.mid) +
      path("M0 20L-8 -4H8z", tones.hi, { opacity: 0.75 }) +
      path("M-8 -4L0 -16L8 -4z", COLOUR.white, { opacity: 0.8 }),
    { scale: size / 38 },
  );
