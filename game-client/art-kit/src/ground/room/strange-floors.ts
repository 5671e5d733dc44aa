import { cells, grain, type Lay, line } from "./laying.ts";
import { dot, patch, plate } from "./wall-tools.ts";

export const ice: Lay = (brush, area, tones) => {
  patch(brush, area.x, area.y, area.width, area.height, tones.lo);
  cells(area, 120, 96, (left, top, column, row) => {
    const value = grain(column, row);
    plate(brush, left + 1, top + 1, 118, 94, 6, value < 0.35 ? tones.hi : tones.mid);
    const { canvas } = brush;
    canvas.globalAlpha = 0.5;
    canvas.fillStyle = "#fff";
    canvas.beginPath();
    canvas.moveTo(left + 14, top + 90);
    canvas.lineTo(left + 62, top + 6);
    canvas.lineTo(left + 84, top + 6);
    canvas.lineTo(left + 36, top + 90);
    canvas.fill();
    canvas.globalAlpha = 1;
    if (value > 0.45)
      line(
        brush,
        [
          [left + 90, top + 14],
          [left + 76, top + 38],
          [left + 96, top + 52],
          [left + 84, top + 78],
        ],
        tones.lo,
        2,
        0.7,
      );
    if (value > 0.7) dot(brush, left + 30 + value * 40, top + 24, 2.6, "#fff", 0.95);
  });
};

export const metal: Lay = (brush, area, tones) => {
  patch(brush, area.x, area.y, area.width, area.height, tones.dark);
  cells(area, 112, 88, (left, top, column, row) => {
    const value = grain(column, row);
    plate(brush, left + 1.5, top + 1.5, 109, 85, 6, value < 0.3 ? tones.hi : tones.mid);
    plate(brush, left + 6, top + 4, 74, 3, 1.5, "#fff", 0.4);
    plate(brush, left + 20 + value * 20, top + 30 + value * 20, 44, 2.2, 1, tones.lo, 0.7);
    plate(brush, left + 26 + value * 30, top + 36 + value * 20, 20, 2.2, 1, tones.hi, 0.7);
    for (const [x, y] of [
      [10, 12],
      [102, 12],
      [10, 76],
      [102, 76],
    ] as const) {
      dot(brush, left + x, top + y + 0.8, 3, tones.dark, 0.8);
      dot(brush, left + x - 0.4, top + y, 2, tones.hi);
    }
  });
};

export const deep: Lay = (brush, area, tones) => {
  const { canvas } = brush;
  patch(brush, area.x, area.y, area.width, area.height, tones.lo);
  cells(area, 96, 62, (left, top, column, row) => {
    const [cx, cy, value] = [left + (row % 2) * 48 + 48, top + 31, grain(column, row)];
    const hexagon = (grow: number): void => {
      canvas.beginPath();
      for (let corner = 0; corner < 6; corner += 1) {
        const angle = (corner * Math.PI) / 3 + Math.PI / 6;
        canvas.lineTo(cx + Math.cos(angle) * (52 + grow), cy + Math.sin(angle) * (38 + grow));
      }
      canvas.closePath();
    };
    hexagon(-2);
    canvas.fillStyle = value < 0.25 ? tones.mid : tones.dark;
    canvas.fill();
    hexagon(-3);
    canvas.lineWidth = 1.6;
    canvas.globalAlpha = value > 0.8 ? 0.95 : 0.35;
    canvas.strokeStyle = value > 0.8 ? "#7FF2FF" : tones.hi;
    canvas.stroke();
    canvas.globalAlpha = 1;
    if (value > 0.8) dot(brush, cx, cy, 4, "#7FF2FF", 0.8);
    plate(brush, cx - 22, cy - 24, 26, 2.4, 1.2, tones.hi, 0.45);
  });
};

/** Dark plates between seams of light; here and there a prism splits it. */
export const prism: Lay = (brush, area, tones) => {
  const { canvas } = brush;
  patch(brush, area.x, area.y, area.width, area.height, tones.dark);
  const facet = (colour: string, alpha: number, points: readonly (readonly [number, number])[]): void => {
    canvas.globalAlpha = alpha;
    canvas.fillStyle = colour;
    canvas.beginPath();
    for (const [x, y] of points) canvas.lineTo(x, y);
    canvas.fill();
    canvas.globalAlpha = 1;
  };
  cells(area, 128, 96, (left, top, column, row) => {
    const value = grain(column, row);
    plate(brush, left + 2, top + 2, 124, 92, 10, value < 0.4 ? tones.mid : tones.lo);
    plate(brush, left + 10, top + 6, 70, 2.6, 1.3, tones.hi, 0.5);
    const [x, y] = [left + 64, top + 48];
    facet(tones.hi, 0.1, [
      [x, y - 34],
      [x + 46, y],
      [x, y + 34],
      [x - 46, y],
    ]);
    facet("#FFFFFF", 0.06, [
      [x, y - 34],
      [x + 46, y],
      [x, y],
      [x - 46, y],
    ]);
    if (value < 0.72) return;
    // A small prism, and the colours that it makes of the light.
    for (const [index, colour] of ["#FF8FC7", "#FFE27A", "#7FF2B2", "#7FC8FF", "#B7A3FF"].entries())
      facet(colour, 0.22, [
        [x - 2 + index * 2, y - 8],
        [x + index * 2, y - 8],
        [x + 10 + index * 9, y + 32],
        [x + 1 + index * 9, y + 32],
      ]);
    facet("#FFFFFF", 0.75, [
      [x + 2, y - 26],
      [x + 16, y - 4],
      [x - 12, y - 4],
    ]);
    facet("#62E6FF", 0.6, [
      [x + 2, y - 26],
      [x + 16, y - 4],
      [x + 2, y - 4],
    ]);
  });
  cells(area, 128, 96, (left, top) => {
    for (const [thick, alpha] of [
      [7, 0.12],
      [2, 0.6],
    ] as const) {
      plate(brush, left - thick / 2, top, thick, 96, thick / 2, "#62E6FF", alpha);
      plate(brush, left, top - thick / 2, 128, thick, thick / 2, "#62E6FF", alpha);
    }
  });
};

export const neon: Lay = (brush, area, tones) => {
  patch(brush, area.x, area.y, area.width, area.height, tones.dark);
  cells(area, 80, 64, (left, top, column, row) => {
    const value = grain(column, row);
    plate(brush, left + 2, top + 2, 76, 60, 5, value < 0.3 ? tones.mid : tones.lo);
    plate(brush, left + 8, top + 6, 36, 2.4, 1.2, tones.hi, 0.35);
    if (value > 0.84) plate(brush, left + 12, top + 12, 56, 40, 6, value > 0.92 ? "#FF5FC8" : "#5FE8FF", 0.2);
  });
  cells(area, 80, 64, (left, top, column, row) => {
    const colour = (column + row) % 2 ? "#FF5FC8" : "#5FE8FF";
    for (const [thick, shade, alpha] of [
      [9, colour, 0.16],
      [4, colour, 0.55],
      [1.4, "#FFFFFF", 0.75],
    ] as const) {
      plate(brush, left - thick / 2, top, thick, 64, thick / 2, shade, alpha);
      plate(brush, left, top - thick / 2, 80, thick, thick / 2, shade, alpha);
    }
  });
};

export const grass: Lay = (brush, area, tones) => {
  const { canvas, random } = brush;
  patch(brush, area.x, area.y, area.width, area.height, tones.mid);
  const count = (area.width * area.height) / 700;
  const spot = (): [number, number] => [area.x + random() * area.width, area.y + random() * area.height];
  for (let index = 0; index < count / 6; index += 1) {
    const [x, y] = spot();
    canvas.globalAlpha = 0.4;
    canvas.fillStyle = random() < 0.5 ? tones.hi : tones.lo;
    canvas.beginPath();
    canvas.ellipse(x, y, 30 + random() * 30, 14 + random() * 12, 0, 0, Math.PI * 2);
    canvas.fill();
  }
  for (let index = 0; index < count; index += 1) {
    const [x, y] = spot();
    const tall = 5 + random() * 5;
    line(
      brush,
      [
        [x - 4, y - tall * 0.7],
        [x, y],
        [x + 4, y - tall * 0.8],
      ],
      tones.dark,
      2,
      0.75,
    );
    line(
      brush,
      [
        [x, y],
        [x, y - tall],
      ],
      tones.lo,
      2,
      0.9,
    );
    if (random() < 0.07)
      dot(brush, x + 6, y - 4, 2.6, ["#fff", "#FFE27A", "#FFB7D2"][Math.floor(random() * 3)]!);
  }
};
