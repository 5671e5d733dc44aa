import { setTimeout as sleep } from "node:timers/promises";
import { playArena } from "@diamond-valley/game-server/arena/testing/arena-client.ts";
import { IDLE, type Input, packInput } from "@diamond-valley/schemas/arena/input.ts";
import { type ArenaRules, OUTCOMES } from "@diamond-valley/schemas/arena/rules.ts";
import type { World } from "@diamond-valley/schemas/arena/world.ts";
import { isRefusal } from "./answers.ts";
import type { JoinedRoom } from "./joined-room.ts";

/** How often it is looked whether there is something to ask the room for, ms. */
const GLANCE = 250;

/** Refusals that a player meets whom others were quicker than, or whose bag or day is full. */
const USUAL = [
  "not-now",
  "too-fast",
  "too-far",
  "taken",
  "monster-taken",
  "monster-gone",
  "bag-full",
  "attempts-used",
] as const;

/** How a game on the arena kernel is played. */
export interface ArenaPlay {
  readonly rules: ArenaRules;
  /** What a player does in a world, asked once a tick. */
  play(world: World): () => Partial<Input>;
  /** Asks the room for what is to begin now; null for nothing. The world is undefined before the first one. */
  next(world: World | undefined): Promise<unknown> | null;
}

/** Whether a world goes on. */
export const isRunning = (world: World | undefined): boolean => world?.clock.outcome[0] === OUTCOMES.running;

/** Whether a room refused as it may refuse an honest player. */
export const isUsual = (error: unknown): boolean => isRefusal(error, ...USUAL);

/**
 * Plays in one room as its page does, with the kernel running here too, until `stop` or until the connection is gone.
 * @throws Refused where the room refused what no honest player is refused, Unanswered
 */
export async function playIn(
  room: Pick<JoinedRoom<unknown>, "connection" | "gone">,
  { rules, play, next }: ArenaPlay,
  stop: AbortSignal,
): Promise<void> {
  const over = AbortSignal.any([stop, room.gone]);
  let player: { world: World; ask: () => Partial<Input> } | undefined;
  let asked = { tick: -1, input: 0 };
  const page = playArena(room.connection, rules, () => {
    const world = page.runner?.world;
    if (!world || over.aborted) return 0;
    if (player?.world !== world) {
      player = { world, ask: play(world) };
      asked = { tick: -1, input: 0 };
    }
    const tick = world.clock.tick[0]!;
    if (asked.tick !== tick) asked = { tick, input: packInput({ ...IDLE, ...player.ask() }) };
    return asked.input;
  });
  try {
    while (!over.aborted) {
      await next(page.runner?.world)?.catch((error: unknown) => {
        if (!isUsual(error)) throw error;
      });
      await sleep(GLANCE, undefined, { signal: over }).catch(() => undefined);
    }
  } finally {
    page.close();
  }
}
