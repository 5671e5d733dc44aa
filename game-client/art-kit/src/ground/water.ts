import { smoothLine } from "@diamond-valley/schemas/maps/curve.ts";
import type { GroundOf } from "@diamond-valley/schemas/maps/map.ts";
import { boundsOf, insidePolygon } from "@diamond-valley/schemas/maps/shapes.ts";
import { alongLine, type Brush, fillPath, layered, smoothPath, strokePath } from "./brush.ts";

/** A small crest of light on water. */
const crest = ({ canvas }: Brush, x: number, y: number, half: number): void => {
  canvas.beginPath();
  canvas.moveTo(x - half, y);
  canvas.quadraticCurveTo(x, y - half * 0.55, x + half, y);
  canvas.stroke();
};

const crests = (brush: Brush, count: number, at: () => readonly [number, number]): void => {
  const { canvas, random } = brush;
  canvas.save();
  canvas.strokeStyle = "#fff";
  for (let index = 0; index < count; index += 1) {
    canvas.globalAlpha = 0.22 + random() * 0.4;
    canvas.lineWidth = 2.2 + random() * 1.2;
    crest(brush, ...at(), 6 + random() * 6);
  }
  canvas.restore();
};

/** A river: banks, foam at the edge, three depths and crests. */
export const paintRiver = (brush: Brush, river: GroundOf<"river">): void => {
  const { theme, random } = brush;
  const course = smoothPath(river.points);
  const line = smoothLine(river.points);
  const { width } = river;
  strokePath(brush, course, width + 40, theme.grass.lo, { alpha: 0.9 });
  strokePath(brush, course, width + 26, theme.bank.lo, { dy: -4 });
  strokePath(brush, course, width + 24, theme.bank.mid, { dy: 2 });
  strokePath(brush, course, width + 12, "#6E4A33", { dy: -6, alpha: 0.55 });
  strokePath(brush, course, width + 4, "#F1FDFF", { dy: 7 });
  strokePath(brush, course, width - 2, theme.water.hi, { dy: 8 });
  strokePath(brush, course, width - 18, theme.water.mid, { dy: 10 });
  strokePath(brush, course, width * 0.52, theme.water.lo, { dy: 12 });
  strokePath(brush, course, width * 0.25, theme.water.deep, { dy: 14, alpha: 0.5 });
  crests(brush, Math.round(line.length * 1.6), () => {
    const { x, y, dx, dy } = alongLine(line, random());
    const aside = (random() - 0.5) * (width - 40);
    return [x - dy * aside, y + dx * aside + 8];
  });
};

/** A lake: beach, bank, foam line, rings of depth, light on the bottom and crests. */
export const paintLake = (brush: Brush, lake: GroundOf<"lake">): void => {
  const { canvas, theme, random } = brush;
  const shore = smoothPath(lake.points, true);
  const outline = smoothLine(lake.points, true);
  const box = boundsOf({ kind: "polygon", points: outline });
  const inside = (): readonly [number, number] => {
    const [x, y] = [box.x + random() * box.width, box.y + random() * box.height];
    return insidePolygon(x, y, outline) ? [x, y] : inside();
  };
  strokePath(brush, shore, 92, theme.grass.lo, { dy: 4, alpha: 0.75 });
  strokePath(brush, shore, 78, theme.sand.lo, { dy: 3 });
  strokePath(brush, shore, 74, theme.sand.mid);
  strokePath(brush, shore, 48, theme.sand.hi, { dx: -2, dy: -4, alpha: 0.8 });
  strokePath(brush, shore, 16, theme.sand.lo, { dy: -1, alpha: 0.7 });
  fillPath(brush, shore, theme.water.mid);
  layered(brush, {}, () => {
    canvas.clip(shore);
    strokePath(brush, shore, 230, theme.water.mid, { dy: 12 });
    fillPath(brush, shore, theme.water.lo);
    strokePath(brush, shore, 250, theme.water.mid, { dy: 16, alpha: 0.55 });
    strokePath(brush, shore, 170, theme.water.mid, { dy: 12, alpha: 0.8 });
    strokePath(brush, shore, 88, theme.water.hi, { dy: 10, alpha: 0.45 });
    strokePath(brush, shore, 46, theme.water.hi, { dy: 8, alpha: 0.85 });
    const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    const deep = canvas.createRadialGradient(middle.x, middle.y, 40, middle.x, middle.y, box.width * 0.42);
    deep.addColorStop(0, theme.water.deep);
    deep.addColorStop(1, `${theme.water.deep}00`);
    canvas.save();
    canvas.globalAlpha = 0.75;
    canvas.translate(0, middle.y * 0.45);
    canvas.scale(1, 0.55);
    canvas.fillStyle = deep;
    canvas.fillRect(box.x, box.y - box.height, box.width, box.height * 3);
    canvas.restore();
    caustics(brush, box.width * box.height, inside);
    // Seen from the south: the far shore shows its bank, the near one only foam.
    strokePath(brush, shore, 12, theme.bank.lo, { dy: 4, alpha: 0.5 });
    strokePath(brush, shore, 7, "#F4FFFD", { dy: 11 });
    strokePath(brush, shore, 10, "#F4FFFD", { dy: -1, alpha: 0.9 });
    strokePath(brush, shore, 3, "#F4FFFD", { dx: 2, dy: 18, alpha: 0.6 });
  });
  crests(brush, Math.round((box.width * box.height) / 7_000), inside);
};

/** Net of light on the bottom. */
const caustics = (
  { canvas, random, theme }: Brush,
  area: number,
  inside: () => readonly [number, number],
): void => {
  canvas.save();
  canvas.strokeStyle = theme.water.hi;
  canvas.lineWidth = 3;
  for (let index = 0; index < area / 4_500; index += 1) {
    const [x, y] = inside();
    const size = 10 + random() * 16;
    canvas.globalAlpha = 0.1 + random() * 0.14;
    canvas.beginPath();
    canvas.moveTo(x - size, y);
    canvas.bezierCurveTo(
      x - size * 0.4,
      y - size * 0.7,
      x + size * 0.4,
      y - size * 0.5,
      x + size,
      y - size * 0.1,
    );
    canvas.bezierCurveTo(x + size * 0.5, y + size * 0.5, x - size * 0.4, y + size * 0.5, x - size, y);
    canvas.stroke();
  }
  canvas.restore();
};
