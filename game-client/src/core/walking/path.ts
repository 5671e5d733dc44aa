import { isFree } from "@diamond-valley/schemas/maps/collision.ts";
import type { GameMap, Point } from "@diamond-valley/schemas/maps/map.ts";
import { distance } from "@diamond-valley/schemas/maps/points.ts";
import { WALKER_RADIUS } from "@diamond-valley/schemas/walking/walking.ts";

/**
 * Px between two places where a way may turn, and the room left at walls: nobody walks as exactly as a rule. Where there
 * is no other way, over a narrow bridge, it is looked for more finely.
 */
const GRIDS = [
  { stride: 20, margin: 10 },
  { stride: 10, margin: 0 },
] as const;
/** So near to where one stands the way needs no room to spare, px: one may stand close to a wall. */
const BESIDE = 60;

const WAYS = [-1, 0, 1]
  .flatMap((dx) => [-1, 0, 1].map((dy) => ({ dx, dy })))
  .filter(({ dx, dy }) => dx || dy);

/**
 * A way on foot from `from` to within `reach` px of `to`, with its bends, `from` first; as near as one can come where
 * that is out of reach. The walls are the server's own.
 */
export function pathTo(map: GameMap, from: Point, to: Point, reach: number): Point[] {
  let best: Point[] = [from];
  for (const { stride, margin } of GRIDS) {
    const radius = WALKER_RADIUS + margin;
    const cells = search(map, from, to, { reach, radius, stride });
    best = distance(from, to) <= reach ? [from] : straightened(map, [from, ...cells], radius);
    if (distance(cells.at(-1) ?? from, to) <= reach) break;
  }
  return best;
}

/** A*: the free places of a grid, in eight directions. */
function search(
  map: GameMap,
  from: Point,
  to: Point,
  { reach, radius, stride }: { reach: number; radius: number; stride: number },
): Point[] {
  const columns = Math.ceil(map.width / stride) + 1;
  const cellOf = ({ x, y }: Point) => Math.round(y / stride) * columns + Math.round(x / stride);
  const pointOf = (cell: number): Point => ({
    x: (cell % columns) * stride,
    y: Math.floor(cell / columns) * stride,
  });
  const known = new Map<number, boolean>();
  const isFreeFor = (at: Point): boolean =>
    isFree(map, at.x, at.y, distance(at, from) <= BESIDE ? WALKER_RADIUS : radius);
  const isOpen = (cell: number): boolean => {
    const judged = known.get(cell);
    if (judged !== undefined) return judged;
    const open = isFreeFor(pointOf(cell));
    known.set(cell, open);
    return open;
  };
  // One stands between the places of the grid: the way begins at those around that can be walked to.
  const starts = [{ dx: 0, dy: 0 }, ...WAYS]
    .map(({ dx, dy }) => cellOf({ x: from.x + dx * stride, y: from.y + dy * stride }))
    .filter((cell) => isOpen(cell) && isClear(map, from, pointOf(cell), WALKER_RADIUS));
  if (starts.length === 0) return [];
  const cost = new Map(starts.map((cell) => [cell, distance(from, pointOf(cell))]));
  const before = new Map<number, number>();
  // Places of about the same length of way wait in one bucket: a few px of detour don't show.
  const buckets: number[][] = [];
  const wait = (cell: number, length: number): void => {
    const bucket = Math.floor((length + distance(pointOf(cell), to)) / stride);
    buckets[bucket] ??= [];
    buckets[bucket].push(cell);
  };
  for (const [cell, length] of cost) wait(cell, length);
  let closest = starts[0]!;
  for (let nearest = 0; nearest < buckets.length; nearest += 1) {
    for (const cell of buckets[nearest] ?? []) {
      const at = pointOf(cell);
      if (distance(at, to) < distance(pointOf(closest), to)) closest = cell;
      if (distance(at, to) <= reach) return wayBack(cell, before, pointOf);
      for (const { dx, dy } of WAYS) {
        const next = { x: at.x + dx * stride, y: at.y + dy * stride };
        const length = (cost.get(cell) ?? 0) + distance(at, next);
        const entered = cellOf(next);
        if (length >= (cost.get(entered) ?? Number.POSITIVE_INFINITY) || !isOpen(entered)) continue;
        const between = { x: (at.x + next.x) / 2, y: (at.y + next.y) / 2 };
        if (!isFreeFor(between)) continue;
        cost.set(entered, length);
        before.set(entered, cell);
        wait(entered, length);
      }
    }
  }
  return wayBack(closest, before, pointOf);
}

function wayBack(
  end: number,
  before: ReadonlyMap<number, number>,
  pointOf: (cell: number) => Point,
): Point[] {
  const way: Point[] = [];
  for (let at: number | undefined = end; at !== undefined; at = before.get(at)) way.unshift(pointOf(at));
  return way;
}

/** The same way with no more bends than walls ask for. */
function straightened(map: GameMap, way: readonly Point[], radius: number): Point[] {
  const bends: Point[] = way.slice(0, 1);
  for (let at = 0; at < way.length - 1; ) {
    let next = way.length - 1;
    while (next > at + 1 && !isClear(map, way[at]!, way[next]!, radius)) next -= 1;
    bends.push(way[next]!);
    at = next;
  }
  return bends;
}

/** Px between two looks along a straight way: the water beside the corner of a bridge is not stepped over. */
const LOOK = 4;

/** Whether a body of `radius` px walks straight from `a` to `b`. */
export function isClear(map: GameMap, a: Point, b: Point, radius: number): boolean {
  const steps = Math.ceil(distance(a, b) / LOOK);
  for (let step = 1; step < steps; step += 1) {
    const t = step / steps;
    if (!isFree(map, a.x + (b.x - a.x) * t, a.y + (b.y - a.y) * t, radius)) return false;
  }
  return true;
}
