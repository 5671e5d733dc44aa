import type { ArenaSetup, PlayerStats } from "../arena/rules.ts";
import type { Point } from "../maps/map.ts";
import { masteryEffects } from "../wallet/mastery.ts";
import { MINING } from "./tuning.ts";

/** Where each of a world's options stands. */
const OPTIONS = { x: 0, y: 1, warn: 2, perfect: 3, strike: 4 } as const;

/** What an expedition begins with. Whole px and ticks. */
export interface Expedition {
  readonly x: number;
  readonly y: number;
  /** Warning of rocks. */
  readonly warn: number;
  /** How far from its closing a ring may be pressed for a perfect strike. */
  readonly perfect: number;
  /** From a ring's beginning to its closing. */
  readonly strike: number;
}

/** What the options of a world say. */
export const expeditionOf = ({ options }: ArenaSetup): Expedition => ({
  x: options[OPTIONS.x]!,
  y: options[OPTIONS.y]!,
  warn: options[OPTIONS.warn]!,
  perfect: options[OPTIONS.perfect]!,
  strike: options[OPTIONS.strike]!,
});

/** The setup of an expedition from `at`, of a player with these stats, mastery level of mining, and way to play. */
export function miningSetup(stats: PlayerStats, mastery: number, calm: boolean, at: Point): ArenaSetup {
  const { hp, dash, perfect, strike } = masteryEffects("mining", mastery);
  const wide = calm ? Math.max(perfect, MINING.calm.perfect) : perfect;
  const warn = calm ? MINING.calm.warn : MINING.rock.warn;
  return {
    player: { ...stats, hp: stats.hp + hp, dash },
    options: [Math.floor(at.x), Math.floor(at.y), warn, wide, strike],
  };
}
