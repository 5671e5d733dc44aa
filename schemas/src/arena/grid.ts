import type { Field } from "./fields.ts";
import { px } from "./units.ts";

/** Least edge of a cell. */
const CELL = px(64);

/** Which mobs are near a place: lists by cell, each in the order of the rows. */
export interface Grid {
  readonly field: Field;
  readonly columns: number;
  readonly rows: number;
  /** First mob of each cell, and the next of each mob; -1 ends a list. */
  readonly first: Int32Array;
  readonly next: Int32Array;
  /** What the last question found. */
  readonly found: Int32Array;
}

export function createGrid(field: Field, mobs: number): Grid {
  const columns = Math.max(1, Math.floor(field.width / CELL));
  const rows = Math.max(1, Math.floor(field.height / CELL));
  return {
    field,
    columns,
    rows,
    first: new Int32Array(columns * rows),
    next: new Int32Array(mobs),
    found: new Int32Array(mobs),
  };
}

/** Cells are a whole number of the field's width, so that none is cut where it wraps. */
const cellOf = (value: number, cells: number, size: number): number => Math.floor((value * cells) / size);

/** Sorts the mobs into cells. */
export function sortMobs(
  grid: Grid,
  { kind, x, y }: { kind: Int32Array; x: Int32Array; y: Int32Array },
): void {
  const { first, next, columns, rows, field } = grid;
  first.fill(-1);
  for (let mob = kind.length - 1; mob >= 0; mob -= 1) {
    if (kind[mob] === 0) continue;
    const column = Math.min(columns - 1, Math.max(0, cellOf(x[mob]!, columns, field.width)));
    const row = Math.min(rows - 1, Math.max(0, cellOf(y[mob]!, rows, field.height)));
    const cell = row * columns + column;
    next[mob] = first[cell]!;
    first[cell] = mob;
  }
}

/**
 * Writes the mobs of all cells within `reach` units of a place into `grid.found` and answers how many: some may be
 * farther away. The order depends on nothing but where the mobs are.
 */
export function mobsAround(grid: Grid, x: number, y: number, reach: number): number {
  const { columns, rows, field, first, next, found } = grid;
  const [left, right] = spanOf(x, reach, columns, field.width, field.wraps);
  const [top, bottom] = spanOf(y, reach, rows, field.height, field.wraps);
  let count = 0;
  for (let row = top; row <= bottom; row += 1) {
    const inRow = inside(row, rows);
    for (let column = left; column <= right; column += 1) {
      for (let mob = first[inRow * columns + inside(column, columns)]!; mob >= 0; mob = next[mob]!) {
        found[count] = mob;
        count += 1;
      }
    }
  }
  return count;
}

/** First and last cell of a stretch; in a wrapping field they may lie outside of it, and no cell is in it twice. */
function spanOf(
  at: number,
  reach: number,
  cells: number,
  size: number,
  wraps: boolean,
): readonly [number, number] {
  const first = cellOf(at - reach, cells, size);
  const last = cellOf(at + reach, cells, size);
  return wraps ? [first, Math.min(last, first + cells - 1)] : [Math.max(0, first), Math.min(last, cells - 1)];
}

/** The cell that a number means. */
const inside = (cell: number, cells: number): number => ((cell % cells) + cells) % cells;
