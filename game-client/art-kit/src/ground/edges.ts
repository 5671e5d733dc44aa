import { type Brush, dab, tuft } from "./brush.ts";

/** Px between two clumps along an edge, and how far in (px) the clumps of each row lie: the outer ones overlap it. */
const STEP = 34;
const ROWS = [
  { inward: 34, size: 30, alpha: 0.28 },
  { inward: 18, size: 34, alpha: 0.5 },
  { inward: 0, size: 36, alpha: 1 },
] as const;

/**
 * Lets the ground end in clumps of grass in the colour that lies beyond the map, so that no edge of meadow, way or
 * river is a straight line where a window shows more than the map.
 */
export const paintEdges = (brush: Brush, { width, height }: { width: number; height: number }): void => {
  const { canvas, theme, random } = brush;
  const clump = (x: number, y: number, size: number): void => {
    const spread = size * (0.8 + random() * 0.5);
    dab(brush, x, y, spread, spread * 0.62, theme.grass.lo);
  };
  for (const { inward, size, alpha } of ROWS) {
    canvas.save();
    canvas.globalAlpha *= alpha;
    const aside = () => (random() - 0.5) * STEP;
    for (let x = 0; x <= width; x += STEP) {
      clump(x + aside(), inward * 0.6 + random() * 8, size);
      clump(x + aside(), height - inward * 0.6 - random() * 8, size);
    }
    for (let y = 0; y <= height; y += STEP) {
      clump(inward + random() * 8, y + aside(), size);
      clump(width - inward - random() * 8, y + aside(), size);
    }
    canvas.restore();
  }
  for (let x = STEP; x < width; x += STEP * 1.7)
    tuft(brush, x + random() * STEP, height - 8 - random() * 22, 0.8, theme.tuft.dark);
};
