import { directionOf } from "../arena/angles.ts";
import { isFree } from "../maps/collision.ts";
import type { Point } from "../maps/map.ts";
import { mine } from "../places/maps.fixture.ts";

/** Px between two places that a way leads over. */
const STRIDE = 20;
const [COLUMNS, ROWS] = [mine.width / STRIDE, mine.height / STRIDE];
/** Bodies of bots keep a little more away from walls than they must, so that they don't catch on them. */
const BODY = 18;
const FREE = Array.from({ length: COLUMNS * ROWS }, (_, cell) =>
  isFree(mine, (cell % COLUMNS) * STRIDE, Math.floor(cell / COLUMNS) * STRIDE, BODY),
);
const cellAt = ({ x, y }: Point): number => Math.round(y / STRIDE) * COLUMNS + Math.round(x / STRIDE);
const NEIGHBOURS = [1, -1, COLUMNS, -COLUMNS, COLUMNS + 1, COLUMNS - 1, 1 - COLUMNS, -1 - COLUMNS];

const fields = new Map<number, Int32Array>();

/** How many cells each cell of the mine is away from a place; -1 where there is no way. */
function fieldTo(goal: Point): Int32Array {
  const known = fields.get(cellAt(goal));
  if (known) return known;
  const far = new Int32Array(COLUMNS * ROWS).fill(-1);
  const queue = [cellAt(goal)];
  far[queue[0]!] = 0;
  for (let next = 0; next < queue.length; next += 1)
    for (const step of NEIGHBOURS) {
      const cell = queue[next]! + step;
      if (far[cell] !== -1 || !FREE[cell]) continue;
      far[cell] = far[queue[next]!]! + 1;
      queue.push(cell);
    }
  fields.set(cellAt(goal), far);
  return far;
}

/** Px of the way from a place to another. */
export const wayTo = (from: Point, goal: Point): number => {
  const far = fieldTo(goal)[cellAt(from)]!;
  return far < 0 ? Number.POSITIVE_INFINITY : far * STRIDE;
};

/** The direction in which the way to `goal` leads. */
export function headingTo(from: Point, goal: Point): number {
  const far = fieldTo(goal);
  const here = cellAt(from);
  let best = here;
  for (const step of NEIGHBOURS) {
    const cell = here + step;
    if (far[cell] !== -1 && far[cell]! < (far[best] === -1 ? 1e9 : far[best]!)) best = cell;
  }
  if (best === here) return directionOf(goal.x - from.x, goal.y - from.y);
  const to = { x: (best % COLUMNS) * STRIDE, y: Math.floor(best / COLUMNS) * STRIDE };
  return directionOf(to.x - from.x, to.y - from.y);
}
