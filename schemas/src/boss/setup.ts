import type { ArenaSetup, PlayerStats } from "../arena/rules.ts";
import { masteryEffects } from "../wallet/mastery.ts";
import type { BaseStats } from "../wallet/stats.ts";
import { type Arms, KINDS, type Kind } from "./kinds.ts";

/** What a fight begins with. */
export interface Fight {
  readonly kind: Kind;
  /** Week of the shadow, 2 to 4; 0 for the story. */
  readonly week: number;
  readonly calm: boolean;
  /** How much longer warnings are, in steps of 10 %, 0 to 3: one for each fight of the story that was lost. */
  readonly ease: number;
}

const OPTIONS = { kind: 0, week: 1, calm: 2, ease: 3 } as const;

/** What the options of a world say. Throws a RangeError where they are not those of a fight. */
export function fightOf({ options }: Pick<ArenaSetup, "options">): Fight {
  const kind = KINDS[options[OPTIONS.kind]!];
  if (!kind) throw new RangeError(`no kind of fight ${options[OPTIONS.kind]}`);
  const [week = 0, ease = 0] = [options[OPTIONS.week], options[OPTIONS.ease]];
  return { kind, week, calm: options[OPTIONS.calm] === 1, ease };
}

/** The setup of a fight. Every attempt begins at the same place of the circle. */
export const bossSetup = (player: PlayerStats, { kind, week, calm, ease }: Fight): ArenaSetup => ({
  player,
  options: [KINDS.indexOf(kind), week, calm ? 1 : 0, ease],
});

/** Everybody's strength where arms are equal. */
export const EQUAL: PlayerStats = { hp: 100, damage: 10, speed: 200, reach: 70, dash: 80 };

/**
 * What a player fights with (spec 2 §6, §9): `stats` by level and tier, health and dash by the mastery of mining, and
 * reach, damage and damage to bosses by that of combat; or the same for everybody.
 */
export function armsOf(
  stats: BaseStats,
  mastery: { mining: number; combat: number },
  arms: Arms,
): PlayerStats {
  if (arms === "equal") return EQUAL;
  const { hp, dash } = masteryEffects("mining", mastery.mining);
  const { range, damage, boss } = masteryEffects("combat", mastery.combat);
  return {
    hp: stats.hp + hp,
    damage: Math.floor(((stats.damage + damage) * (100 + boss)) / 100),
    speed: stats.speed,
    reach: stats.reach + range,
    dash,
  };
}
