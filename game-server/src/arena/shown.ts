import { paceOf } from "@diamond-valley/schemas/arena/input.ts";
import { toPx } from "@diamond-valley/schemas/arena/units.ts";
import type { World } from "@diamond-valley/schemas/arena/world.ts";
import { FACING, type Walker } from "@diamond-valley/schemas/walking/walking.ts";

/** The four ways to face, each for a quarter of all directions around it. */
const FACINGS = [FACING.right, FACING.down, FACING.left, FACING.up] as const;

/** Shows others where a player is in its world; only what changed goes into the patch. */
export function showPlayer({ player }: World, walker: Walker): void {
  const [x, y] = [toPx(player.x[0]!), toPx(player.y[0]!)];
  const facing = FACINGS[((player.heading[0]! + 32) >> 6) & 3]!;
  const walking = paceOf(player.before[0]!) > 0;
  if (walker.x !== x) walker.x = x;
  if (walker.y !== y) walker.y = y;
  if (walker.facing !== facing) walker.facing = facing;
  if (walker.walking !== walking) walker.walking = walking;
}
