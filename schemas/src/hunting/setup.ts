import type { ArenaSetup, PlayerStats } from "../arena/rules.ts";
import type { Point } from "../maps/map.ts";
import { masteryEffects } from "../wallet/mastery.ts";

/** Where each of a world's options stands. */
const OPTIONS = { x: 0, y: 1, calm: 2 } as const;

/** What a walk in the forest begins with. Whole px. */
export interface Outing {
  readonly x: number;
  readonly y: number;
  readonly calm: boolean;
}

/** What the options of a world say. */
export const outingOf = ({ options }: ArenaSetup): Outing => ({
  x: options[OPTIONS.x]!,
  y: options[OPTIONS.y]!,
  calm: options[OPTIONS.calm] === 1,
});

/** The setup of an outing from `at`, of a player with these stats, mastery level of combat, and way to play. */
export function huntingSetup(stats: PlayerStats, mastery: number, calm: boolean, at: Point): ArenaSetup {
  return {
    player: { ...stats, ...strengthOf(stats, mastery), dash: 0 },
    options: [Math.floor(at.x), Math.floor(at.y), calm ? 1 : 0],
  };
}

/** What a hunter fights with: it grows from one fight to the next. */
export type Strength = Pick<PlayerStats, "hp" | "damage" | "reach">;

/** The strength of a player with these stats and mastery level of combat (spec 2 §9). */
export function strengthOf({ hp, damage, reach }: Strength, mastery: number): Strength {
  const { damage: more, range } = masteryEffects("combat", mastery);
  return { hp, damage: damage + more, reach: reach + range };
}

const BITS = 10;
const MOST = (1 << BITS) - 1;

/** A strength in the 30 bits of an order. */
export const packStrength = ({ hp, damage, reach }: Strength): number =>
  Math.min(MOST, hp) | (Math.min(MOST, damage) << BITS) | (Math.min(MOST, reach) << (2 * BITS));

/** What an order says of a strength. */
export const unpackStrength = (packed: number): Strength => ({
  hp: packed & MOST,
  damage: (packed >> BITS) & MOST,
  reach: (packed >> (2 * BITS)) & MOST,
});
