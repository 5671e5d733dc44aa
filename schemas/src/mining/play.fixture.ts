import { needsWord } from "../arena/entropy.ts";
import { type ArenaEvent, eventsOf } from "../arena/events.ts";
import { IDLE, type Input, packInput } from "../arena/input.ts";
import { type Order, step } from "../arena/step.ts";
import { createWorld, type World } from "../arena/world.ts";
import type { Point } from "../maps/map.ts";
import { mine } from "../places/maps.fixture.ts";
import { MINING_ORDERS, miningRules } from "./rules.ts";
import { miningSetup } from "./setup.ts";

export const RULES = miningRules(mine);
export const STATS = { hp: 100, damage: 10, speed: 200, reach: 70, dash: 80 };

/** Where one stands that works at a vein: below it, within reach. */
export const below = (vein: number): Point => ({
  x: mine.veins[vein - 1]!.x,
  y: mine.veins[vein - 1]!.y + 50,
});

/** An expedition that begins at a point. */
export function expedition({ at = below(1), mastery = 1, calm = false, stats = STATS } = {}): World {
  return createWorld(RULES, miningSetup(stats, mastery, calm, at));
}

/** Plays some ticks with one input, with orders in the first; answers the events of all of them. */
export function play(
  world: World,
  ticks: number,
  input: Partial<Input> = {},
  orders: readonly Omit<Order, "tick">[] = [],
): ArenaEvent[] {
  const events: ArenaEvent[] = [];
  const packed = packInput({ ...IDLE, ...input });
  for (let count = 0; count < ticks; count += 1) {
    const tick = world.clock.tick[0]!;
    const word = needsWord(tick) ? tick * 7_919 + 13 : undefined;
    step(world, {
      input: packed,
      word,
      orders: count === 0 ? orders.map((order) => ({ ...order, tick })) : [],
    });
    events.push(...eventsOf(world.events));
  }
  return events;
}

/** The room's word that a vein is the player's. */
export const give = (vein: number) => ({ code: MINING_ORDERS.give, value: vein });
