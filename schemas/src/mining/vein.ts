import * as z from "zod/mini";
import { hiddenWord } from "../arena/entropy.ts";
import { COLOURS, type Colour } from "../wallet/colours.ts";
import { masteryEffects } from "../wallet/mastery.ts";
import type { CatchOperation } from "../wallet/operations/catch.ts";
import { atDepth, MINING } from "./tuning.ts";

/** All that decides what comes out of a vein, beside the seed that only the server knows: kept with every paid one. */
const VeinInputs = z.strictObject({
  /** `MINING.rules` at that time. */
  rules: z.int(),
  colour: z.enum(COLOURS),
  depth: z.int(),
  mastery: z.int(),
  /** Free places in the bag: at least one, or no vein is given. */
  free: z.int().check(z.minimum(1)),
  /** How far from its closing a ring was pressed at most for a perfect strike, ticks. */
  perfect: z.int(),
  /** Of each strike how many ticks behind the ring's closing it was pressed; null for a ring that was let pass. */
  strikes: z.array(z.nullable(z.int())).check(z.minLength(1)),
});
export type VeinInputs = z.output<typeof VeinInputs>;

/** What came out of a vein. */
export interface VeinResult {
  outcome: "coloured" | "failed";
  items: (Colour | "failed")[];
  experience: number;
}

/** Whether a press so many ticks behind the ring's closing is perfect. */
export const isPerfect = (offset: number | null, perfect: number): boolean =>
  offset !== null && Math.abs(offset) <= perfect;

/** What strikes have done to a vein: `MINING.strike.needed` of it lets the vein burst. */
export const workOf = (strikes: readonly (number | null)[], perfect: number): number =>
  strikes.reduce((sum: number, offset) => sum + (isPerfect(offset, perfect) ? MINING.strike.perfect : 1), 0);

/** Which question each word of the hidden stream answers. */
const QUESTIONS = { affinity: 0, colour: 1, extra: 2 } as const;

/**
 * What comes out of a vein that has burst (spec 2 §4): failed ore where no strike was perfect. The same seed and inputs
 * always give the same. Throws where they are not those of a burst vein under these rules.
 */
export function replayVein(seed: unknown, recorded: unknown): VeinResult {
  const hidden = z.int().parse(seed);
  const { rules, colour, depth, mastery, free, perfect, strikes } = VeinInputs.parse(recorded);
  if (rules !== MINING.rules) throw new RangeError(`these are not the rules ${rules}`);
  if (workOf(strikes, perfect) < MINING.strike.needed) throw new RangeError("the vein did not burst");
  const { experience } = MINING;
  if (!strikes.some((offset) => isPerfect(offset, perfect)))
    return { outcome: "failed", items: ["failed"], experience: experience.failed };
  const isOwn = hiddenWord(hidden, QUESTIONS.affinity, 100) < MINING.affinity;
  const item = isOwn ? colour : COLOURS[hiddenWord(hidden, QUESTIONS.colour, COLOURS.length)]!;
  const chance = atDepth(MINING.extra, depth) + masteryEffects("mining", mastery).extra;
  const isExtra = free > 1 && hiddenWord(hidden, QUESTIONS.extra, 100) < chance;
  return { outcome: "coloured", items: isExtra ? [item, item] : [item], experience: experience.coloured };
}

/** What a burst vein pays. */
export function veinOperation(
  attempt: string,
  { items, experience }: Pick<VeinResult, "items" | "experience">,
): Omit<CatchOperation, "evidence"> {
  return {
    kind: "catch",
    key: `quest:mining:${attempt}`,
    category: "ore",
    items,
    skill: "mining",
    skillExperience: experience,
  };
}
