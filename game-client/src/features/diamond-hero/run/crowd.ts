import { between, type Field } from "@diamond-valley/schemas/arena/fields.ts";
import type { SlotTable, Table } from "@diamond-valley/schemas/arena/table.ts";
import { PX } from "@diamond-valley/schemas/arena/units.ts";

/** Farther than this (px) nothing goes in a tick by itself: it was put elsewhere. */
const JUMP = 40;

/** Where the rows of a table are drawn between two ticks, without an object for each of them. */
export interface Crowd {
  /** Takes their places behind a step. */
  step(rows: SlotTable & Table<"x" | "y">): void;
  /** Where a row is with `share` (0..1) of the tick past, units; it may lie beyond an edge of the field. */
  x(row: number, share: number): number;
  y(row: number, share: number): number;
}

/** The same place on the field; the rest of a division is only worked out beyond its edges. */
const within = (at: number, size: number): number =>
  at >= 0 && at < size ? at : ((at % size) + size) % size;

/** For a table of `capacity` rows on a field that wraps. */
export function createCrowd(capacity: number, { width, height }: Pick<Field, "width" | "height">): Crowd {
  const [fromX, fromY] = [new Float64Array(capacity), new Float64Array(capacity)];
  const [wentX, wentY] = [new Float64Array(capacity), new Float64Array(capacity)];
  const kinds = new Int32Array(capacity);
  const farthest = JUMP * PX;
  return {
    step({ kind, x, y }) {
      for (let row = 0; row < capacity; row += 1) {
        const now = kind[row]!;
        if (now === 0) {
          kinds[row] = 0;
          continue;
        }
        const isSame = kinds[row] === now;
        kinds[row] = now;
        const before = fromX[row]! + wentX[row]!;
        const dx = isSame ? between(within(before, width), x[row]!, width, true) : 0;
        const above = fromY[row]! + wentY[row]!;
        const dy = isSame ? between(within(above, height), y[row]!, height, true) : 0;
        const jumped = !isSame || Math.abs(dx) > farthest || Math.abs(dy) > farthest;
        fromX[row] = jumped ? x[row]! : x[row]! - dx;
        fromY[row] = jumped ? y[row]! : y[row]! - dy;
        wentX[row] = jumped ? 0 : dx;
        wentY[row] = jumped ? 0 : dy;
      }
    },
    x: (row, share) => fromX[row]! + wentX[row]! * share,
    y: (row, share) => fromY[row]! + wentY[row]! * share,
  };
}
