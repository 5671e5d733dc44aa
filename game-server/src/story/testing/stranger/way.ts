import { isFree } from "@diamond-valley/schemas/maps/collision.ts";
import type { GameMap, Point } from "@diamond-valley/schemas/maps/map.ts";
import { distance } from "@diamond-valley/schemas/maps/points.ts";
import { TICK_RATE } from "@diamond-valley/schemas/protocol.ts";
import { stepWalker, WALK_SPEED, WALKER_RADIUS } from "@diamond-valley/schemas/walking/walking.ts";

/** Px between two places where a way may turn. */
const STRIDE = 5;
/** Px between two looks along a straight way. */
const LOOK = 4;
/** The way of one step, px. */
const STEP = WALK_SPEED / TICK_RATE;

const WAYS = [-1, 0, 1]
  .flatMap((dx) => [-1, 0, 1].map((dy) => ({ dx, dy })))
  .filter(({ dx, dy }) => dx || dy);

const judged = new WeakMap<GameMap, Map<number, boolean>>();

/** Whether one can stand on a place of the grid: asked again on every walk. */
function isOpen(map: GameMap, at: Point): boolean {
  const known = judged.get(map) ?? new Map<number, boolean>();
  judged.set(map, known);
  const place = at.y * map.width + at.x;
  const before = known.get(place);
  if (before !== undefined) return before;
  const open = isFree(map, at.x, at.y, WALKER_RADIUS);
  known.set(place, open);
  return open;
}

function isStraight(map: GameMap, a: Point, b: Point): boolean {
  const looks = Math.ceil(distance(a, b) / LOOK);
  return Array.from({ length: looks }, (_, look) => (look + 1) / looks).every((t) =>
    isFree(map, a.x + (b.x - a.x) * t, a.y + (b.y - a.y) * t, WALKER_RADIUS),
  );
}

/** A way on foot from `from` to the free place nearest to `to`, with its bends; as near as one can come. A page has the same walls. */
function bendsTo(map: GameMap, from: Point, to: Point): Point[] {
  const columns = Math.floor(map.width / STRIDE) + 1;
  const pointOf = (cell: number): Point => ({
    x: (cell % columns) * STRIDE,
    y: Math.floor(cell / columns) * STRIDE,
  });
  const start = Math.round(from.y / STRIDE) * columns + Math.round(from.x / STRIDE);
  const before = new Map([[start, start]]);
  const queue = [start];
  let closest = start;
  for (let at = 0; at < queue.length; at += 1) {
    const cell = queue[at]!;
    if (distance(pointOf(cell), to) < distance(pointOf(closest), to)) closest = cell;
    if (distance(pointOf(closest), to) < STRIDE) break;
    for (const { dx, dy } of WAYS) {
      const next = cell + dx + dy * columns;
      const { x, y } = pointOf(cell);
      const sides =
        dx && dy
          ? [
              { x: x + dx * STRIDE, y },
              { x, y: y + dy * STRIDE },
            ]
          : [];
      const ways = [...sides, { x: x + dx * STRIDE, y: y + dy * STRIDE }];
      if (before.has(next) || !ways.every((way) => isOpen(map, way))) continue;
      before.set(next, cell);
      queue.push(next);
    }
  }
  const cells: Point[] = [];
  for (let at = closest; at !== start; at = before.get(at)!) cells.unshift(pointOf(at));
  return straightened(map, [from, ...cells]);
}

/** The same way without bends that nothing asks for. */
function straightened(map: GameMap, way: readonly Point[]): Point[] {
  const bends: Point[] = [];
  for (let at = 0; at < way.length - 1; ) {
    let next = way.length - 1;
    while (next > at + 1 && !isStraight(map, way[at]!, way[next]!)) next -= 1;
    bends.push(way[next]!);
    at = next;
  }
  return bends;
}

/** The places where a walker who follows a way stands after each step, by the rule of both sides. */
export function stepsTo(map: GameMap, from: Point, to: Point): Point[] {
  const walker = { ...from, facing: 0, walking: false };
  const steps: Point[] = [];
  for (const bend of bendsTo(map, from, to)) {
    // A corner that can't be rounded at once takes some steps more; none takes as many as this.
    for (let most = 2 * distance(walker, bend); most > 0 && distance(walker, bend) > 2; most -= 1) {
      const far = distance(walker, bend);
      const push = (100 * Math.min(1, far / STEP)) / far;
      const input = {
        dx: Math.round((bend.x - walker.x) * push),
        dy: Math.round((bend.y - walker.y) * push),
      };
      stepWalker(map, walker, input, 1 / TICK_RATE);
      steps.push({ x: walker.x, y: walker.y });
    }
  }
  return steps;
}
