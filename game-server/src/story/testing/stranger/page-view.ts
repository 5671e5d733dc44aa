import { DEEP } from "@diamond-valley/schemas/deep/tuning.ts";
import { nearestFree } from "@diamond-valley/schemas/maps/collision.ts";
import type { GameMap, Point } from "@diamond-valley/schemas/maps/map.ts";
import { distance, middleOf } from "@diamond-valley/schemas/maps/points.ts";
import { isOpenTo } from "@diamond-valley/schemas/places/gate.ts";
import { isPlace, PLACES, type PlaceName } from "@diamond-valley/schemas/places/registry.ts";
import { factsOf, type Situation } from "@diamond-valley/schemas/story/facts.ts";
import { presentCharacters } from "@diamond-valley/schemas/story/presence.ts";
import { holds } from "@diamond-valley/schemas/story/requirement.ts";
import { WALKER_RADIUS } from "@diamond-valley/schemas/walking/walking.ts";
import { MAPS } from "../../../rooms/maps.ts";
import type { Area, Thing } from "./screen.ts";

/** What the reference window (spec 2 §9) shows of a room at the least, px. */
const VIEW = { width: 800, height: 600 };

/** Who stands so near (px) to a door is offered it. */
const THRESHOLD = 18;
/** Px between two places of the floor that are looked at for whether they were seen. */
const FLOOR = 80;

/** Something of a room, with the name that the wire has for it. */
export interface Placed extends Thing {
  /** `wake`: it begins a flight. */
  readonly verb: "touch" | "travel" | "wake";
  readonly name: string;
  readonly reach: number;
  readonly isPickedUp: boolean;
}

/** What is there for a player at `now` (epoch ms in season time); `numberOf` hides the names. */
export function placedIn(
  place: PlaceName,
  situation: Situation,
  now: number,
  numberOf: (name: string) => number,
): Placed[] {
  const map = MAPS[place];
  const facts = factsOf(situation, now);
  const thing = { locked: false, verb: "touch", isPickedUp: false } as const;
  const persons = presentCharacters(map.characters, situation, now).map(
    ({ slug, x, y, radius }): Placed => ({
      ...{ ...thing, kind: "person", at: { x, y }, name: slug, reach: radius },
      number: numberOf(`${place}/${slug}`),
    }),
  );
  const objects = map.objects
    // What only the room of the place touches is not drawn.
    .filter(({ type }) => type !== "event")
    .filter(({ gone }) => gone === null || !holds(gone, facts))
    .filter(({ requires, otherwise }) => otherwise !== null || holds(requires, facts))
    .map(
      (object): Placed => ({
        ...{ ...thing, kind: "thing", at: middleOf(object), name: object.name, reach: object.reach },
        isPickedUp: object.auto,
        number: numberOf(`${place}/${object.name}`),
      }),
    );
  const doors = map.portals.map(
    (portal): Placed => ({
      ...{ ...thing, kind: "door", verb: "travel", at: middleOf(portal), name: portal.target, reach: 0 },
      locked:
        !isPlace(portal.target) || portal.closed !== null || !isOpenTo(PLACES[portal.target], situation, now),
      number: numberOf(`${place}>${portal.name}`),
    }),
  );
  const { x, y, reach } = DEEP.plate;
  const plate: Placed = {
    ...{ ...thing, kind: "thing", verb: "wake", at: { x, y }, name: "plate", reach },
    number: numberOf(`${place}/plate`),
  };
  return [...persons, ...objects, ...doors, ...(PLACES[place].room === "deep" ? [plate] : [])];
}

/** What of it the button offers, the nearest first: an open door that one stands in before all else. */
export function offeredAt(map: GameMap, placed: readonly Placed[], me: Point): Placed | null {
  const inDoor = map.portals.find(
    ({ x, y, width, height }) =>
      me.x >= x - THRESHOLD &&
      me.x <= x + width + THRESHOLD &&
      me.y >= y - THRESHOLD &&
      me.y <= y + height + THRESHOLD,
  );
  const far = ({ verb, at, locked }: Placed): number =>
    verb !== "travel" ? distance(at, me) : locked ? Number.POSITIVE_INFINITY : 0;
  const [nearest] = placed
    .filter(({ verb, at, reach, isPickedUp }) =>
      verb === "travel"
        ? inDoor && distance(at, middleOf(inDoor)) < 1
        : !isPickedUp && distance(at, me) <= reach,
    )
    .toSorted((a, b) => far(a) - far(b));
  return nearest ?? null;
}

/** Places of a floor that one can stand on. */
export function floorOf(map: GameMap): Point[] {
  const [columns, rows] = [Math.floor(map.width / FLOOR), Math.floor(map.height / FLOOR)];
  return Array.from({ length: columns * rows }, (_, index) => ({
    x: (index % columns) * FLOOR + FLOOR / 2,
    y: Math.floor(index / columns) * FLOOR + FLOOR / 2,
  })).filter(({ x, y }) => distance(nearestFree(map, x, y, WALKER_RADIUS), { x, y }) < 1);
}

/** The part of a room that the window of somebody at a point shows. */
export function frameAt({ width, height }: GameMap, me: Point): Area {
  const clamped = (at: number, size: number, all: number) => Math.max(0, Math.min(at - size / 2, all - size));
  return { ...VIEW, x: clamped(me.x, VIEW.width, width), y: clamped(me.y, VIEW.height, height) };
}
