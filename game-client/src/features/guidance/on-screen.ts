import type { Point } from "@diamond-valley/schemas/maps/map.ts";
import { distance } from "@diamond-valley/schemas/maps/points.ts";

/** A box in CSS px. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** How wide the arrow is with the room around it, CSS px: half of it on each side. */
const ARROW = 34;

const clamp = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));

/** Whether a point of the screen lies in a box. */
export const isIn = ({ left, top, right, bottom }: Box, { x, y }: Point): boolean =>
  x >= left && x <= right && y >= top && y <= bottom;

/** How far from the feet (px) the figure of a player reaches: up, and to each side. */
const FIGURE = { up: 120, aside: 44 } as const;
/** Half as wide as a marker is drawn in the world, px. */
const MARKER = 20;
/** So far over a goal's feet its marker is, px; and so far below the own feet where it would lie over the own face. */
const OVER = 150;
const BELOW = 44;

/** The marker over a goal, in the world: before the feet of a player whom it would cover, on the way to a goal that is near. */
export function overGoal(goal: Point, me: Point): Point {
  const y = goal.y - OVER;
  const covers =
    Math.abs(goal.x - me.x) < FIGURE.aside + MARKER && y > me.y - FIGURE.up - ARROW && y < me.y + BELOW;
  // What lies behind the player's back is pointed at from above, as ever.
  return { x: goal.x, y: covers && goal.y > me.y ? Math.min(me.y + BELOW, goal.y) : y };
}

/** Where a player who stands at `me` is drawn, in the world. */
export const figureBox = ({ x, y }: Point): Box => ({
  left: x - FIGURE.aside,
  top: y - FIGURE.up,
  right: x + FIGURE.aside,
  bottom: y,
});

/** How far aside of its place an arrow may stand, px, and in what steps. */
const ASIDE = { most: 160, step: 8 } as const;
/** The steps back along the line to the player. */
const BACK = 40;

/**
 * Where on the screen an arrow stands that points from `centre` to a `goal` out of view: where the line to it leaves
 * `free`; where the boxes of `taken` would cover it, as near to that as there is room, back along the line or along the edge. The
 * angle is in degrees, 0 to the right.
 */
export function arrowPlace(
  centre: Point,
  goal: Point,
  free: Box,
  taken: readonly Box[],
): Point & { angle: number } {
  const [dx, dy] = [goal.x - centre.x, goal.y - centre.y];
  const inside = {
    left: free.left + ARROW,
    top: free.top + ARROW,
    right: free.right - ARROW,
    bottom: free.bottom - ARROW,
  };
  const far = Math.min(
    dx === 0 ? Number.POSITIVE_INFINITY : ((dx > 0 ? inside.right : inside.left) - centre.x) / dx,
    dy === 0 ? Number.POSITIVE_INFINITY : ((dy > 0 ? inside.bottom : inside.top) - centre.y) / dy,
    1,
  );
  const edge = { x: centre.x + dx * far, y: centre.y + dy * far };
  const isFree = (at: Point): boolean =>
    isIn(inside, at) &&
    taken.every(
      ({ left, top, right, bottom }) =>
        at.x < left - ARROW || at.x > right + ARROW || at.y < top - ARROW || at.y > bottom + ARROW,
    );
  const towards = (at: Point): Point & { angle: number } => ({
    ...at,
    angle: at === edge ? degrees(dx, dy) : degrees(goal.x - at.x, goal.y - at.y),
  });
  if (isFree(edge)) return towards(edge);
  const room = aside(edge, inside).find(isFree);
  const back = Array.from({ length: BACK }, (_, step) => {
    const share = far * (1 - (step + 1) / BACK);
    return { x: centre.x + dx * share, y: centre.y + dy * share };
  }).find(isFree);
  // Back on the line it still points along it.
  if (back && (!room || distance(back, edge) <= distance(room, edge)))
    return { ...back, angle: degrees(dx, dy) };
  return towards(
    room ?? { x: clamp(centre.x, inside.left, inside.right), y: clamp(centre.y, inside.top, inside.bottom) },
  );
}

const degrees = (dx: number, dy: number): number => (Math.atan2(dy, dx) * 180) / Math.PI;

/** Places along the side of the screen that an arrow at `edge` stands at, the nearest first. */
function aside(edge: Point, inside: Box): Point[] {
  const isAtSide = edge.x <= inside.left + 1 || edge.x >= inside.right - 1;
  return Array.from({ length: ASIDE.most / ASIDE.step }, (_, step) => (step + 1) * ASIDE.step).flatMap(
    (far) =>
      [far, -far].map((by) => (isAtSide ? { x: edge.x, y: edge.y + by } : { x: edge.x + by, y: edge.y })),
  );
}
