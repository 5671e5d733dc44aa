import { paceOf } from "@diamond-valley/schemas/arena/input.ts";
import { toPx } from "@diamond-valley/schemas/arena/units.ts";
import type { World } from "@diamond-valley/schemas/arena/world.ts";
import { FACING, type Walker } from "@diamond-valley/schemas/walking/walking.ts";

/** The four ways to face, each for a quarter of all directions around it. */
const FACINGS = [FACING.right, FACING.down, FACING.left, FACING.up] as const;

/** Puts what is seen into a room's state; only what changed goes into the patch. */
export function showChanged<State extends object>(state: State, seen: Partial<State>): void {
  for (const key in seen) if (state[key] !== seen[key]) state[key] = seen[key]!;
}

/** Shows others where a player is in its world. */
export function showPlayer({ player }: World, walker: Walker): void {
  showChanged<Walker>(walker, {
    x: toPx(player.x[0]!),
    y: toPx(player.y[0]!),
    facing: FACINGS[((player.heading[0]! + 32) >> 6) & 3]!,
    walking: paceOf(player.before[0]!) > 0,
  });
}
