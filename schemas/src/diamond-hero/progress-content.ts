import * as z from "zod/mini";
import content from "../../content/diamond-hero/progress.json" with { type: "json" };

const amount = z.int().check(z.positive());

/** The characters of Diamond Hero, in the order in which they are offered (spec 2 §2). */
export const CHARACTERS = ["small-robot", "engineer", "android-bot", "super-bot"] as const;
export type Character = (typeof CHARACTERS)[number];

/** The power-ups of the shop (spec 2 §3). */
export const POWER_UPS = ["health", "speed", "damage", "dice"] as const;
export type PowerUp = (typeof POWER_UPS)[number];

/** What missions count over all of a player's runs (spec 2 §9). */
export const MISSIONS = ["kills", "coins", "plays", "clears"] as const;
export type Mission = (typeof MISSIONS)[number];

/** The extreme missions; `upgrades` counts power-ups at their last level (spec 2 §9). */
export const EXTREMES = ["clears", "prisms", "kills", "coins", "upgrades"] as const;
export type Extreme = (typeof EXTREMES)[number];

const Series = z
  .strictObject({ goals: z.array(amount), diamonds: z.array(amount) })
  .check(z.refine(({ goals, diamonds }) => goals.length === diamonds.length));

/** What Diamond Hero counts, sells and pays beside its runs (`content/diamond-hero/progress.json`). Throws at start-up where it is not as it should be. */
export const HERO = z
  .strictObject({
    characters: z.array(
      z.strictObject({
        name: z.enum(CHARACTERS),
        hp: amount,
        /** Points of speed: `pxPerSpeed` of the stats. */
        speed: amount,
        /** Dice rolls more than the usual ones. */
        rolls: z.optional(amount),
        /** Health that comes back every 5 s. */
        heals: z.optional(amount),
        /** Damage more, %. */
        damage: z.optional(amount),
        unlock: z.enum(["start", "milestone-2", "clear"]),
      }),
    ),
    /** Dice rolls of a run without power-ups. */
    rolls: amount,
    powerUps: z.strictObject({
      /** Coins for levels 1 to 5: 6,400 for all four (spec 2 §9). */
      prices: z.array(amount),
      /** Coins for levels 6 to 10, which are sold after the first clear. */
      later: z.array(amount),
      effects: z.strictObject({
        /** Health a level; speed and damage a level, %. */
        health: amount,
        speed: amount,
        damage: amount,
        /** Dice rolls of a run at level 1, three times the usual ones (spec 2 §3), and more for each further level. */
        dice: z.strictObject({ first: amount, step: amount }),
      }),
    }),
    coins: z.strictObject({ kill: amount, percent: amount, elite: amount, clear: amount }),
    /** Milestones 1 to 4: alive so long in one run. */
    milestones: z.array(z.strictObject({ seconds: amount, diamonds: amount })).check(z.length(4)),
    missions: z.record(z.enum(MISSIONS), Series),
    extreme: z.strictObject({ goals: z.record(z.enum(EXTREMES), amount), diamonds: amount }),
    score: z.strictObject({ second: amount, kill: amount, golem: amount, hp: amount }),
  })
  .parse(content);

/** The last level of each power-up. */
export const LAST_LEVEL = HERO.powerUps.prices.length + HERO.powerUps.later.length;
