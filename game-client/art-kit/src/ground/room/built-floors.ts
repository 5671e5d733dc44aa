import { cells, grain, type Lay, line, pick } from "./laying.ts";
import { dot, patch, plate } from "./wall-tools.ts";

export const brick: Lay = (brush, area, tones) => {
  patch(brush, area.x, area.y, area.width, area.height, tones.dark);
  cells(area, 52, 22, (left, top, column, row) => {
    const [x, value] = [left + (row % 2) * 26, grain(column, row)];
    plate(brush, x + 1, top + 1, 50, 20, 4, pick(value, tones));
    plate(brush, x + 4, top + 2.5, 30, 2.5, 1, tones.hi, 0.5);
    if (value > 0.86) plate(brush, x + 30, top + 10, 12, 3, 1.5, tones.lo, 0.7);
  });
};

export const plank: Lay = (brush, area, tones) => {
  patch(brush, area.x, area.y, area.width, area.height, tones.dark);
  cells(area, 168, 26, (left, top, column, row) => {
    const value = grain(column, row);
    const x = left + ((row * 61) % 168);
    plate(brush, x + 0.8, top + 0.8, 166.4, 24.4, 3, pick(value, tones));
    plate(brush, x + 3, top + 2, 158, 2, 1, tones.hi, 0.55);
    for (let grainLine = 0; grainLine < 2; grainLine += 1)
      plate(
        brush,
        x + 14 + value * 60 + grainLine * 34,
        top + 9 + grainLine * 7,
        44,
        1.6,
        0.8,
        tones.lo,
        0.6,
      );
    dot(brush, x + 6, top + 13, 1.5, tones.dark, 0.7);
    dot(brush, x + 161, top + 13, 1.5, tones.dark, 0.7);
  });
};

export const tile: Lay = (brush, area, tones) => {
  patch(brush, area.x, area.y, area.width, area.height, tones.lo);
  cells(area, 50, 42, (left, top, column, row) => {
    const isLight = (column + row) % 2 === 0;
    plate(brush, left + 1, top + 1, 48, 40, 4, isLight ? tones.hi : tones.mid);
    plate(brush, left + 4, top + 3, 24, 3, 1.5, "#fff", isLight ? 0.8 : 0.35);
    if (grain(column, row) > 0.9) plate(brush, left + 20, top + 22, 18, 2, 1, tones.lo, 0.8);
  });
};

/** Cloth from wall to wall, or a runner on another floor: a border and a pattern of diamonds. */
export const carpet: Lay = (brush, area, tones) => {
  const { x, y, width, height } = area;
  patch(brush, x, y, width, height, tones.mid);
  cells(area, 44, 36, (left, top, _, row) => {
    const [cx, cy] = [left + (row % 2) * 22 + 22, top + 18];
    const { canvas } = brush;
    canvas.globalAlpha = 0.5;
    canvas.fillStyle = tones.hi;
    canvas.beginPath();
    canvas.moveTo(cx, cy - 7);
    canvas.lineTo(cx + 8, cy);
    canvas.lineTo(cx, cy + 7);
    canvas.lineTo(cx - 8, cy);
    canvas.fill();
    dot(brush, cx, cy, 2, tones.lo, 0.8);
  });
  const border = (inset: number, thick: number, colour: string, alpha: number): void => {
    brush.canvas.globalAlpha = alpha;
    brush.canvas.strokeStyle = colour;
    brush.canvas.lineWidth = thick;
    brush.canvas.strokeRect(x + inset, y + inset, width - inset * 2, height - inset * 2);
    brush.canvas.globalAlpha = 1;
  };
  border(6, 12, tones.lo, 0.9);
  border(12, 2.5, "#FFE9B0", 0.85);
  border(1, 2, tones.dark, 0.6);
};

export const marble: Lay = (brush, area, tones) => {
  patch(brush, area.x, area.y, area.width, area.height, tones.lo);
  cells(area, 104, 84, (left, top, column, row) => {
    const value = grain(column, row);
    plate(brush, left + 0.8, top + 0.8, 102.4, 82.4, 3, value < 0.3 ? tones.hi : tones.mid);
    plate(brush, left + 5, top + 4, 60, 3, 1.5, "#fff", 0.7);
    const vein = (from: number, bend: number): void =>
      line(
        brush,
        [
          [left + from, top + 3],
          [left + from + bend, top + 30],
          [left + from - 8, top + 52],
          [left + from + bend + 10, top + 81],
        ],
        tones.lo,
        1.6,
        0.55,
      );
    vein(20 + value * 50, 14 - value * 24);
    if (value > 0.55) vein(74, -16);
  });
  cells(area, 104, 84, (left, top) => {
    const { canvas } = brush;
    canvas.fillStyle = tones.dark;
    canvas.globalAlpha = 0.75;
    canvas.beginPath();
    canvas.moveTo(left, top - 8);
    canvas.lineTo(left + 10, top);
    canvas.lineTo(left, top + 8);
    canvas.lineTo(left - 10, top);
    canvas.fill();
    canvas.globalAlpha = 1;
  });
};
