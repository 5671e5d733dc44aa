import * as z from "zod/mini";

/** The part of the Tiled map format (https://doc.mapeditor.org/en/stable/reference/json-map-format/) that maps use. */
const TiledPoint = z.object({ x: z.number(), y: z.number() });

const TiledProperty = z.object({
  name: z.string(),
  type: z.optional(z.string()),
  value: z.union([z.string(), z.number(), z.boolean()]),
});

const TiledObject = z.object({
  id: z.number(),
  name: z.string(),
  type: z.string(),
  x: z.number(),
  y: z.number(),
  width: z.number(),
  height: z.number(),
  rotation: z.literal(0),
  visible: z.boolean(),
  point: z.optional(z.literal(true)),
  ellipse: z.optional(z.literal(true)),
  polygon: z.optional(z.array(TiledPoint)),
  polyline: z.optional(z.array(TiledPoint)),
  properties: z.optional(z.array(TiledProperty)),
});

const TiledLayer = z.object({
  id: z.number(),
  name: z.string(),
  type: z.literal("objectgroup"),
  objects: z.array(TiledObject),
});

/** A map made of object layers only; tiles are just the units of its size. */
export const TiledMap = z.object({
  type: z.literal("map"),
  orientation: z.literal("orthogonal"),
  width: z.number(),
  height: z.number(),
  tilewidth: z.number(),
  tileheight: z.number(),
  layers: z.array(TiledLayer),
  properties: z.array(TiledProperty),
});

export type TiledMap = z.infer<typeof TiledMap>;
export type TiledObject = z.infer<typeof TiledObject>;
export type TiledProperty = z.infer<typeof TiledProperty>;
