import type { Floor } from "@diamond-valley/schemas/maps/map.ts";
import type { Ramp } from "../../palette.ts";
import type { RoomBrush } from "./wall-tools.ts";

/** What is to be laid, px. */
type Area = Pick<Floor, "x" | "y" | "width" | "height">;
/** Lays a floor in the tones of its material. */
export type Lay = (brush: RoomBrush, area: Area, tones: Ramp) => void;

/** Calls `draw` for each cell of a grid over the area; the grid is the map's, so that floors that touch fit together. */
export const cells = (
  { x, y, width, height }: Area,
  wide: number,
  high: number,
  draw: (left: number, top: number, column: number, row: number) => void,
): void => {
  for (let row = Math.floor(y / high); row * high < y + height; row += 1)
    for (let column = Math.floor(x / wide) - 1; column * wide < x + width; column += 1)
      draw(column * wide, row * high, column, row);
};

/** A number from 0 to 1 that is always the same for a cell. */
export const grain = (column: number, row: number): number => {
  const mixed = Math.sin(column * 127.1 + row * 311.7) * 43_758.545;
  return mixed - Math.floor(mixed);
};

/** Most cells are of the middle tone, some lighter, some darker. */
export const pick = (value: number, { hi, mid, lo }: Ramp): string =>
  value < 0.16 ? hi : value < 0.34 ? lo : mid;

/** A line through the points. */
export const line = (
  { canvas }: RoomBrush,
  points: readonly (readonly [number, number])[],
  colour: string,
  width: number,
  alpha: number,
): void => {
  canvas.globalAlpha = alpha;
  canvas.strokeStyle = colour;
  canvas.lineWidth = width;
  canvas.beginPath();
  for (const [index, [x, y]] of points.entries()) index === 0 ? canvas.moveTo(x, y) : canvas.lineTo(x, y);
  canvas.stroke();
  canvas.globalAlpha = 1;
};
