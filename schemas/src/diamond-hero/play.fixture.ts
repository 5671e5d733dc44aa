import type { Recording } from "../arena/recording.ts";
import { px } from "../arena/units.ts";
import { createWorld, type World } from "../arena/world.ts";
import { hasRolled } from "./cards.ts";
import { OWN } from "./own.ts";
import type { PowerUp } from "./progress-content.ts";
import { HERO_ORDERS, HERO_RULES } from "./rules.ts";
import { heroSetup, type Run } from "./setup.ts";

/** All power-ups at one level. */
export const bought = (level: number): Record<PowerUp, number> => ({
  health: level,
  speed: level,
  damage: level,
  dice: level,
});

/** The first run of a player who has nothing: the Engineer. */
export const FIRST: Run = { character: "engineer", powerUps: bought(0), calm: false };

/** A run that just begins. */
export const run = (how: Partial<Run> = {}, rules = HERO_RULES): World =>
  createWorld(rules, heroSetup({ ...FIRST, ...how }));

/** Ticks from a roll to the room's answer. */
const ANSWERED = 3;

/** What the room does when dice were rolled in the last step: says how they lie, by chance of its own (32 bits). */
export function answerRoll(world: World, { orders }: Recording, word: number): void {
  if (hasRolled(world))
    orders.push({ tick: world.clock.tick[0]! + ANSWERED, code: HERO_ORDERS.rolled, value: word });
}

/** A run that goes on, with nothing in the player's hands, and with nobody coming. */
export function quiet(how: Partial<Run> = {}, time = 1, rules = HERO_RULES): World {
  const world = run(how, rules);
  world.own[OWN.offers] = 0;
  world.own[OWN.time] = time;
  // Whoever is due waits for a long time.
  world.own[OWN.due] = -1_000_000_000;
  return world;
}

/** A place so far (px) from the player, units. */
export const beside = ({ player }: World, x: number, y = 0): readonly [number, number] => [
  player.x[0]! + px(x),
  player.y[0]! + px(y),
];
