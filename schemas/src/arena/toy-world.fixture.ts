import { TICK_RATE } from "../protocol.ts";
import { type ArenaEvent, eventsOf } from "./events.ts";
import { IDLE, type Input, packInput } from "./input.ts";
import { spawnMob } from "./mobs.ts";
import type { ArenaRules } from "./rules.ts";
import { step } from "./step.ts";
import { TOY_FIELDS, TOY_MOBS, TOY_RULES, toySetup } from "./toy-rules.fixture.ts";
import { px } from "./units.ts";
import { createWorld, type World } from "./world.ts";

/** A toy world without mobs of its own, with rules that a test changes; the player is in its middle. */
export const toyWorld = (
  rules: Partial<ArenaRules> = {},
  player = {},
  field: number = TOY_FIELDS.open,
): World => createWorld({ ...TOY_RULES, ...rules }, toySetup(field, 0, player));

/** Puts a mob of the named kind so many px beside the player. */
export function mobBeside(world: World, name: string, dx: number, dy = 0): number {
  const kind = world.rules.mobs.findIndex((mob) => mob.name === name);
  return spawnMob(world, kind, world.player.x[0]! + px(dx), world.player.y[0]! + px(dy));
}

/** Plays some ticks with one input; answers the events of all of them. */
export function play(world: World, ticks: number, input: Partial<Input> = {}): ArenaEvent[] {
  const events: ArenaEvent[] = [];
  const packed = packInput({ ...IDLE, ...input });
  for (let tick = 0; tick < ticks; tick += 1) {
    const now = world.clock.tick[0]!;
    step(world, { input: packed, word: now % TICK_RATE === 0 ? now * 7_919 + 13 : undefined, orders: [] });
    events.push(...eventsOf(world.events));
  }
  return events;
}

/** Kinds of the toy with something changed in one of them. */
export const withMob = (name: string, change: object) =>
  TOY_MOBS.map((mob) => (mob.name === name ? { ...mob, ...change } : mob));
