import { type FreePlaces, rememberPlaces } from "./free-places.ts";
import type { GameMap, Point } from "./map.ts";
import { inRect, touches } from "./shapes.ts";
import { wallsNear } from "./wall-grid.ts";

/** How far (px) a body looks aside for the way past a corner. */
const CORNER = 8;

/** A body's centre stays this far (px) from the side of a dock or bridge. */
const DECK_INSET = 8;

/** May a body of `radius` px stand at (x, y)? */
export const isFree = (map: GameMap, x: number, y: number, radius: number): boolean => {
  if (x < radius || y < radius || x > map.width - radius || y > map.height - radius) return false;
  let wet = false;
  for (const wall of wallsNear(map.grid, x, y)) {
    if (wet && wall.water) continue;
    if (!touches(wall.shape, x, y, radius)) continue;
    if (!wall.water) return false;
    wet = true;
  }
  return !wet || map.decks.some((deck) => inRect(deck, x, y, DECK_INSET));
};

const freePlaces = rememberPlaces(isFree);

/** The up to eight places `side` px beside the middles of a square ring's sides. */
const around = (ring: number, side: number): readonly (readonly [number, number])[] => [
  [-ring, -side],
  [-ring, side],
  [ring, -side],
  [ring, side],
  [-side, -ring],
  [side, -ring],
  [-side, ring],
  [side, ring],
];

/** The free place nearest to (x, y), on whole px; for a body that was put where it cannot stand. */
export const nearestFree = (map: GameMap, x: number, y: number, radius: number): Point => {
  // From the border on, for who was put beyond it: the rings would be too wide.
  const cx = Math.min(Math.max(toPixel(x), 0), map.width);
  const cy = Math.min(Math.max(toPixel(y), 0), map.height);
  const farthest = Math.max(map.width, map.height);
  for (let ring = 0; ring <= farthest; ring += 1)
    for (let side = 0; side <= ring; side += 1)
      for (const [dx, dy] of around(ring, side))
        if (isFree(map, cx + dx, cy + dy, radius)) return { x: cx + dx, y: cy + dy };
  throw new RangeError(`the map ${map.name} has no room for a body of ${radius} px`);
};

/** To whole px, the same to the left as to the right (Math.round is not). */
const toPixel = (value: number): number => Math.sign(value) * Math.floor(Math.abs(value) + 0.5);

/** One px along (sx, sy), or along the wall, or aside past the corner in the way, or nothing. */
const oneStep = (isFreeAt: FreePlaces, { x, y }: Point, sx: number, sy: number): Point | null => {
  if (isFreeAt(x + sx, y + sy)) return { x: x + sx, y: y + sy };
  const free = (dx: number, dy: number): boolean => isFreeAt(x + dx, y + dy);
  if (sx !== 0 && sy !== 0) {
    if (free(sx, 0)) return { x: x + sx, y };
    return free(0, sy) ? { x, y: y + sy } : null;
  }
  const [ax, ay] = sx === 0 ? [1, 0] : [0, 1];
  for (let aside = 1; aside <= CORNER; aside += 1) {
    const [back, on] = [free(sx - ax * aside, sy - ay * aside), free(sx + ax * aside, sy + ay * aside)];
    if (!back && !on) continue;
    // Both free means a tip that points at the body: it stops, rather than drift to one side.
    if (back && on) return null;
    const [dx, dy] = on ? [ax, ay] : [-ax, -ay];
    if (free(sx + dx, sy + dy)) return { x: x + sx + dx, y: y + sy + dy };
    return free(dx, dy) ? { x: x + dx, y: y + dy } : null;
  }
  return null;
};

/**
 * Where a body of `radius` px ends that wants to go by (dx, dy) px: it slides along walls and stays on
 * the map. Positions are whole px (int16 in the room state), so client and server agree exactly; the way
 * is walked px by px, so nothing is jumped over.
 */
export const moveWithin = (map: GameMap, from: Point, dx: number, dy: number, radius: number): Point => {
  const isFreeAt = freePlaces(map, radius);
  let at: Point = { x: toPixel(from.x), y: toPixel(from.y) };
  if (!isFreeAt(at.x, at.y)) at = nearestFree(map, at.x, at.y, radius);
  const [wholeX, wholeY] = [toPixel(dx), toPixel(dy)];
  const steps = Math.max(Math.abs(wholeX), Math.abs(wholeY));
  let [walkedX, walkedY] = [0, 0];
  for (let step = 1; step <= steps; step += 1) {
    const [nextX, nextY] = [toPixel((wholeX * step) / steps), toPixel((wholeY * step) / steps)];
    const next = oneStep(isFreeAt, at, nextX - walkedX, nextY - walkedY);
    [walkedX, walkedY] = [nextX, nextY];
    if (next !== null) at = next;
  }
  return at;
};
