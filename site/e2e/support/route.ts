import { readFileSync } from "node:fs";
import { isFree } from "@diamond-valley/schemas/maps/collision.ts";
import type { GameMap, Point } from "@diamond-valley/schemas/maps/map.ts";
import { middleOf } from "@diamond-valley/schemas/maps/points.ts";
import { readMap } from "@diamond-valley/schemas/maps/read-map.ts";
import { PLACES, type PlaceName } from "@diamond-valley/schemas/places/registry.ts";
import { WALKER_RADIUS } from "@diamond-valley/schemas/walking/walking.ts";

/** The map of a place as it ships. */
export function mapOf(place: PlaceName): GameMap {
  const file = new URL(import.meta.resolve(`@diamond-valley/schemas/content/maps/${PLACES[place].map}.tmj`));
  return readMap(JSON.parse(readFileSync(file, "utf8")));
}

/** The middle of the door of a place that leads to `target`. Throws where there is none. */
export function doorOf(place: PlaceName, target: PlaceName): Point {
  const door = mapOf(place).portals.find((portal) => portal.target === target);
  if (!door) throw new Error(`no door of the ${place} leads to the ${target}`);
  return middleOf(door);
}

/** One straight walk: which way and how far, px. */
export interface Leg {
  dx: -1 | 0 | 1;
  dy: -1 | 0 | 1;
  length: number;
}

const WAYS = [
  { dx: 1, dy: 0 },
  { dx: -1, dy: 0 },
  { dx: 0, dy: 1 },
  { dx: 0, dy: -1 },
] as const;

/**
 * Px between two places where a way may turn, and room left at walls, so that a key let go a little late does no harm, px; less
 * of both where there is no other way: a walker slides into corners that the coarse grid has no way out of.
 */
const GRIDS = [
  { stride: 10, margin: 8 },
  { stride: 10, margin: 4 },
  { stride: 10, margin: 0 },
  { stride: 4, margin: 0 },
] as const;
type Grid = (typeof GRIDS)[number];
/** Walks may begin this far from the walker, px: it does not stand on the grid. */
const BESIDE = 12;
/** A turn costs as much as this many strides: few long walks are better than many short ones. */
const TURN = 12;

/** A way with few turns from `from` to within `reach` px of `to`, in the four directions that keys have. */
export function legsTo(map: GameMap, from: Point, to: Point, reach: number): Leg[] {
  for (const grid of GRIDS) {
    const legs = search(map, from, to, reach, grid);
    if (legs) return legs;
  }
  throw new Error(`no way from ${from.x}, ${from.y} to ${to.x}, ${to.y}`);
}

function search(map: GameMap, from: Point, to: Point, reach: number, grid: Grid): Leg[] | null {
  const { stride, margin } = grid;
  const radius = WALKER_RADIUS + margin;
  const columns = Math.floor(map.width / stride) + 1;
  const cellOf = ({ x, y }: Point) => Math.round(y / stride) * columns + Math.round(x / stride);
  const pointOf = (cell: number): Point => ({
    x: (cell % columns) * stride,
    y: Math.floor(cell / columns) * stride,
  });
  const open = (cell: number): boolean => {
    const { x, y } = pointOf(cell);
    return isFree(map, x, y, radius) || Math.hypot(x - from.x, y - from.y) <= BESIDE;
  };

  // A state is a cell and the way in which it was entered; states of equal cost wait in one bucket.
  const state = (cell: number, way: number) => cell * WAYS.length + way;
  const best = new Map<number, number>();
  const before = new Map<number, number>();
  const buckets: number[][] = [
    startsBeside(from, grid).flatMap((start) => WAYS.map((_, way) => state(cellOf(start), way))),
  ];
  for (const first of buckets[0] ?? []) best.set(first, 0);
  for (let cost = 0; cost < buckets.length; cost += 1) {
    for (const at of buckets[cost] ?? []) {
      if (best.get(at) !== cost) continue;
      const cell = Math.floor(at / WAYS.length);
      const here = pointOf(cell);
      if (Math.hypot(here.x - to.x, here.y - to.y) <= reach) return legsOf(at, before, stride);
      WAYS.forEach(({ dx, dy }, way) => {
        const next = cell + dx + dy * columns;
        if (!open(next)) return;
        const price = cost + 1 + (way === at % WAYS.length ? 0 : TURN);
        const entered = state(next, way);
        if (price >= (best.get(entered) ?? Number.POSITIVE_INFINITY)) return;
        best.set(entered, price);
        before.set(entered, at);
        buckets[price] ??= [];
        buckets[price].push(entered);
      });
    }
  }
  return null;
}

/**
 * The points of the grid that a walker at `from` may count as standing on: the nearest, and those that the room left at
 * walls covers. With the nearest alone one that stands between two columns steps from side to side of the right one.
 */
function startsBeside(from: Point, { stride, margin }: Grid): Point[] {
  const nearest = { x: Math.round(from.x / stride) * stride, y: Math.round(from.y / stride) * stride };
  const around = [-stride, 0, stride].flatMap((dx) =>
    [-stride, 0, stride].map((dy) => ({ x: nearest.x + dx, y: nearest.y + dy })),
  );
  return [nearest, ...around.filter(({ x, y }) => Math.hypot(x - from.x, y - from.y) <= margin)];
}

function legsOf(end: number, before: ReadonlyMap<number, number>, stride: number): Leg[] {
  const legs: Leg[] = [];
  for (let at = end; before.has(at); at = before.get(at) ?? at) {
    const way = WAYS[at % WAYS.length] ?? WAYS[0];
    const [last] = legs;
    if (last?.dx === way.dx && last.dy === way.dy) last.length += stride;
    else legs.unshift({ ...way, length: stride });
  }
  return legs;
}
