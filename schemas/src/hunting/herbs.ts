import * as z from "zod/mini";
import { hiddenWord } from "../arena/entropy.ts";
import { COLOURS, type Colour } from "../wallet/colours.ts";
import type { CatchOperation } from "../wallet/operations/catch.ts";
import { HUNTING, herbsIn } from "./tuning.ts";

/** All that decides what a fight pays, beside the seed that only the server knows: kept with every paid one. */
const FightInputs = z.strictObject({
  /** `HUNTING.rules` at that time. */
  rules: z.int(),
  /** The slime's. */
  colour: z.enum(COLOURS),
  king: z.boolean(),
  /** Whether it was beaten: only then there is its last herb. */
  won: z.boolean(),
  /** Free places in the bag: at least one, or no fight begins. */
  free: z.int().check(z.minimum(1)),
  /** The herbs that were taken, in their order: number, and whether a glob fell on it. */
  herbs: z
    .array(z.strictObject({ number: z.int().check(z.minimum(1)), failed: z.boolean() }))
    .check(z.minLength(1)),
});
export type FightInputs = z.output<typeof FightInputs>;

/** What a fight pays. */
export interface FightResult {
  outcome: "success" | "fail";
  items: (Colour | "failed")[];
  experience: number;
}

/** The colour of a slime's herb with this number, by the hidden seed of the fight: mostly the slime's own. */
export function herbColour(seed: number, colour: Colour, number: number): Colour {
  if (hiddenWord(seed, 2 * number, 100) < HUNTING.affinity) return colour;
  return COLOURS[hiddenWord(seed, 2 * number + 1, COLOURS.length)]!;
}

/**
 * What a fight pays (spec 2 §4): the herbs that were taken, as far as the bag has places. The same seed and inputs always
 * give the same. Throws where they are not those of a fight under these rules.
 */
export function replayFight(seed: unknown, recorded: unknown): FightResult {
  const hidden = z.int().parse(seed);
  const { rules, colour, king, won, free, herbs } = FightInputs.parse(recorded);
  if (rules !== HUNTING.rules) throw new RangeError(`these are not the rules ${rules}`);
  const numbers = new Set(herbs.map(({ number }) => number));
  if (numbers.size < herbs.length) throw new RangeError("a herb was taken twice");
  if (Math.max(...numbers) > herbsIn(king) - (won ? 0 : 1)) throw new RangeError("no such herb in the slime");
  const items = herbs
    .slice(0, free)
    .map(({ number, failed }) => (failed ? "failed" : herbColour(hidden, colour, number)));
  const { coloured, failed } = HUNTING.experience;
  const experience = items.reduce((sum, item) => sum + (item === "failed" ? failed : coloured), 0);
  return { outcome: won ? "success" : "fail", items, experience };
}

/** What is paid for a fight. */
export function fightOperation(
  attempt: string,
  { items, experience }: Pick<FightResult, "items" | "experience">,
): Omit<CatchOperation, "evidence"> {
  return {
    kind: "catch",
    key: `quest:hunting:${attempt}`,
    category: "herbs",
    items,
    skill: "combat",
    skillExperience: experience,
  };
}
