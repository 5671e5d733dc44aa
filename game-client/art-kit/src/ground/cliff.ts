import { smoothLine } from "@diamond-valley/schemas/maps/curve.ts";
import type { GroundOf, Point } from "@diamond-valley/schemas/maps/map.ts";
import { RAMPS } from "../palette.ts";
import { type Brush, dab, layered, slab, smoothPath, strokePath } from "./brush.ts";

const rock = RAMPS.rock;
const STONES = [rock.hi, "#BC9069", rock.mid, "#94694C"] as const;
const LIP = "#4E9C50";
const ROWS = 3;

/** Height of the edge at `x`. */
export const edgeAt = (edge: readonly Point[], x: number): number => {
  const index = edge.findIndex((point, at) => at > 0 && point.x >= x);
  if (index < 1) return edge[0]!.y;
  const [from, to] = [edge[index - 1]!, edge[index]!];
  return from.y + ((to.y - from.y) * (x - from.x)) / (to.x - from.x);
};

/** A wall of rock from the edge down, with a lip of grass that hangs over it. */
export const paintCliff = (brush: Brush, cliff: GroundOf<"cliff">): void => {
  const { canvas, theme, random } = brush;
  const { stones, lip: overhang } = theme.rock ?? { stones: STONES, lip: LIP };
  const edge = smoothLine(cliff.points);
  const { height } = cliff;
  const [left, right] = [edge[0]!.x, edge.at(-1)!.x];
  const face = new Path2D();
  for (const { x, y } of edge) face.lineTo(x, y);
  for (const { x, y } of edge.toReversed()) face.lineTo(x, y + height);
  face.closePath();

  for (const [spread, alpha] of [
    [30, 0.1],
    [20, 0.12],
    [10, 0.16],
  ] as const)
    layered(brush, { dx: 10, dy: 8 + spread * 0.5, alpha }, () => {
      canvas.strokeStyle = "#2E4F5E";
      canvas.lineWidth = spread;
      canvas.stroke(face);
      canvas.fillStyle = "#2E4F5E";
      canvas.fill(face);
    });
  const ys = edge.map(({ y }) => y);
  const light = canvas.createLinearGradient(0, Math.min(...ys), 0, Math.max(...ys) + height);
  light.addColorStop(0, stones[0]);
  light.addColorStop(0.5, stones[2]);
  light.addColorStop(1, theme.rock ? stones[3] : rock.dark);
  canvas.fillStyle = light;
  canvas.fill(face);
  layered(brush, {}, () => {
    canvas.clip(face);
    for (let x = left; x < right; x += 26 + random() * 22)
      for (let row = 0; row < ROWS; row += 1) {
        const y = edgeAt(edge, x) + 14 + row * (height / ROWS) + random() * 8;
        const [width, tall] = [30 + random() * 26, height / ROWS + 4];
        const [sx, tone] = [x + row * 11, Math.floor(random() * 3 + (row > 1 ? 1 : 0))];
        canvas.globalAlpha = 0.75;
        slab(brush, sx, y, width, tall, 11, stones[tone]!);
        canvas.globalAlpha = 0.35;
        slab(brush, sx + 5, y + 4, width - 14, 6, 3, "#FFE3BF");
        canvas.globalAlpha = 0.3;
        slab(brush, sx + 3, y + tall - 6, width - 6, 5, 3, "#4D2F2F");
      }
  });
  const lip = smoothPath(cliff.points);
  strokePath(brush, lip, 30, overhang, { dy: 6 });
  for (let x = left; x < right; x += 15) {
    const y = edgeAt(edge, x);
    dab(brush, x, y + 16, 9, 9 + random() * 12, overhang);
    dab(brush, x + 4, y + 9, 10, 8 + random() * 9, theme.grass.lo);
  }
  strokePath(brush, lip, 22, theme.grass.lo, { dy: -2 });
  strokePath(brush, lip, 10, theme.grass.hi, { dy: -8, alpha: 0.9 });
};
