import { needsWord, takeWord } from "./entropy.ts";
import { sortMobs } from "./grid.ts";
import { carryHazards, stepHazards } from "./hazards.ts";
import { stepMobs, touchMobs } from "./mobs.ts";
import { stepPickups } from "./pickups.ts";
import { movePlayer, strikeBlow } from "./player.ts";
import { OUTCOMES } from "./rules.ts";
import { stepShots } from "./shots.ts";
import type { World } from "./world.ts";

/** A decision of the room that enters the world at a tick. Code and value are the game's own. */
export interface Order {
  readonly tick: number;
  readonly code: number;
  readonly value: number;
}

/** All that a step depends on, beside the world itself. */
export interface Frame {
  /** The packed input of the tick. */
  readonly input: number;
  /** The word of the second that begins with this tick; undefined in between. */
  readonly word: number | undefined;
  readonly orders: readonly Order[];
}

/**
 * One tick of the world. The same world and the same frame give the same world, on every machine.
 * @throws RangeError where a second begins without its word
 */
export function step(world: World, { input, word, orders }: Frame): void {
  const { clock, events, rules, player } = world;
  events.count = 0;
  if (clock.outcome[0] !== OUTCOMES.running) {
    clock.tick[0]! += 1;
    return;
  }
  // Chance and the room's decisions first, so that all of the tick sees them.
  if (needsWord(clock.tick[0]!)) {
    if (word === undefined) throw new RangeError(`no entropy for tick ${clock.tick[0]}`);
    takeWord(world, word);
  }
  for (const order of orders) rules.order?.(world, order.code, order.value);
  rules.tick?.(world, input);
  if (!rules.holds?.(world)) move(world, input);
  player.before[0] = input;
  clock.tick[0]! += 1;
}

function move(world: World, input: number): void {
  // The player first: it acts on what the last drawing showed.
  movePlayer(world, input);
  sortMobs(world.grid, world.mobs);
  stepMobs(world);
  // Blows and shots look for mobs where they stand now.
  sortMobs(world.grid, world.mobs);
  strikeBlow(world, input);
  world.rules.strike?.(world, input);
  stepShots(world);
  carryHazards(world);
  stepHazards(world);
  touchMobs(world);
  stepPickups(world);
}
