import * as z from "zod/mini";
import content from "../../content/mining.json" with { type: "json" };

const whole = z.int().check(z.minimum(0));
const ticks = z.int().check(z.positive());
const px = z.int().check(z.positive());
const percent = z.int().check(z.minimum(0), z.maximum(100));
/** A number for each depth, from the first on. */
const byDepth = <Amount extends z.core.$ZodType>(amount: Amount) => z.tuple([amount, amount, amount]);

/**
 * The numbers of mining (spec 2 §4, §9). Times are ticks of 50 ms, lengths px, chances %. All are whole: they enter a
 * world.
 */
const MiningTuning = z.strictObject({
  /** Raised with every change of the rules or of a number that decides something, so that a replay knows its own. */
  rules: z.int().check(z.positive()),
  /** How far from a vein's point one may stand to strike. */
  reach: px,
  /** A vein stays its miner's within `reach`, and for so long without a strike. */
  hold: z.strictObject({ reach: px, ticks }),
  /** What a vein takes until it bursts, and what a perfect strike counts; another one counts 1. */
  strike: z.strictObject({ needed: ticks, perfect: ticks }),
  /** How long a vein rests that has burst. */
  rest: ticks,
  /** The longest expedition. */
  expedition: ticks,
  rock: z.strictObject({
    /** From the start to the first. */
    first: ticks,
    /** From one to the next. */
    every: byDepth(ticks),
    /** From the first dust until it hits. */
    warn: ticks,
    radius: px,
    damage: whole,
    /** How far from the player its middle may be. */
    scatter: whole,
  }),
  /** The calm way to play: the warning of rocks, and how far from its closing a press is perfect. */
  calm: z.strictObject({ warn: ticks, perfect: ticks }),
  /** From how far it heals, how much, and how long it rests then; each player has it for itself. */
  spring: z.strictObject({ reach: px, heals: ticks, rest: ticks }),
  /** Chance that the ore has the colour of its vein; otherwise any colour comes out. */
  affinity: percent,
  /** Chance of an extra ore, beside that of mastery. */
  extra: byDepth(percent),
  /** Mining experience of a vein. */
  experience: z.strictObject({ coloured: whole, failed: whole }),
  /** How long others see what came out of a vein. */
  showBurst: ticks,
});

export const MINING = MiningTuning.parse(content);

/** How many depths there are; the first is 1. */
export const DEPTHS = MINING.extra.length;

/** The entry of a list by depth; a depth that there isn't counts as the nearest one. */
export const atDepth = <Amount>(list: readonly Amount[], depth: number): Amount =>
  list[Math.min(DEPTHS, Math.max(1, depth)) - 1] as Amount;
