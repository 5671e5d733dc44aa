import { readFileSync } from "node:fs";
import type { GameMap, Point, Portal } from "@diamond-valley/schemas/maps/map.ts";
import { readMap } from "@diamond-valley/schemas/maps/read-map.ts";
import type { RoomName } from "@diamond-valley/schemas/protocol.ts";

/** The server sees a walker a little late: this far (px) behind the place where its player has it and acts. */
export const POSITION_TOLERANCE = 40;
/** How far (px) from a portal's frame a player may be to go through. */
const PORTAL_REACH = 24 + POSITION_TOLERANCE;

const load = (name: string): GameMap =>
  readMap(
    JSON.parse(
      readFileSync(new URL(import.meta.resolve(`@diamond-valley/schemas/content/maps/${name}.tmj`)), "utf8"),
    ),
  );

/** The map that each room is played on. */
export const MAPS = { hub: load("village"), fishing: load("lake") } satisfies Record<RoomName, GameMap>;

/** The open portal of `from` that leads to `to`, or undefined. */
export function portalBetween(from: RoomName, to: RoomName): Portal | undefined {
  return MAPS[from].portals.find((portal) => !portal.locked && portal.target === MAPS[to].name);
}

/** Whether somebody who stands at `at` can go through the portal. */
export function isAtPortal(portal: Portal, at: Point): boolean {
  const beside = (value: number, start: number, length: number) =>
    Math.max(start - value, 0, value - start - length);
  const dx = beside(at.x, portal.x, portal.width);
  const dy = beside(at.y, portal.y, portal.height);
  return Math.hypot(dx, dy) <= PORTAL_REACH;
}

/** Where a player arrives in `room`: through the portal from `from`, or at the start. */
export function arrivalIn(room: RoomName, from: RoomName | undefined): Point {
  const portal = from && portalBetween(from, room);
  const spawns = MAPS[room].spawns;
  const spawn = (portal && spawns.get(portal.arrival)) ?? spawns.get("start");
  if (!spawn) throw new RangeError(`the map of ${room} has no start`);
  return spawn;
}
