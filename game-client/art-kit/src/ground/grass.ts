import type { GameMap } from "@diamond-valley/schemas/maps/map.ts";
import { type Brush, dab, tuft } from "./brush.ts";

const CORNERS = 9;

/** A soft patch with an uneven edge. */
const patch = (
  { canvas, random }: Brush,
  x: number,
  y: number,
  size: number,
  colour: string,
  alpha: number,
): void => {
  const points = Array.from({ length: CORNERS }, (_, index) => {
    const angle = (index / CORNERS) * Math.PI * 2;
    const reach = 0.8 + random() * 0.35;
    return [x + Math.cos(angle) * size * reach * 1.4, y + Math.sin(angle) * size * reach * 0.8] as const;
  });
  canvas.globalAlpha = alpha;
  canvas.fillStyle = colour;
  canvas.beginPath();
  points.forEach(([px, py], index) => {
    const [nx, ny] = points[(index + 1) % CORNERS]!;
    const [mx, my] = [(px + nx) / 2, (py + ny) / 2];
    if (index === 0) canvas.moveTo(mx, my);
    else canvas.quadraticCurveTo(px, py, mx, my);
  });
  const [first, second] = [points[0]!, points[1]!];
  canvas.quadraticCurveTo(first[0], first[1], (first[0] + second[0]) / 2, (first[1] + second[1]) / 2);
  canvas.fill();
  canvas.globalAlpha = 1;
};

const blossom = (brush: Brush, x: number, y: number, colour: string): void => {
  for (const [dx, dy] of [
    [0, -2.4],
    [2.4, 0],
    [0, 2.4],
    [-2.4, 0],
  ] as const)
    dab(brush, x + dx, y + dy, 1.9, 1.9, colour);
  dab(brush, x, y, 1.4, 1.4, "#F5A93A");
};

/** The meadow: base, wide and small patches, tufts and small flowers. */
export const paintGrass = (brush: Brush, { width, height }: Pick<GameMap, "width" | "height">): void => {
  const { canvas, theme, random } = brush;
  /** Things per million px². */
  const many = (density: number): number => Math.round((width * height * density) / 1e6);
  const spot = (): readonly [number, number] => [random() * width, random() * height];
  const tone = (index: number): string => (index % 2 ? theme.grass.hi : theme.grass.lo);
  canvas.fillStyle = theme.grass.mid;
  canvas.fillRect(0, 0, width, height);
  for (let index = 0; index < many(24); index += 1)
    patch(brush, ...spot(), 60 + random() * 110, tone(index), 0.2);
  for (let index = 0; index < many(47); index += 1)
    patch(brush, ...spot(), 14 + random() * 30, tone(index), 0.28);
  for (let index = 0; index < many(323); index += 1)
    tuft(brush, ...spot(), 0.6 + random() * 0.7, random() > 0.5 ? theme.tuft.dark : theme.tuft.light);
  for (let index = 0; index < many(135); index += 1)
    blossom(brush, ...spot(), theme.blossoms[Math.floor(random() * theme.blossoms.length)]!);
};
