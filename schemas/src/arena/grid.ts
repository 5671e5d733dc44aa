import type { Field } from "./fields.ts";
import { px } from "./units.ts";

/** Least edge of a cell. */
const CELL = px(64);

/** Which mobs are near a place: sorted by cell, row by row, so that neighbouring cells of a row are one stretch. */
export interface Grid {
  readonly field: Field;
  readonly columns: number;
  readonly rows: number;
  /** Where the mobs of each cell begin in `sorted`; one more marks the end. */
  readonly starts: Int32Array;
  readonly sorted: Int32Array;
  /** The cell of each mob; -1 for a free row. */
  readonly cells: Int32Array;
  /** How many mobs each row of cells has. */
  readonly inRows: Int32Array;
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
    starts: new Int32Array(columns * rows + 1),
    sorted: new Int32Array(mobs),
    cells: new Int32Array(mobs),
    inRows: new Int32Array(rows),
    found: new Int32Array(mobs),
  };
}

/** Cells are a whole number of the field's width, so that none is cut where it wraps. */
const cellOf = (value: number, cells: number, size: number): number => Math.floor((value * cells) / size);

const within = (cell: number, cells: number): number => Math.min(cells - 1, Math.max(0, cell));

/** Sorts the mobs into cells, each in the order of the rows. */
export function sortMobs(
  grid: Grid,
  { kind, x, y }: { kind: Int32Array; x: Int32Array; y: Int32Array },
): void {
  const { starts, sorted, cells, inRows, columns, rows, field } = grid;
  starts.fill(0);
  inRows.fill(0);
  for (let mob = 0; mob < kind.length; mob += 1) {
    cells[mob] = -1;
    if (kind[mob] === 0) continue;
    const column = within(cellOf(x[mob]!, columns, field.width), columns);
    const row = within(cellOf(y[mob]!, rows, field.height), rows);
    cells[mob] = row * columns + column;
    starts[cells[mob]!]! += 1;
    inRows[row]! += 1;
  }
  let end = 0;
  for (let row = 0; row < rows; row += 1) {
    const base = row * columns;
    // A large field is empty in most places: summing up cell by cell would cost more than the mobs do.
    if (inRows[row] === 0) {
      starts.fill(end, base, base + columns);
      continue;
    }
    for (let cell = base; cell < base + columns; cell += 1) {
      end += starts[cell]!;
      starts[cell] = end;
    }
  }
  starts[columns * rows] = end;
  // From behind, so that each cell ends up at its beginning and in the order of the rows.
  for (let mob = kind.length - 1; mob >= 0; mob -= 1) {
    const cell = cells[mob]!;
    if (cell < 0) continue;
    starts[cell]! -= 1;
    sorted[starts[cell]!] = mob;
  }
}

/**
 * Writes the mobs of all cells within `reach` units of a place into `grid.found` and answers how many: some may be
 * farther away. The order depends on nothing but where the mobs are.
 */
export function mobsAround(grid: Grid, x: number, y: number, reach: number): number {
  const { columns, rows, field } = grid;
  const { wraps } = field;
  const left = firstOf(x - reach, columns, field.width, wraps);
  const right = lastOf(x + reach, columns, field.width, wraps, left);
  const top = firstOf(y - reach, rows, field.height, wraps);
  const bottom = lastOf(y + reach, rows, field.height, wraps, top);
  let count = 0;
  for (let row = top; row <= bottom; row += 1) {
    const base = inside(row, rows) * columns;
    // Where the field wraps, a stretch may begin before its first column or end behind its last.
    if (left < 0) count = take(grid, base + left + columns, base + columns - 1, count);
    count = take(grid, base + Math.max(0, left), base + Math.min(columns - 1, right), count);
    if (right >= columns) count = take(grid, base, base + right - columns, count);
  }
  return count;
}

/** Adds the mobs from one cell to another to what was found. */
function take({ starts, sorted, found }: Grid, from: number, to: number, count: number): number {
  const begin = starts[from]!;
  const length = starts[to + 1]! - begin;
  for (let index = 0; index < length; index += 1) found[count + index] = sorted[begin + index]!;
  return count + length;
}

/** The first and last cell of a stretch; in a wrapping field they may lie outside of it, and no cell is in it twice. */
function firstOf(at: number, cells: number, size: number, wraps: boolean): number {
  const cell = cellOf(at, cells, size);
  return wraps ? Math.max(1 - cells, cell) : Math.max(0, cell);
}

function lastOf(at: number, cells: number, size: number, wraps: boolean, first: number): number {
  return Math.min(cellOf(at, cells, size), wraps ? first + cells - 1 : cells - 1);
}

/** The row that a number means: it lies at most once around the field. */
const inside = (row: number, rows: number): number => (row < 0 ? row + rows : row >= rows ? row - rows : row);
