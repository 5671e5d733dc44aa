import { describe, expect, test } from "vitest";
import { lake, MAPS, village } from "../places/maps.fixture.ts";
import { isPlace, PLACES, type PlaceName } from "../places/registry.ts";
import { WALK_SPEED, WALKER_RADIUS } from "../walking/walking.ts";
import { isFree } from "./collision.ts";
import type { GameMap, Point } from "./map.ts";
import { footprint } from "./scenery.ts";
import { touches } from "./shapes.ts";

/** Nobody stands nearer (px) to a character. */
const PERSONAL_SPACE = 60;

/** Px between two places that the walk looks at: smaller than the narrowest gap that counts as a way. */
const STRIDE = 4;

/** Every place, on a raster of STRIDE px, that a player can walk to from the first spawn point. */
const walk = (map: GameMap): Point[] => {
  const [start] = map.spawns.values();
  const columns = Math.floor(map.width / STRIDE);
  const seen = new Set<number>();
  const queue: Point[] = [];
  const look = (column: number, row: number): void => {
    const key = row * columns + column;
    if (seen.has(key) || !isFree(map, column * STRIDE, row * STRIDE, WALKER_RADIUS)) return;
    seen.add(key);
    queue.push({ x: column, y: row });
  };
  look(Math.round(start!.x / STRIDE), Math.round(start!.y / STRIDE));
  for (let next = 0; next < queue.length; next += 1) {
    const { x, y } = queue[next]!;
    look(x + 1, y);
    look(x - 1, y);
    look(x, y + 1);
    look(x, y - 1);
  }
  return queue.map(({ x, y }) => ({ x: x * STRIDE, y: y * STRIDE }));
};

const near = (a: Point, b: Point, reach: number): boolean => Math.hypot(a.x - b.x, a.y - b.y) <= reach;

describe.each(Object.entries(MAPS))("%s", (place, map) => {
  const reached = walk(map);

  test("is played on a map that bears its file's name", () => {
    expect(map.name).toBe(PLACES[place as PlaceName].map);
  });

  test("has a start", () => expect(map.spawns.has("start")).toBe(true));

  test("can be walked to each spawn point, and one can stand there", () => {
    for (const [spawn, at] of map.spawns) {
      expect(isFree(map, at.x, at.y, WALKER_RADIUS), spawn).toBe(true);
      expect(
        reached.some((place) => near(place, at, STRIDE * 2)),
        spawn,
      ).toBe(true);
    }
  });

  test("can be walked into each portal", () => {
    for (const portal of map.portals)
      expect(
        reached.some((place) => touches(portal, place.x, place.y, 0)),
        portal.name,
      ).toBe(true);
  });

  test("lets a player stand within reach of each character, on more than one side, and never within 60 px", () => {
    for (const character of map.characters) {
      const beside = reached.filter((place) => near(place, character, character.radius - STRIDE));
      expect(beside.length, character.slug).toBeGreaterThan(400);
      // Who is there for some players only has no body.
      if (character.when !== "") continue;
      expect(
        beside.some((place) => near(place, character, PERSONAL_SPACE - 1)),
        character.slug,
      ).toBe(false);
    }
  });

  test("keeps 60 px around each character free of doors, arrivals, each other and what is solid", () => {
    for (const character of map.characters) {
      const { x, y, slug } = character;
      const others = map.characters.filter((other) => other !== character);
      for (const other of others)
        expect(near(other, character, PERSONAL_SPACE), `${slug}, ${other.slug}`).toBe(false);
      for (const portal of map.portals)
        expect(touches(portal, x, y, PERSONAL_SPACE - 16), `${slug}, ${portal.name}`).toBe(false);
      for (const [spawn, at] of map.spawns)
        expect(near(at, character, PERSONAL_SPACE), `${slug}, ${spawn}`).toBe(false);
      for (const { type, x: sx, y: sy, scale } of map.scenery) {
        const foot = footprint(type, sx, sy, scale);
        if (foot) expect(touches(foot, x, y, WALKER_RADIUS), `${slug}, ${type} at ${sx}, ${sy}`).toBe(false);
      }
    }
  });

  test("can be walked to each fishing spot, whose line falls into water", () => {
    for (const spot of map.spots) {
      expect(isFree(map, spot.x, spot.y, WALKER_RADIUS), `spot ${spot.number}`).toBe(true);
      expect(
        reached.some((place) => near(place, spot, STRIDE * 2)),
        `spot ${spot.number}`,
      ).toBe(true);
      const water = map.walls.some((wall) => wall.water && touches(wall.shape, spot.cast.x, spot.cast.y, 0));
      const deck = map.decks.some((rect) => touches(rect, spot.cast.x, spot.cast.y, 6));
      expect(water && !deck, `cast of spot ${spot.number}`).toBe(true);
    }
  });

  test("numbers its fishing spots 1, 2, 3 ...", () => {
    expect(map.spots.map((spot) => spot.number)).toEqual(map.spots.map((_, index) => index + 1));
  });

  test("lets a player come within reach of each object", () => {
    for (const { name, x, y, width, height, reach } of map.objects) {
      const middle = { x: x + width / 2, y: y + height / 2 };
      expect(
        reached.some((at) => near(at, middle, reach / 2)),
        name,
      ).toBe(true);
    }
  });

  test("names each portal, character and object once", () => {
    const names = [...map.portals, ...map.objects, ...map.characters.map(({ slug }) => ({ name: slug }))].map(
      ({ name }) => name,
    );
    expect(new Set(names).size).toBe(names.length);
  });

  test("has doors with two ends: each arrives at a spawn point, from which a door leads back", () => {
    for (const portal of map.portals) {
      if (!isPlace(portal.target)) {
        expect(portal.closed, portal.name).not.toBeNull();
        continue;
      }
      const other = MAPS[portal.target];
      expect(other.spawns.has(portal.arrival), portal.name).toBe(true);
      const back = other.portals.filter(({ target }) => target === place);
      expect(
        back.some(({ arrival }) => map.spawns.has(arrival)),
        portal.name,
      ).toBe(true);
    }
  });
});

test("the lake has a spot for each of its anglers", () => {
  expect(lake.spots.length).toBeGreaterThanOrEqual(PLACES.lake.players);
});

test("no two anglers stand in one another", () => {
  const { spots } = lake;
  for (const [index, spot] of spots.entries())
    for (const other of spots.slice(index + 1))
      expect(near(spot, other, WALKER_RADIUS * 2 - 1), `${spot.number} and ${other.number}`).toBe(false);
});

/** Degrees clockwise from north, seen from the fountain. */
const bearing = ({ x, y }: Point): number => {
  const fountain = village.scenery.find(({ type }) => type === "fountain")!;
  return ((Math.atan2(x - fountain.x, fountain.y - y) * 180) / Math.PI + 360) % 360;
};

test.each([
  ["lake", 7],
  ["mine", 1],
  ["forest", 11],
])(
  "the way to the %s leaves the village at %i o'clock from the fountain, within 15 degrees (spec 2 §2)",
  (name, hour) => {
    const { x, y, width, height } = village.portals.find((portal) => portal.name === name)!;
    const off = bearing({ x: x + width / 2, y: y + height / 2 }) - hour * 30;
    expect(Math.abs(off)).toBeLessThanOrEqual(15);
  },
);

test("nobody can walk behind the trees at the southern edge", () => {
  const edge = village.height - 100;
  for (let x = 0; x < village.width; x += STRIDE)
    for (let y = edge; y < village.height; y += STRIDE)
      expect(isFree(village, x, y, WALKER_RADIUS), `${x}, ${y}`).toBe(false);
});

test("no door of the village is further than 8 s of walking from the plaza as the crow flies", () => {
  const plaza = village.scenery.find(({ type }) => type === "fountain")!;
  for (const portal of village.portals)
    expect(Math.hypot(portal.x - plaza.x, portal.y - plaza.y) / WALK_SPEED, portal.name).toBeLessThan(8);
});
