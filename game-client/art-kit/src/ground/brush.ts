import { smoothLine } from "@diamond-valley/schemas/maps/curve.ts";
import type { Point } from "@diamond-valley/schemas/maps/map.ts";
import { type Random, seededRandom } from "@diamond-valley/schemas/random.ts";
import type { GroundTheme } from "./theme.ts";

/** A canvas with the theme and the seeded randomness to paint on it. */
export type Brush = {
  readonly canvas: CanvasRenderingContext2D;
  readonly theme: GroundTheme;
  readonly random: Random;
};

export const createBrush = (canvas: CanvasRenderingContext2D, theme: GroundTheme): Brush => {
  canvas.lineCap = "round";
  canvas.lineJoin = "round";
  return { canvas, theme, random: seededRandom(theme.seed) };
};

/** The smooth line through the points, the same that walls are made of. */
export const smoothPath = (points: readonly Point[], closed = false): Path2D => {
  const line = new Path2D();
  const [first, ...rest] = smoothLine(points, closed);
  line.moveTo(first!.x, first!.y);
  for (const { x, y } of rest) line.lineTo(x, y);
  if (closed) line.closePath();
  return line;
};

type Look = {
  readonly dx?: number;
  readonly dy?: number;
  readonly alpha?: number;
};

/** Runs `paint` moved by (dx, dy) and at `alpha`, and restores the canvas. */
export const layered = ({ canvas }: Brush, { dx = 0, dy = 0, alpha = 1 }: Look, paint: () => void): void => {
  canvas.save();
  canvas.translate(dx, dy);
  canvas.globalAlpha *= alpha;
  paint();
  canvas.restore();
};

/** Draws along the line, `width` px wide. */
export const strokePath = (
  brush: Brush,
  line: Path2D,
  width: number,
  colour: string,
  look: Look = {},
): void =>
  layered(brush, look, () => {
    brush.canvas.lineWidth = width;
    brush.canvas.strokeStyle = colour;
    brush.canvas.stroke(line);
  });

export const fillPath = (
  brush: Brush,
  shape: Path2D,
  colour: string | CanvasGradient,
  look: Look = {},
): void =>
  layered(brush, look, () => {
    brush.canvas.fillStyle = colour;
    brush.canvas.fill(shape);
  });

/** A filled ellipse. */
export const dab = (
  { canvas }: Pick<Brush, "canvas">,
  x: number,
  y: number,
  rx: number,
  ry: number,
  colour: string,
): void => {
  canvas.fillStyle = colour;
  canvas.beginPath();
  canvas.ellipse(x, y, rx, ry, 0, 0, Math.PI * 2);
  canvas.fill();
};

/** A filled rectangle with round corners. */
export const slab = (
  { canvas }: Pick<Brush, "canvas">,
  x: number,
  y: number,
  width: number,
  height: number,
  round: number,
  colour: string,
): void => {
  canvas.fillStyle = colour;
  canvas.beginPath();
  canvas.roundRect(x, y, width, height, round);
  canvas.fill();
};

/** Three blades of grass. */
export const tuft = ({ canvas }: Brush, x: number, y: number, size: number, colour: string): void => {
  canvas.strokeStyle = colour;
  canvas.lineWidth = 2.4 * size;
  canvas.beginPath();
  canvas.moveTo(x - 5 * size, y - 6 * size);
  canvas.quadraticCurveTo(x - 3 * size, y - 1, x, y);
  canvas.moveTo(x, y - 9 * size);
  canvas.lineTo(x, y);
  canvas.moveTo(x + 5 * size, y - 6 * size);
  canvas.quadraticCurveTo(x + 3 * size, y - 1, x, y);
  canvas.stroke();
};

/** A place on a smooth line at a share (0..1) of its length in points, and the direction there (unit). */
export const alongLine = (line: readonly Point[], share: number): Point & { dx: number; dy: number } => {
  const position = Math.min(share, 0.9999) * (line.length - 1);
  const [from, to] = [line[Math.floor(position)]!, line[Math.floor(position) + 1]!];
  const [spanX, spanY, rest] = [to.x - from.x, to.y - from.y, position % 1];
  const length = Math.hypot(spanX, spanY) || 1;
  return { x: from.x + spanX * rest, y: from.y + spanY * rest, dx: spanX / length, dy: spanY / length };
};
