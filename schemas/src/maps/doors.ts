import type { GameMap, Portal, Scenery } from "./map.ts";

/** A door belongs to the building whose foot is at most so far (px) beside and above it. */
const BESIDE = 60;
const ABOVE = 80;

/** The portal in front of a building or gate of the map; undefined where it has none. */
export const doorOf = (
  map: Pick<GameMap, "portals">,
  { x, y }: Pick<Scenery, "x" | "y">,
): Portal | undefined =>
  map.portals.find(
    (portal) => Math.abs(portal.x + portal.width / 2 - x) < BESIDE && Math.abs(portal.y - y) < ABOVE,
  );

/** Whether somebody is at home: a house whose door is still locked has dark windows. */
export const isLit = (map: Pick<GameMap, "portals">, thing: Scenery): boolean =>
  !thing.type.startsWith("house-") || !doorOf(map, thing)?.closed;
