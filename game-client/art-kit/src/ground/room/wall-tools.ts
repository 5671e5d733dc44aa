import { type Brush, dab, slab } from "../brush.ts";
import type { RoomTheme } from "./room-theme.ts";

/** A wall's face: its upper left corner and its size, px. It stands on the floor's upper edge. */
export type Face = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

export type RoomBrush = Pick<Brush, "canvas" | "random"> & { readonly room: RoomTheme };

/** A rectangle of one colour at `alpha`. */
export const patch = (
  { canvas }: Pick<RoomBrush, "canvas">,
  x: number,
  y: number,
  width: number,
  height: number,
  colour: string,
  alpha = 1,
): void => {
  canvas.globalAlpha = alpha;
  canvas.fillStyle = colour;
  canvas.fillRect(x, y, width, height);
  canvas.globalAlpha = 1;
};

/** A rectangle that goes from one colour to the next, downwards or to the right. */
export const blend = (
  { canvas }: Pick<RoomBrush, "canvas">,
  { x, y, width, height }: Face,
  direction: "down" | "right",
  ...colours: readonly string[]
): void => {
  const run = direction === "down" ? ([x, y, x, y + height] as const) : ([x, y, x + width, y] as const);
  const fill = canvas.createLinearGradient(...run);
  for (const [index, colour] of colours.entries())
    fill.addColorStop(index / Math.max(1, colours.length - 1), colour);
  canvas.fillStyle = fill;
  canvas.fillRect(x, y, width, height);
};

/** Round cornered, as `slab` of the ground, at `alpha`. */
export const plate = (
  brush: RoomBrush,
  x: number,
  y: number,
  width: number,
  height: number,
  round: number,
  colour: string,
  alpha = 1,
): void => {
  if (width <= 0 || height <= 0) return;
  brush.canvas.globalAlpha = alpha;
  slab(brush, x, y, width, height, round, colour);
  brush.canvas.globalAlpha = 1;
};

export const dot = (brush: RoomBrush, x: number, y: number, r: number, colour: string, alpha = 1): void => {
  brush.canvas.globalAlpha = alpha;
  dab(brush, x, y, r, r, colour);
  brush.canvas.globalAlpha = 1;
};

/** Posts, windows or mouldings in even steps of about `step` px over a face; `draw` gets the middle of each. */
export const evenly = (
  { x, width }: Face,
  step: number,
  draw: (middle: number, gap: number) => void,
): void => {
  const count = Math.max(1, Math.round(width / step));
  for (let index = 0; index < count; index += 1) draw(x + ((index + 0.5) * width) / count, width / count);
};
