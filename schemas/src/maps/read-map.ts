import { isPlace } from "../places/registry.ts";
import { Requirement } from "../story/requirement.ts";
import { COLOURS } from "../wallet/colours.ts";
import { smoothLine } from "./curve.ts";
import { besideFloors } from "./interior.ts";
import {
  CLOSED_REASONS,
  type ClosedReason,
  type DepthZone,
  type FishingSpot,
  FLOOR_STYLES,
  type Floor,
  type FloorStyle,
  type GameMap,
  type Ground,
  type MapCharacter,
  type MapObject,
  OBJECT_TYPES,
  type Point,
  type Portal,
  type Rect,
  type Scenery,
  type Shape,
  type Vein,
  type Wall,
} from "./map.ts";
import { footprint, isSceneryType } from "./scenery.ts";
import { TiledMap, type TiledObject, type TiledProperty } from "./tiled.ts";
import { buildWallGrid } from "./wall-grid.ts";

/** Radius (px) of the room that a character takes: with a walker's own 16 px, nobody comes nearer than 60 px. */
const CHARACTER_BODY = 44;

/** Half sizes (px) of a vein's solid foot. */
const VEIN_FOOT = { rx: 26, ry: 16 };

/** How far (px) the painted edge of water reaches beyond the part that stops a body. */
const WADE = 6;

type Properties = readonly TiledProperty[] | undefined;

const fail = (object: TiledObject, problem: string): never => {
  throw new Error(`map object ${object.id} "${object.name}" (${object.type}): ${problem}`);
};

const property = (properties: Properties, name: string): TiledProperty["value"] | undefined =>
  properties?.find((entry) => entry.name === name)?.value;

const text = (object: TiledObject, name: string, fallback?: string): string => {
  const value = property(object.properties, name) ?? fallback;
  return typeof value === "string" ? value : fail(object, `needs the text property ${name}`);
};

const numeric = (object: TiledObject, name: string, fallback?: number): number => {
  const value = property(object.properties, name) ?? fallback;
  return typeof value === "number" ? value : fail(object, `needs the number property ${name}`);
};

const flag = (object: TiledObject, name: string): boolean => property(object.properties, name) === true;

const absolute = (object: TiledObject, points: readonly Point[]): Point[] =>
  points.map((point) => ({ x: object.x + point.x, y: object.y + point.y }));

const rectOf = ({ x, y, width, height }: TiledObject): Rect => ({ kind: "rect", x, y, width, height });

const lineOf = (object: TiledObject): Point[] =>
  object.polyline ? absolute(object, object.polyline) : fail(object, "must be a polyline");

const polygonOf = (object: TiledObject): Point[] =>
  object.polygon ? absolute(object, object.polygon) : fail(object, "must be a polygon");

const ellipseOf = ({ x, y, width, height }: TiledObject) => ({
  x: x + width / 2,
  y: y + height / 2,
  rx: width / 2,
  ry: height / 2,
});

const shapeOf = (object: TiledObject): Shape => {
  if (object.ellipse) return { kind: "ellipse", ...ellipseOf(object) };
  if (object.polygon) return { kind: "polygon", points: polygonOf(object) };
  if (object.point || object.polyline) return fail(object, "a wall must be a rectangle, ellipse or polygon");
  return rectOf(object);
};

const groundOf = (object: TiledObject): Ground => {
  switch (object.type) {
    case "path":
    case "river":
      return { type: object.type, points: lineOf(object), width: numeric(object, "width") };
    case "cliff":
      return { type: "cliff", points: lineOf(object), height: numeric(object, "height") };
    case "lake":
      return { type: "lake", points: polygonOf(object) };
    case "plaza":
      return { type: "plaza", ...ellipseOf(object) };
    case "dock":
    case "bridge": {
      const { x, y, width, height } = object;
      return { type: object.type, x, y, width, height };
    }
    case "floor": {
      const { x, y, width, height } = object;
      return { type: "floor", x, y, width, height, style: styleOf(object) };
    }
    default:
      return fail(object, "is no kind of ground");
  }
};

const styleOf = (object: TiledObject): FloorStyle => {
  const style = text(object, "style");
  return FLOOR_STYLES.find((known) => known === style) ?? fail(object, `has no floor called ${style}`);
};

const sceneryOf = (object: TiledObject): Scenery => ({
  x: object.x,
  y: object.y,
  type: isSceneryType(object.type) ? object.type : fail(object, "is no kind of scenery"),
  scale: numeric(object, "scale", 1),
  flip: flag(object, "flip"),
  variant: text(object, "variant", ""),
});

/** A door is open as soon as its place is listed; until then the map may say why it isn't. */
const closedOf = (object: TiledObject): ClosedReason | null => {
  if (isPlace(text(object, "target"))) return null;
  const reason = text(object, "closed", "being-built");
  return CLOSED_REASONS.find((known) => known === reason) ?? fail(object, `is closed for no known reason`);
};

const portalOf = (object: TiledObject): Portal => ({
  ...rectOf(object),
  name: object.name,
  target: text(object, "target"),
  arrival: text(object, "arrival", "start"),
  label: text(object, "label"),
  closed: closedOf(object),
});

/** From how far (px) an object can be touched where the map doesn't say. */
const OBJECT_REACH = 80;

/** From how far (px) who comes by takes an object without a press (the body's reach for pickups). */
const AUTO_REACH = 40;

const requirementOf = (object: TiledObject, name: string): string => {
  const requirement = Requirement.safeParse(text(object, name, ""));
  return requirement.success ? requirement.data : fail(object, `nobody understands its ${name}`);
};

const characterOf = (object: TiledObject): MapCharacter => ({
  x: object.x,
  y: object.y,
  slug: object.name,
  radius: numeric(object, "radius"),
  when: requirementOf(object, "when"),
});

const objectOf = (object: TiledObject): MapObject => {
  const { x, y, width, height, name } = object;
  return {
    name,
    type: OBJECT_TYPES.find((type) => type === object.type) ?? fail(object, "is no kind of object"),
    x,
    y,
    width,
    height,
    drawing: text(object, "drawing", ""),
    reach: numeric(object, "reach", flag(object, "auto") ? AUTO_REACH : OBJECT_REACH),
    auto: flag(object, "auto"),
    requires: requirementOf(object, "requires"),
    otherwise: text(object, "otherwise", "") || null,
    gone: requirementOf(object, "gone") || null,
  };
};

const spotOf = (object: TiledObject): FishingSpot => ({
  x: object.x,
  y: object.y,
  number: Number(object.name),
  cast: { x: numeric(object, "castX"), y: numeric(object, "castY") },
});

const veinOf = (object: TiledObject): Vein => ({
  x: object.x,
  y: object.y,
  number: Number(object.name),
  colour: COLOURS.find((colour) => colour === object.type) ?? fail(object, "has none of the colours"),
});

const depthOf = (object: TiledObject): DepthZone => ({ ...rectOf(object), depth: Number(object.name) });

const footOf = ({ x, y }: Vein): Wall => ({ water: false, shape: { kind: "ellipse", x, y, ...VEIN_FOOT } });

const bodyOf = ({ x, y }: MapCharacter): Wall => ({
  water: false,
  shape: { kind: "ellipse", x, y, rx: CHARACTER_BODY, ry: CHARACTER_BODY },
});

/** The solid part of painted ground: water, and the face of a cliff. */
const groundWall = (ground: Ground): Wall | null => {
  switch (ground.type) {
    case "river":
      return {
        water: true,
        shape: { kind: "stroke", points: smoothLine(ground.points), radius: ground.width / 2 - WADE },
      };
    case "lake":
      return { water: true, shape: { kind: "polygon", points: smoothLine(ground.points, true) } };
    case "cliff": {
      const edge = smoothLine(ground.points);
      const foot = edge.map(({ x, y }) => ({ x, y: y + ground.height })).reverse();
      return { water: false, shape: { kind: "polygon", points: [...edge, ...foot] } };
    }
    default:
      return null;
  }
};

/**
 * Reads a Tiled map (`.tmj`, parsed). Throws an Error that names the object when the map
 * does not hold together.
 */
export const readMap = (json: unknown): GameMap => {
  const tiled = TiledMap.parse(json);
  const [width, height] = [tiled.width * tiled.tilewidth, tiled.height * tiled.tileheight];
  const layer = (name: string): TiledObject[] =>
    tiled.layers.filter((group) => group.name === name).flatMap((group) => group.objects);

  const ground = layer("ground").map(groundOf);
  const scenery = layer("scenery").map(sceneryOf);
  const characters = layer("characters").map(characterOf);
  const veins = layer("veins")
    .map(veinOf)
    .sort((a, b) => a.number - b.number);
  const walls: Wall[] = [
    ...characters.filter(({ when }) => when === "").map(bodyOf),
    ...veins.map(footOf),
    ...layer("walls").map((object) => ({ shape: shapeOf(object), water: false })),
    ...ground.map(groundWall).filter((wall) => wall !== null),
    ...besideFloors(
      ground.filter((part): part is Floor => part.type === "floor"),
      width,
      height,
    ).map((shape) => ({ shape, water: false })),
    ...scenery
      .map(({ type, x, y, scale }) => footprint(type, x, y, scale))
      .filter((shape) => shape !== null)
      .map((shape) => ({ shape, water: false })),
  ];
  const decks = ground.flatMap((part): Rect[] => {
    if (part.type !== "dock" && part.type !== "bridge") return [];
    return [{ kind: "rect", x: part.x, y: part.y, width: part.width, height: part.height }];
  });

  return {
    name: String(property(tiled.properties, "name")),
    width,
    height,
    walls,
    decks,
    spawns: new Map(layer("spawns").map(({ name, x, y }) => [name, { x, y }])),
    portals: layer("portals").map(portalOf),
    characters,
    objects: layer("objects").map(objectOf),
    scenery,
    ground,
    spots: layer("spots")
      .map(spotOf)
      .sort((a, b) => a.number - b.number),
    veins,
    depths: layer("depths").map(depthOf),
    clearings: layer("clearings")
      .map(({ x, y, name }) => ({ x, y, number: Number(name) }))
      .sort((a, b) => a.number - b.number),
    springs: layer("springs").map(({ x, y }) => ({ x, y })),
    grid: buildWallGrid(width, height, walls),
  };
};
