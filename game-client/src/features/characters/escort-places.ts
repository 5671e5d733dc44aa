import { isFree } from "@diamond-valley/schemas/maps/collision.ts";
import type { GameMap, Point } from "@diamond-valley/schemas/maps/map.ts";
import { distance, middleOf } from "@diamond-valley/schemas/maps/points.ts";
import { WALKER_RADIUS } from "@diamond-valley/schemas/walking/walking.ts";
import { pathTo } from "../../core/walking/path.ts";

/** Half the width and height of what the guide's picture would cover of the player's, px. */
export const CLEAR = { x: 84, y: 118 } as const;
/** The guide waits so far from the goal, px, the nearest first, and so far from any door. */
const STANDS = [95, 115, 135, 155, 175, 195, 215];
const OFF_DOORS = 130;
/** Under the marker that stands over the goal, px: half its width and the guide's, and how far up it ends. */
const MARKER = { halfWidth: 76, to: 165 } as const;
/** So near one comes to a place that can be walked to, px. */
const NEAR = 30;
/** The player will stand so far from the goal, px. */
const TALKING = 84;

/** Whether a robot that stands at `at` covers the player, or is covered by it. */
export const overlaps = (at: Point, player: Point): boolean =>
  Math.hypot((at.x - player.x) / CLEAR.x, (at.y - player.y) / CLEAR.y) < 0.99;

/** Where `at` lies around the player, radians on an ellipse of the size that is kept clear. */
export const angleAround = (at: Point, player: Point): number =>
  Math.atan2((at.y - player.y) / CLEAR.y, (at.x - player.x) / CLEAR.x);

/** A point of that ellipse. */
export const rimOf = (player: Point, angle: number): Point => ({
  x: player.x + Math.cos(angle) * CLEAR.x,
  y: player.y + Math.sin(angle) * CLEAR.y,
});

/** The nearest place to `at` that leaves the player in view, where one may walk. */
export function besidePlayer(map: GameMap, at: Point, player: Point): Point {
  if (!overlaps(at, player)) return at;
  const angle = angleAround(at, player);
  const turns = [0, 0.4, -0.4, 0.8, -0.8, 1.2, -1.2, 1.6, -1.6, 2.4, -2.4, Math.PI];
  const rim = turns.map((turn) => rimOf(player, angle + turn));
  return rim.find(({ x, y }) => isFree(map, x, y, WALKER_RADIUS)) ?? rim[0]!;
}

/**
 * Where the guide waits at the goal of `way`: off every door and off where the player will stand, rather behind the goal
 * than before it. Where there is no such place, it stays where the way ends.
 */
export function standAt(map: GameMap, goal: Point, way: readonly Point[]): Point {
  const from = way.at(-2) ?? goal;
  const share = TALKING / Math.max(1, distance(from, goal));
  const player = { x: goal.x + (from.x - goal.x) * share, y: goal.y + (from.y - goal.y) * share };
  const isUnderMarker = (at: Point): boolean =>
    Math.abs(at.x - goal.x) < MARKER.halfWidth && at.y < goal.y && at.y > goal.y - MARKER.to;
  const fits = (at: Point): boolean =>
    isFree(map, at.x, at.y, WALKER_RADIUS) &&
    ![player, goal].some((robot) => overlaps(at, robot)) &&
    !isUnderMarker(at) &&
    map.portals.every((portal) => distance(at, middleOf(portal)) > OFF_DOORS) &&
    distance(pathTo(map, from, at, NEAR).at(-1) ?? from, at) <= NEAR;
  const places = STANDS.flatMap((radius) =>
    Array.from({ length: 24 }, (_, index) => ({
      x: goal.x + Math.cos((index * Math.PI) / 12) * radius,
      y: goal.y + Math.sin((index * Math.PI) / 12) * radius,
    })),
  );
  const aside = ({ x }: Point): number => Math.abs(x - goal.x);
  const behind = places.filter(({ y }) => y < goal.y).sort((a, b) => aside(a) - aside(b));
  return behind.find(fits) ?? places.find(fits) ?? from;
}
