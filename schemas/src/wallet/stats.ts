import * as z from "zod/mini";
import content from "../../content/stats.json" with { type: "json" };
import { mayEnter, PRIZE_TIERS, type Tier } from "../account/tiers.ts";

const whole = z.int().check(z.minimum(0));
const positive = z.int().check(z.positive());
const points = { hp: whole, damage: whole, speed: whole };

/** What makes a player's stats (`content/stats.json`). Throws at start-up where the file is not as it should be. */
export const STATS = z
  .strictObject({
    /** At level 1, without a tier. */
    base: z.strictObject(points),
    /** How many levels give one more. */
    levelsFor: z.strictObject({ hp: positive, damage: positive }),
    /** What the tier `from` and those above it have more (spec 2 §6, §9). */
    tierBonus: z.strictObject({ from: z.enum(PRIZE_TIERS), ...points }),
    /** Walking, px/s, of one point of speed. */
    pxPerSpeed: positive,
    /** Reach of a blow, px, and ticks from one dash to the next, before any mastery. */
    reach: positive,
    dash: positive,
  })
  .parse(content);

/** What a player brings into a world of the kernel (`PlayerStats`), before any mastery. Speed in px/s. */
export interface BaseStats {
  hp: number;
  damage: number;
  speed: number;
  reach: number;
  dash: number;
}

/** What of a player's membership decides the bonus. */
interface Member {
  tier: Tier;
  vvip: boolean;
}

/** Whether a player has the bonus of its tier: a VVIP counts as of the highest one. */
export const hasTierBonus = ({ tier, vvip }: Member): boolean => vvip || mayEnter(tier, STATS.tierBonus.from);

/** The stats of a player of this level and membership (spec 2 §3, §6). Whole numbers: what is less than a point is dropped. */
export function statsOf(level: number, member: Member): BaseStats {
  const { base, levelsFor, tierBonus, pxPerSpeed, reach, dash } = STATS;
  const bonus = hasTierBonus(member) ? tierBonus : { hp: 0, damage: 0, speed: 0 };
  return {
    hp: base.hp + Math.floor(level / levelsFor.hp) + bonus.hp,
    damage: base.damage + Math.floor(level / levelsFor.damage) + bonus.damage,
    speed: (base.speed + bonus.speed) * pxPerSpeed,
    reach,
    dash,
  };
}
