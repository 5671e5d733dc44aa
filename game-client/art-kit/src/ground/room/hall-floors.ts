import { cells, grain, type Lay, line, pick } from "./laying.ts";
import { dot, patch, plate } from "./wall-tools.ts";

/** Short staves, laid as a fishbone. */
export const parquet: Lay = (brush, area, tones) => {
  const { canvas } = brush;
  patch(brush, area.x, area.y, area.width, area.height, tones.dark);
  const stave = (x: number, y: number, value: number, lean: 1 | -1): void => {
    canvas.fillStyle = pick(value, tones);
    canvas.beginPath();
    canvas.moveTo(x, y);
    canvas.lineTo(x + 36, y + lean * 18);
    canvas.lineTo(x + 36, y + lean * 18 + 18);
    canvas.lineTo(x, y + 18);
    canvas.fill();
    line(
      brush,
      [
        [x + 4, y + 4 + lean],
        [x + 30, y + 4 + lean * 14],
      ],
      tones.hi,
      1.8,
      0.6,
    );
  };
  cells(area, 76, 20, (left, top, column, row) => {
    stave(left + 1, top + 1, grain(column, row), 1);
    stave(left + 39, top + 19, grain(column + 31, row), -1);
  });
};

/** The floor of a stage: long dark boards with marks of tape and chalk, where somebody is to stand. */
export const boards: Lay = (brush, area, tones) => {
  patch(brush, area.x, area.y, area.width, area.height, tones.dark);
  cells(area, 210, 22, (left, top, column, row) => {
    const value = grain(column, row);
    const x = left + ((row * 83) % 210);
    plate(brush, x + 0.8, top + 0.8, 208.4, 20.4, 3, pick(value, tones));
    plate(brush, x + 4, top + 2, 190, 1.8, 0.9, tones.hi, 0.4);
    dot(brush, x + 6, top + 11, 1.4, tones.dark, 0.8);
    dot(brush, x + 203, top + 11, 1.4, tones.dark, 0.8);
  });
  cells(area, 290, 240, (left, top, column, row) => {
    const value = grain(column + 5, row + 9);
    const [x, y] = [left + 60 + value * 150, top + 60 + value * 90];
    const tape = value > 0.5 ? "#FFD34F" : "#7FE6E0";
    for (const lean of [-1, 1] as const)
      line(
        brush,
        [
          [x - 11, y - lean * 7],
          [x + 11, y + lean * 7],
        ],
        tape,
        4.4,
        0.7,
      );
  });
};
