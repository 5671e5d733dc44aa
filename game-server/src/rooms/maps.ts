import { readFileSync } from "node:fs";
import type { GameMap, Point, Portal } from "@diamond-valley/schemas/maps/map.ts";
import { readMap } from "@diamond-valley/schemas/maps/read-map.ts";
import { PLACE_NAMES, PLACES, type PlaceName } from "@diamond-valley/schemas/places/registry.ts";

/** The server sees a walker a little late: this far (px) behind the place where its player has it and acts. */
export const POSITION_TOLERANCE = 40;
/** How far (px) from a portal's frame a player may be to go through. */
const PORTAL_REACH = 24 + POSITION_TOLERANCE;

const load = (place: PlaceName): GameMap => {
  const file = import.meta.resolve(`@diamond-valley/schemas/content/maps/${PLACES[place].map}.tmj`);
  return readMap(JSON.parse(readFileSync(new URL(file), "utf8")));
};

/** The map of each place. */
export const MAPS = Object.fromEntries(PLACE_NAMES.map((place) => [place, load(place)])) as Readonly<
  Record<PlaceName, GameMap>
>;

/** The open portals of `from` that lead to `to`. */
export function portalsBetween(from: PlaceName, to: PlaceName): Portal[] {
  return MAPS[from].portals.filter(({ target, closed }) => closed === null && target === to);
}

/** The portal from `from` to `to` that somebody who stands at `at` can go through: the nearest of several, or undefined. */
export function portalAt(from: PlaceName, to: PlaceName, at: Point): Portal | undefined {
  const [nearest] = portalsBetween(from, to)
    .map((portal) => ({ portal, distance: distanceTo(portal, at) }))
    .filter(({ distance }) => distance <= PORTAL_REACH)
    .sort((a, b) => a.distance - b.distance);
  return nearest?.portal;
}

/** Where a player arrives in `place`: at the other end of `portal`, or at the start. */
export function arrivalIn(place: PlaceName, portal: Portal | undefined): Point {
  const { spawns } = MAPS[place];
  const spawn = (portal && spawns.get(portal.arrival)) ?? spawns.get("start");
  if (!spawn) throw new RangeError(`the map of ${place} has no start`);
  return spawn;
}

/** Px from a point to a portal's frame; 0 within it. */
function distanceTo(portal: Portal, at: Point): number {
  const beside = (value: number, start: number, length: number) =>
    Math.max(start - value, 0, value - start - length);
  return Math.hypot(beside(at.x, portal.x, portal.width), beside(at.y, portal.y, portal.height));
}
