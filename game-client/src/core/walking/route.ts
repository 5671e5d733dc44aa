import type { GameMap, Point } from "@diamond-valley/schemas/maps/map.ts";
import { distance } from "@diamond-valley/schemas/maps/points.ts";
import { WALKER_RADIUS } from "@diamond-valley/schemas/walking/walking.ts";
import { isClear, pathTo } from "./path.ts";

/** Who has left the way by this much, px, is shown a new one. */
const ASTRAY = 70;
/** So is who has a wall before the next bend, once they have gone this far, px, since the way was found: keys know eight directions only. */
const BARRED_AFTER = 20;
/** A bend that is so near is passed, px; from a little farther where nothing stands in the way to the next one. */
const PASSED = 10;
const SEEN_PAST = 40;
/** The way ends so near to its goal, px: a character stands in its own way. */
const REACH = 84;

/** How far `at` is from the line from `a` to `b`. */
function beside(at: Point, a: Point, b: Point): number {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const length = dx * dx + dy * dy;
  const t = length === 0 ? 0 : Math.min(1, Math.max(0, ((at.x - a.x) * dx + (at.y - a.y) * dy) / length));
  return distance(at, { x: a.x + dx * t, y: a.y + dy * t });
}

/** The way to a goal, kept while the player follows it. */
export interface Route {
  /** The next bend of the way from `at` to `goal`, or the goal where there is none. */
  ahead(at: Point, goal: Point): Point;
  /** What is left of the way, from `at` on. */
  rest(at: Point): Point[];
}

export function createRoute(map: GameMap): Route {
  let goal: Point | null = null;
  let foundAt: Point = { x: 0, y: 0 };
  let bends: Point[] = [];

  /** Whether the way no longer serves who stands at `at`. */
  const isLost = (at: Point): boolean => {
    const [from, next] = bends;
    if (!from || !next || beside(at, from, next) > ASTRAY) return true;
    // The goal itself may stand in a wall of its own.
    if (bends.length <= 2 || distance(at, foundAt) < BARRED_AFTER) return false;
    return !isClear(map, at, next, WALKER_RADIUS);
  };

  return {
    ahead(at, target) {
      if (goal === null || distance(goal, target) > 1 || isLost(at)) {
        goal = { x: target.x, y: target.y };
        foundAt = { x: at.x, y: at.y };
        bends = [...pathTo(map, at, target, REACH), target];
      }
      while (bends.length > 2) {
        const near = distance(at, bends[1]!);
        if (near > PASSED && (near > SEEN_PAST || !isClear(map, at, bends[2]!, WALKER_RADIUS))) break;
        bends.shift();
      }
      return bends[1] ?? target;
    },
    rest: (at) => [at, ...bends.slice(1)],
  };
}

/** The points that lie `gap` px apart on a way, from `first` px on, at most `count`. */
export function pointsOn(way: readonly Point[], first: number, gap: number, count: number): Point[] {
  const points: Point[] = [];
  let next = first;
  let walked = 0;
  for (const [index, b] of way.entries()) {
    const a = way[index - 1];
    if (!a) continue;
    const length = distance(a, b);
    for (; next <= walked + length && points.length < count; next += gap) {
      const t = (next - walked) / length;
      points.push({ x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t });
    }
    walked += length;
  }
  return points;
}
