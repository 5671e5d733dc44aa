import { expect, test } from "vitest";
import type { GameMap, Point, Rect } from "../maps/map.ts";
import { middleOf } from "../maps/points.ts";
import { inRect } from "../maps/shapes.ts";
import { MAPS } from "../places/maps.fixture.ts";
import { partOf } from "../places/parts.ts";
import { PLACE_NAMES, type PlaceName } from "../places/registry.ts";
import { PARTS } from "./parts.ts";

/** What the reference window (spec 2 §9) shows of a room at the least, px. */
const VIEW = { width: 800, height: 600 };

const clamped = (at: number, size: number, all: number): number =>
  Math.max(0, Math.min(at - size / 2, all - size));

/** What is seen of a map around somebody: the view does not leave the map. */
const viewAround = ({ width, height }: GameMap, { x, y }: Point): Rect => ({
  kind: "rect",
  ...VIEW,
  x: clamped(x, VIEW.width, width),
  y: clamped(y, VIEW.height, height),
});

/** The spawn points at which one comes into a place. */
const arrivalsIn = (place: PlaceName): Set<string> =>
  new Set(
    PLACE_NAMES.flatMap((other) => MAPS[other].portals)
      .filter(({ target }) => target === place)
      .map(({ arrival }) => arrival),
  );

const rooms = PLACE_NAMES.filter((place) => PARTS.has(partOf(place) ?? ""))
  .map((place) => [place, MAPS[place].objects.filter(({ drawing }) => drawing === "gem")] as const)
  .filter(([, gems]) => gems.length > 0);

test.each(rooms)("in %s a diamond is in sight of every door by which one comes in", (place, gems) => {
  const map = MAPS[place];
  for (const door of arrivalsIn(place)) {
    const view = viewAround(map, map.spawns.get(door)!);
    expect(
      gems.some((gem) => inRect(view, middleOf(gem).x, middleOf(gem).y, 0)),
      door,
    ).toBe(true);
  }
});
