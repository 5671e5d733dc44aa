import { readFileSync } from "node:fs";
import { isFree, nearestFree } from "@diamond-valley/schemas/maps/collision.ts";
import type { GameMap, Point } from "@diamond-valley/schemas/maps/map.ts";
import { readMap } from "@diamond-valley/schemas/maps/read-map.ts";
import { WALKER_RADIUS } from "@diamond-valley/schemas/walking/walking.ts";

/** Px between two places that a route may turn at: smaller than the narrowest dock. */
const STRIDE = 4;

/** Reads a place as it ships: `village` or `lake`. */
export function mapOf(name: string): GameMap {
  const file = new URL(import.meta.resolve(`@diamond-valley/schemas/content/maps/${name}.tmj`));
  return readMap(JSON.parse(readFileSync(file, "utf8")));
}

/** Finds ways on one map. What can be worked out once for all bots is: they start where all start. */
export interface Router {
  /** Points to walk by, `to` included; empty where there is no way. */
  route(from: Point, to: Point): Point[];
}

export function createRouter(map: GameMap): Router {
  const columns = Math.floor(map.width / STRIDE) + 1;
  const rows = Math.floor(map.height / STRIDE) + 1;
  const pointOf = (cell: number): Point => ({
    x: (cell % columns) * STRIDE,
    y: Math.floor(cell / columns) * STRIDE,
  });
  const free = Uint8Array.from({ length: columns * rows }, (_, cell) => {
    const { x, y } = pointOf(cell);
    return isFree(map, x, y, WALKER_RADIUS) ? 1 : 0;
  });
  const trees = new Map<number, Int32Array>();
  const known = new Map<string, Point[]>();

  function route(from: Point, to: Point): Point[] {
    const key = `${from.x},${from.y} ${to.x},${to.y}`;
    const points = known.get(key) ?? search(from, to);
    known.set(key, points);
    return points;
  }

  function nearestCell(at: Point): number {
    const { x, y } = nearestFree(map, at.x, at.y, WALKER_RADIUS);
    const [column, row] = [Math.round(x / STRIDE), Math.round(y / STRIDE)];
    for (let ring = 0; ring < columns; ring += 1) {
      for (let dy = -ring; dy <= ring; dy += 1) {
        for (let dx = -ring; dx <= ring; dx += 1) {
          const cell = (row + dy) * columns + column + dx;
          if (free[cell] === 1) return cell;
        }
      }
    }
    throw new RangeError(`the map ${map.name} has no room for a walker`);
  }

  /** From each cell that can be reached, the next one on the shortest way back to `start`; -1 elsewhere. */
  function grow(start: number): Int32Array {
    const back = new Int32Array(free.length).fill(-1);
    back[start] = start;
    const queue = [start];
    for (let at = 0; at < queue.length; at += 1) {
      const cell = queue[at]!;
      const column = cell % columns;
      const beside = [
        cell - columns,
        cell + columns,
        column > 0 ? cell - 1 : -1,
        column < columns - 1 ? cell + 1 : -1,
      ];
      for (const next of beside) {
        if (free[next] !== 1 || back[next] !== -1) continue;
        back[next] = cell;
        queue.push(next);
      }
    }
    return back;
  }

  function search(from: Point, to: Point): Point[] {
    const [start, goal] = [nearestCell(from), nearestCell(to)];
    const back = trees.get(start) ?? grow(start);
    trees.set(start, back);
    if (back[goal] === -1) return [];
    const points: Point[] = [to];
    for (let cell = goal; cell !== start; cell = back[cell]!) points.push(pointOf(cell));
    return straighten(map, [...points, pointOf(start)].reverse());
  }

  return { route };
}

/** By how many points a straight walk is tried to go on: far first, so that few tries are needed. */
const JUMPS = [64, 16, 4, 1];

/** Leaves out the points that a straight walk passes anyway. */
function straighten(map: GameMap, points: readonly Point[]): Point[] {
  const turns: Point[] = [];
  let at = 0;
  while (at < points.length - 1) {
    let far = at + 1;
    for (const jump of JUMPS)
      while (far + jump < points.length && isStraight(map, points[at]!, points[far + jump]!)) far += jump;
    turns.push(points[far]!);
    at = far;
  }
  return points.length === 1 ? [...points] : turns;
}

function isStraight(map: GameMap, from: Point, to: Point): boolean {
  const steps = Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / 2);
  for (let step = 0; step <= steps; step += 1) {
    const x = from.x + ((to.x - from.x) * step) / steps;
    const y = from.y + ((to.y - from.y) * step) / steps;
    if (!isFree(map, x, y, WALKER_RADIUS)) return false;
  }
  return true;
}
