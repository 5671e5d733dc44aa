import { type SchemaType, schema, t } from "@colyseus/schema";
import { moveWithin } from "../maps/collision.ts";
import type { GameMap } from "../maps/map.ts";

/** Walking speed, px/s. At 20 steps a second a step is 10 whole px: positions are whole, so nothing is rounded away. */
export const WALK_SPEED = 200;
/** A walker is a circle of this radius, px, around its feet. */
export const WALKER_RADIUS = 16;

/** Facing: 0 down, 1 right, 2 up, 3 left. */
export const FACING = { down: 0, right: 1, up: 2, left: 3 } as const;
/** The facing of somebody who looks along (dx, dy): up or down where the axes are equal. */
export function facingOf(dx: number, dy: number): number {
  if (Math.abs(dx) > Math.abs(dy)) return dx > 0 ? FACING.right : FACING.left;
  return dy > 0 ? FACING.down : FACING.up;
}

/** Sent for every fixed step by the client; the axes are -100..100, a stick or keys. */
export const MoveInput = schema({ dx: t.int8(), dy: t.int8() }, "MoveInput");
export type MoveInput = SchemaType<typeof MoveInput>;

/** Where a walker stands; every room whose players walk extends this. Positions are whole px. */
export const Walker = schema(
  {
    x: t.int16(),
    y: t.int16(),
    facing: t.uint8(),
    walking: t.boolean(),
    /** Changes where the walker turned since the last patch, so that others see it go around the corner: `packBend`. */
    bend: t.uint16(),
    name: t.string(),
    /** A packed `CharacterLook`. */
    look: t.uint32(),
    /** Index into EMOTES plus one, or the number of a phrase (`phraseAt`), 0 for none; `emoteSeq` rises with each, so that a repeat shows. */
    emote: t.uint8(),
    emoteSeq: t.uint8(),
    /** False while a dropped player's place is held. */
    online: t.boolean(),
    /** A packed `Outfit` over the look; 0 for none. */
    outfit: t.uint32(),
  },
  "Walker",
);
export type Walker = SchemaType<typeof Walker>;

/** What a step of walking changes: the fields that the client predicts for its own walker. */
export const PREDICTED_FIELDS = ["x", "y", "facing", "walking"] as const satisfies readonly (keyof Walker)[];

export const EMOTES = ["wave", "heart", "laugh", "cheer", "surprise", "sleep"] as const;
export type Emote = (typeof EMOTES)[number];
/** At most one emote in this time, ms. */
export const EMOTE_INTERVAL = 1_000;

/** One fixed step of walking, shared by server and prediction: both end on the same whole px. */
export function stepWalker(
  map: GameMap,
  walker: Pick<Walker, "x" | "y" | "facing" | "walking">,
  input: { dx: number; dy: number },
  seconds: number,
): void {
  // Not Math.hypot: engines may round that differently, and it costs as much as the rest of a step.
  const length = Math.sqrt(input.dx * input.dx + input.dy * input.dy);
  walker.walking = length >= 10;
  if (!walker.walking) return;
  const pace = (WALK_SPEED * seconds * Math.min(1, length / 100)) / length;
  const to = moveWithin(map, walker, input.dx * pace, input.dy * pace, WALKER_RADIUS);
  walker.x = to.x;
  walker.y = to.y;
  walker.facing = facingOf(input.dx, input.dy);
}
