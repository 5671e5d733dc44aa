import { LAMP_LIGHT } from "@diamond-valley/art-kit/drawings/lamp.ts";
import { PORTAL_HEART } from "@diamond-valley/art-kit/drawings/portal.ts";
import { isLit } from "@diamond-valley/schemas/maps/doors.ts";
import type { GameMap } from "@diamond-valley/schemas/maps/map.ts";
import type { SceneryType } from "@diamond-valley/schemas/maps/scenery.ts";
import type { Light } from "./light-map.ts";

/** A light of a drawing, px from its foot, how far it reaches, px, and how much of the dark it takes, 0..1. */
type Source = readonly [dx: number, up: number, radius: number, strength: number];

/** What burns is as bright as by day; what it falls on is less so, or the night would be none. */
const [BRIGHT, FALLEN] = [1, 0.5];

/** A window at both sides of the middle. */
const pair = (dx: number, up: number, radius: number): Source[] => [
  [-dx, up, radius, BRIGHT],
  [dx, up, radius, BRIGHT],
];
/** Light that falls out of a door. */
const doorway: Source = [0, 16, 90, FALLEN];

/** What shines at night, by the drawing. */
const SOURCES: Readonly<Partial<Record<SceneryType, readonly Source[]>>> = {
  lamp: [
    [0, LAMP_LIGHT, 62, BRIGHT],
    [0, 0, 165, FALLEN],
  ],
  "house-cottage": [...pair(46, 60, 44), doorway],
  "house-chalet": [...pair(52, 68, 44), doorway],
  "house-hall": [...pair(44, 60, 42), ...pair(98, 60, 42), doorway],
  "house-shop": [...pair(70, 60, 62), doorway],
  "house-manor": [...pair(58, 128, 36), ...pair(58, 54, 36), ...pair(126, 156, 36), ...pair(126, 64, 36)],
  "house-mushroom": [...pair(37, 54, 38), doorway],
  "house-tower": [...pair(27, 164, 36), doorway],
  "house-dome": [[0, 130, 120, BRIGHT], doorway],
  "house-arena": [[0, 190, 150, BRIGHT], ...pair(90, 60, 60), doorway],
  portal: [
    [0, PORTAL_HEART, 110, BRIGHT],
    [0, 0, 150, FALLEN],
  ],
  fountain: [[0, 70, 110, FALLEN]],
  cave: [[0, 50, 110, BRIGHT]],
  "forest-gate": [...pair(62, 60, 60), [0, 10, 110, FALLEN]],
  "trail-arch": pair(51, 78, 60),
  "magic-circle": [[0, 0, 120, FALLEN]],
};

/** What shines in a place at night; the windows of houses that nobody lives in yet don't. */
export const nightLights = (map: Pick<GameMap, "scenery" | "portals">): Required<Light>[] =>
  map.scenery.flatMap((thing) => {
    if (!isLit(map, thing)) return [];
    const { type, x, y, scale, flip } = thing;
    return (SOURCES[type] ?? []).map(([dx, up, radius, strength]) => ({
      x: x + dx * scale * (flip ? -1 : 1),
      y: y - up * scale,
      radius: radius * scale,
      strength,
    }));
  });
