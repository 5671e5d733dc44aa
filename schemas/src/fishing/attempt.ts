import * as z from "zod/mini";
import { between, pick, type Random, type Seeds, seededRandom } from "../random.ts";
import { COLOURS, type Colour } from "../wallet/colours.ts";
import { masteryEffects } from "../wallet/mastery.ts";
import type { CatchOperation } from "../wallet/operations/catch.ts";
import type { Arrow, PressOutcome } from "./fishing.ts";
import { arrowAt, judgedElapsed, outcomeAt, Press } from "./press.ts";
import { FISHING, spotColour } from "./tuning.ts";

/** What stands when an attempt begins. */
const FishingSetup = z.strictObject({
  /** `FISHING.rules` at that time. */
  rules: z.int(),
  spot: z.int(),
  calm: z.boolean(),
  /** The player's first catch, which can't fail: slow and wide, and any press before the fish goes lands a coloured one. */
  guided: z.boolean(),
  mastery: z.int(),
  /** Free places in the bag: at least one, or nothing is cast. */
  free: z.int().check(z.minimum(1)),
});
export type FishingSetup = z.output<typeof FishingSetup>;

/** All that decides an attempt beside its seeds: kept with every paid one. */
export const FishingInputs = z.extend(FishingSetup, { press: Press });
export type FishingInputs = z.output<typeof FishingInputs>;

/** When the fish bites (ms after the line lies in the water, before any tempo) and the arrow that it brings. */
export interface FishingPlan {
  wait: number;
  arrow: Arrow;
}

export interface FishingResult {
  outcome: PressOutcome;
  /** Where the server saw the arrow, 0..1 of the bar. */
  position: number;
  items: (Colour | "failed")[];
  /** Fishing experience. */
  experience: number;
  /** The level that the character reaches with a guided first catch. */
  reaches?: number;
}

/** How finely (1/n of the bar) the middle of the zones is drawn. */
const CENTRES = 1_000;

const seed = z.int().check(z.minimum(0));
const RecordedSeeds = z.strictObject({ shown: seed, hidden: seed });

/**
 * When the fish bites and what its arrow looks like: all that the player sees before the press. It is given the shown
 * seed alone, so that nothing in it can tell what the press will bring up.
 */
export function planFishing(shown: Seeds["shown"], setup: FishingSetup): FishingPlan {
  const random = seededRandom(shown);
  if (setup.guided) return planGuided(random);
  const { success, safe } = masteryEffects("fishing", setup.mastery);
  const { wait, sweep, zones, window } = setup.calm
    ? FISHING.calm
    : { wait: 1, sweep: 1, zones: 1, window: 1 };
  const half = (zone: number) => Math.min(1, zone * zones);
  // The whole outer zone lies on the bar, unless it is wider than the bar.
  const margin = Math.min(0.5, half(safe));
  const [first, last] = [Math.ceil(margin * CENTRES), Math.floor((1 - margin) * CENTRES)];
  return {
    wait: Math.round(between(random, ...FISHING.wait) * wait),
    arrow: {
      seed: between(random, 0, 0xffff),
      sweep: Math.round(FISHING.sweep * sweep),
      centre: between(random, first, Math.max(first, last)) / CENTRES,
      success: half(success),
      safe: half(safe),
      window: Math.round(FISHING.window * window),
    },
  };
}

function planGuided(random: Random): FishingPlan {
  const { wait, sweep, success, safe, window } = FISHING.guided;
  const [first, last] = [Math.ceil(success * CENTRES), Math.floor((1 - success) * CENTRES)];
  return {
    wait: between(random, ...wait),
    arrow: {
      seed: between(random, 0, 0xffff),
      sweep,
      centre: between(random, first, last) / CENTRES,
      success,
      safe,
      window,
    },
  };
}

/**
 * The result of an attempt under the present rules. The room decides by it and anyone can decide again by it: the same
 * seeds and inputs always give the same result. Throws when they are not those of an attempt under these rules.
 */
export function decideFishing(recordedSeeds: unknown, recorded: unknown): FishingResult {
  const { shown, hidden } = RecordedSeeds.parse(recordedSeeds);
  const inputs = FishingInputs.parse(recorded);
  if (inputs.rules !== FISHING.rules) throw new RangeError(`these are not the rules ${inputs.rules}`);
  const { press, ...setup } = inputs;
  const { arrow } = planFishing(shown, setup);
  const time = judgedElapsed(press);
  const position = arrowAt(arrow, time);
  if (setup.guided) {
    const caught = land(seededRandom(hidden), "success", setup);
    return { outcome: "success", position, ...caught, reaches: FISHING.guided.level };
  }
  const outcome = time > arrow.window ? "miss" : outcomeAt(arrow, position);
  return { outcome, position, ...land(seededRandom(hidden), outcome, setup) };
}

function land(
  random: Random,
  outcome: PressOutcome,
  setup: FishingSetup,
): Pick<FishingResult, "items" | "experience"> {
  if (outcome === "miss") return { items: [], experience: 0 };
  const own = random() < FISHING.affinity;
  const item = outcome === "safe" ? "failed" : own ? spotColour(setup.spot) : pick(random, COLOURS);
  const extra =
    outcome === "success" && random() < masteryEffects("fishing", setup.mastery).extra && setup.free > 1;
  return { items: extra ? [item, item] : [item], experience: FISHING.experience[outcome] };
}

/** What an attempt pays that brought something in. */
export function catchOf(
  attempt: string,
  { items, experience, reaches }: Pick<FishingResult, "items" | "experience" | "reaches">,
): Omit<CatchOperation, "evidence"> {
  return {
    kind: "catch",
    key: `quest:fishing:${attempt}`,
    category: "fish",
    items,
    skill: "fishing",
    skillExperience: experience,
    ...(reaches !== undefined && { firstReaches: reaches }),
  };
}
