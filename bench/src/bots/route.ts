import { readFileSync } from "node:fs";
import { isFree, nearestFree } from "@diamond-valley/schemas/maps/collision.ts";
import type { GameMap, Point } from "@diamond-valley/schemas/maps/map.ts";
import { readMap } from "@diamond-valley/schemas/maps/read-map.ts";
import { WALKER_RADIUS } from "@diamond-valley/schemas/walking/walking.ts";

/** Px between two places that a route may turn at: smaller than the narrowest dock. */
const STRIDE = 4;

/** Fewer cells than these that hang together are a chink between two walls: one stands in it by a px, and no cell leads out. */
const CHINK = 16;

/** So many cells around one that is free it is looked for one without anything between. */
const BESIDE = 4;

/** Reads a place as it ships: `village` or `lake`. */
export function mapOf(name: string): GameMap {
  const file = new URL(import.meta.resolve(`@diamond-valley/schemas/content/maps/${name}.tmj`));
  return readMap(JSON.parse(readFileSync(file, "utf8")));
}

/** Finds ways on one map, for all bots of a process one after the other. */
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
  closeChinks();
  /** From each cell that a search has come to, the one before it; -1 elsewhere. */
  const before = new Int32Array(free.length);

  function closeChinks(): void {
    const seen = new Uint8Array(free.length);
    for (let first = 0; first < free.length; first += 1) {
      if (free[first] !== 1 || seen[first] === 1) continue;
      seen[first] = 1;
      const together = [first];
      for (const cell of together)
        for (const next of beside(cell))
          if (free[next] === 1 && seen[next] !== 1) {
            seen[next] = 1;
            together.push(next);
          }
      if (together.length < CHINK) for (const cell of together) free[cell] = 0;
    }
  }

  function beside(cell: number): number[] {
    const column = cell % columns;
    return [cell - columns, cell + columns, column > 0 ? cell - 1 : -1, column < columns - 1 ? cell + 1 : -1];
  }

  function route(from: Point, to: Point): Point[] {
    const [start, goal] = [nearestCell(from), nearestCell(to)];
    if (!search(start, goal)) return [];
    const points: Point[] = [to];
    for (let cell = goal; cell !== start; cell = before[cell]!) points.push(pointOf(cell));
    return straighten(map, [...points, pointOf(start)].reverse());
  }

  /** The cell near a point that can be walked to straight from there; where there is none, the nearest free one. */
  function nearestCell(at: Point): number {
    const here = nearestFree(map, at.x, at.y, WALKER_RADIUS);
    const [column, row] = [Math.round(here.x / STRIDE), Math.round(here.y / STRIDE)];
    let nearest = -1;
    for (let ring = 0; ring < columns && (nearest === -1 || ring <= BESIDE); ring += 1) {
      for (let dy = -ring; dy <= ring; dy += 1) {
        for (let dx = -ring; dx <= ring; dx += 1) {
          const cell = (row + dy) * columns + column + dx;
          if (Math.max(Math.abs(dx), Math.abs(dy)) !== ring || free[cell] !== 1) continue;
          if (isStraight(map, here, pointOf(cell))) return cell;
          if (nearest === -1) nearest = cell;
        }
      }
    }
    if (nearest === -1) throw new RangeError(`the map ${map.name} has no room for a walker`);
    return nearest;
  }

  const stepsBetween = (a: number, b: number): number =>
    Math.abs((a % columns) - (b % columns)) + Math.abs(Math.floor(a / columns) - Math.floor(b / columns));

  /**
   * Fills `before` along a shortest way and answers whether there is one. A* over cells: each step nears the goal by one or
   * leads away by one, so those on the best ways known lie in one list, and those on ways two steps longer in a second.
   */
  function search(start: number, goal: number): boolean {
    before.fill(-1);
    let [best, longer]: [number[], number[]] = [[start, start], []];
    for (;;) {
      const from = best.pop();
      const cell = best.pop();
      if (from === undefined || cell === undefined) {
        if (longer.length === 0) return false;
        [best, longer] = [longer, []];
        continue;
      }
      if (before[cell] !== -1) continue;
      before[cell] = from;
      if (cell === goal) return true;
      const steps = stepsBetween(cell, goal);
      for (const next of beside(cell)) {
        if (free[next] !== 1 || before[next] !== -1) continue;
        (stepsBetween(next, goal) < steps ? best : longer).push(next, cell);
      }
    }
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
  const steps = Math.max(1, Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / 2));
  for (let step = 0; step <= steps; step += 1) {
    const x = from.x + ((to.x - from.x) * step) / steps;
    const y = from.y + ((to.y - from.y) * step) / steps;
    if (!isFree(map, x, y, WALKER_RADIUS)) return false;
  }
  return true;
}
