import { needsWord } from "./entropy.ts";
import { type ArenaEvent, eventsOf } from "./events.ts";
import { IDLE, type Input, packInput } from "./input.ts";
import { type Order, step } from "./step.ts";
import type { World } from "./world.ts";

/** A player without levels or mastery. */
export const STATS = { hp: 100, damage: 10, speed: 200, reach: 70, dash: 80 };

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
