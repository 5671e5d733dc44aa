import { smoothLine } from "@diamond-valley/schemas/maps/curve.ts";
import type { GroundOf } from "@diamond-valley/schemas/maps/map.ts";
import { alongLine, type Brush, dab, fillPath, smoothPath, strokePath, tuft } from "./brush.ts";

const PAVING = ["#EAE6F5", "#DED9EE", "#F3F0FA", "#E4DDF0", "#D6D2EA"];

type Way = { readonly trace: Path2D; readonly line: ReturnType<typeof smoothLine>; readonly width: number };

const plazaOutline = ({ x, y, rx, ry }: GroundOf<"plaza">): Path2D => {
  const outline = new Path2D();
  outline.ellipse(x, y, rx, ry, 0, 0, Math.PI * 2);
  return outline;
};

const pebbles = (brush: Brush, { line, width }: Way): void => {
  const { canvas, random, theme } = brush;
  for (let index = 0; index < line.length * 2.6; index += 1) {
    const { x, y, dx, dy } = alongLine(line, random());
    const aside = (random() - 0.5) * (width - 16);
    const size = 2.5 + random() * 5;
    const [px, py] = [x - dy * aside, y + dx * aside];
    canvas.globalAlpha = 0.55;
    dab(brush, px, py + 1.5, size * 1.3, size, theme.sand.lo);
    canvas.globalAlpha = 0.9;
    dab(brush, px, py, size * 1.3, size * 0.85, "#FFF4D2");
  }
  canvas.globalAlpha = 1;
};

/** Rings of uneven stones. */
const paving = (brush: Brush, plaza: GroundOf<"plaza">): void => {
  const { canvas, random } = brush;
  const { x, y, rx, ry } = plaza;
  const rings = Math.max(3, Math.round(rx / 28));
  const ringWidth = 1.05 / rings;
  canvas.save();
  canvas.beginPath();
  canvas.ellipse(x, y, rx - 4, ry - 4, 0, 0, Math.PI * 2);
  canvas.fillStyle = "#BDB6D8";
  canvas.fill();
  canvas.clip();
  for (let ring = 0; ring < rings; ring += 1) {
    const outer = 1 - ring * ringWidth;
    const inner = Math.max(0, outer - ringWidth * 0.885);
    const stones = Math.max(5, Math.round((rx / 5.6) * outer));
    for (let stone = 0; stone < stones; stone += 1) {
      const start = ((stone + (ring % 2) * 0.5) / stones) * Math.PI * 2 + 0.02;
      const end = start + (Math.PI * 2) / stones - 0.04;
      const corner = (angle: number, share: number): [number, number] => [
        x + Math.cos(angle) * (rx - 12) * share,
        y + Math.sin(angle) * (ry - 12) * share,
      ];
      const colour = PAVING[Math.floor(random() * PAVING.length)]!;
      canvas.fillStyle = colour;
      canvas.strokeStyle = colour;
      canvas.lineWidth = 5;
      canvas.beginPath();
      canvas.moveTo(...corner(start, outer));
      canvas.lineTo(...corner(end, outer));
      canvas.lineTo(...corner(end, inner));
      canvas.lineTo(...corner(start, inner));
      canvas.closePath();
      canvas.fill();
      canvas.stroke();
    }
  }
  canvas.restore();
  const rim = plazaOutline(plaza);
  strokePath(brush, rim, 9, "#CFC9E4");
  strokePath(brush, rim, 4, "#F7F5FC", { dy: -2 });
};

/** Tufts that grow over the edges of the ways. */
const edgeTufts = (brush: Brush, ways: readonly Way[], plazas: readonly GroundOf<"plaza">[]): void => {
  const { canvas, random, theme } = brush;
  const { a, d } = canvas.getTransform();
  const onWay = (x: number, y: number): boolean =>
    ways.some(({ trace, width }) => {
      canvas.lineWidth = width - 2;
      return canvas.isPointInStroke(trace, x * a, y * d);
    }) ||
    plazas.some(
      (plaza) => ((x - plaza.x) / (plaza.rx + 26)) ** 2 + ((y - plaza.y) / (plaza.ry + 26)) ** 2 < 1,
    );
  for (const { line, width } of ways)
    for (let index = 0; index < line.length; index += 1) {
      const { x, y, dx, dy } = alongLine(line, random());
      const aside = (random() > 0.5 ? 1 : -1) * (width / 2 + 5);
      const [tx, ty] = [x - dy * aside, y + dx * aside];
      if (!onWay(tx, ty + 4)) tuft(brush, tx, ty + 4, 1.1, theme.tuft.dark);
    }
};

/** Sandy ways and paved plazas, which run into each other. */
export const paintPaths = (
  brush: Brush,
  paths: readonly GroundOf<"path">[],
  plazas: readonly GroundOf<"plaza">[],
): void => {
  const { theme } = brush;
  const ways = paths.map(
    ({ points, width }): Way => ({ trace: smoothPath(points), line: smoothLine(points), width }),
  );
  const rims = plazas.map(plazaOutline);
  const layer = (grow: number, colour: string, dx: number, dy: number, alpha = 1): void => {
    for (const { trace, width } of ways) strokePath(brush, trace, width + grow, colour, { dx, dy, alpha });
    for (const rim of rims) {
      strokePath(brush, rim, Math.max(1, grow + 30), colour, { dx, dy, alpha });
      fillPath(brush, rim, colour, { dx, dy, alpha });
    }
  };
  layer(24, theme.grass.lo, 0, 3, 0.9);
  layer(9, theme.sand.edge, 0, 4);
  layer(8, theme.sand.lo, 0, 1);
  layer(4, theme.sand.mid, 0, 0);
  layer(-12, theme.sand.hi, -2, -4, 0.75);
  layer(-34, theme.sand.mid, 0, 0, 0.6);
  for (const way of ways) pebbles(brush, way);
  for (const plaza of plazas) paving(brush, plaza);
  edgeTufts(brush, ways, plazas);
};
