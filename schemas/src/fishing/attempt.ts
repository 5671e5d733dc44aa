import * as z from "zod/mini";
import { between, pick, type Random, seededRandom } from "../random.ts";
import { COLOURS, type Colour } from "../wallet/colours.ts";
import { arrowAt, judgedElapsed, outcomeAt } from "./arrow.ts";
import type { Arrow, PressOutcome } from "./fishing.ts";
import { FISHING, masteryAt, spotColour } from "./tuning.ts";

/** What stands when an attempt begins. */
const FishingSetup = z.strictObject({
  /** `FISHING.rules` at that time. */
  rules: z.int(),
  spot: z.int(),
  calm: z.boolean(),
  mastery: z.int(),
  /** Free places in the bag: at least one, or nothing is cast. */
  free: z.int().check(z.minimum(1)),
});
export type FishingSetup = z.output<typeof FishingSetup>;

const elapsed = z.number().check(z.minimum(0));

/** All that decides an attempt beside its seed: kept with every paid one. */
export const FishingInputs = z.extend(FishingSetup, {
  press: z.strictObject({ claimed: elapsed, served: elapsed, latency: elapsed }),
});
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
}

function draw(random: Random, setup: FishingSetup): FishingPlan {
  const { success, safe } = masteryAt(setup.mastery);
  const { wait, sweep, zones, window } = setup.calm
    ? FISHING.calm
    : { wait: 1, sweep: 1, zones: 1, window: 1 };
  const half = (zone: number) => Math.min(1, zone * zones);
  // The whole outer zone lies on the bar, unless it is wider than the bar.
  const margin = Math.min(0.5, half(safe));
  return {
    wait: Math.round(between(random, ...FISHING.wait) * wait),
    arrow: {
      // Sixteen bits say where the arrow starts and leave the attempt's own seed unknown.
      seed: between(random, 0, 0xffff),
      sweep: Math.round(FISHING.sweep * sweep),
      centre: margin + random() * (1 - 2 * margin),
      success: half(success),
      safe: half(safe),
      window: Math.round(FISHING.window * window),
    },
  };
}

/** What an attempt has in store, decided the moment it begins. */
export function planFishing(seed: number, setup: FishingSetup): FishingPlan {
  return draw(seededRandom(seed), setup);
}

/**
 * The result of an attempt. The room decides by it and anyone can decide again by it: the same seed and inputs always
 * give the same result. Throws when the inputs are not those of an attempt, or follow other rules than these.
 */
export function replayFishing(seed: number, recorded: unknown): FishingResult {
  const inputs = FishingInputs.parse(recorded);
  if (inputs.rules !== FISHING.rules) throw new RangeError(`these are not the rules ${inputs.rules}`);
  const { press, ...setup } = inputs;
  const random = seededRandom(seed);
  const { arrow } = draw(random, setup);
  const time = judgedElapsed(press);
  const position = arrowAt(arrow, time);
  const outcome = time > arrow.window ? "miss" : outcomeAt(arrow, position);
  return { outcome, position, ...land(random, outcome, setup) };
}

function land(
  random: Random,
  outcome: PressOutcome,
  setup: FishingSetup,
): Pick<FishingResult, "items" | "experience"> {
  if (outcome === "miss") return { items: [], experience: 0 };
  const own = random() < FISHING.affinity;
  const item = outcome === "safe" ? "failed" : own ? spotColour(setup.spot) : pick(random, COLOURS);
  const extra = outcome === "success" && random() < masteryAt(setup.mastery).extra && setup.free > 1;
  return { items: extra ? [item, item] : [item], experience: FISHING.experience[outcome] };
}
