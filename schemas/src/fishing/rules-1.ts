import * as z from "zod/mini";
import { between, pick, type Random, seededRandom } from "../random.ts";
import { COLOURS } from "../wallet/colours.ts";
import type { FishingResult } from "./attempt.ts";
import type { Arrow } from "./fishing.ts";
import { arrowAt, outcomeAt } from "./press.ts";

/**
 * Rules 1, as first released, with their tuning: kept only to replay the attempts that they paid. One seed decided both
 * the arrow and the catch, and a press was judged by the least of recent round trips. Never change this file.
 */
const TUNING = {
  wait: [2_000, 6_000],
  sweep: 1_300,
  window: 5_200,
  calm: { sweep: 2, zones: 1.8, window: 1.7 },
  affinity: 0.7,
  experience: { success: 10, safe: 3 },
  mastery: [
    { success: 0.07, safe: 0.17, extra: 0 },
    { success: 0.08, safe: 0.18, extra: 0 },
    { success: 0.09, safe: 0.2, extra: 0.05 },
    { success: 0.1, safe: 0.22, extra: 0.08 },
    { success: 0.115, safe: 0.24, extra: 0.11 },
    { success: 0.13, safe: 0.26, extra: 0.14 },
    { success: 0.145, safe: 0.28, extra: 0.17 },
    { success: 0.16, safe: 0.3, extra: 0.2 },
    { success: 0.18, safe: 0.33, extra: 0.25 },
    { success: 1, safe: 1, extra: 0.3 },
  ],
  spots: ["blue", "yellow", "green", "red"],
  allowance: 60,
  latencyCap: 400,
} as const;

const elapsed = z.number().check(z.minimum(0));

const Inputs = z.strictObject({
  rules: z.literal(1),
  spot: z.int().check(z.minimum(1)),
  calm: z.boolean(),
  mastery: z.int(),
  free: z.int().check(z.minimum(1)),
  press: z.strictObject({ claimed: elapsed, served: elapsed, latency: elapsed }),
});
type Inputs = z.output<typeof Inputs>;

const masteryOf = ({ mastery }: Inputs) => TUNING.mastery[Math.min(10, Math.max(1, mastery)) - 1]!;

/** The result of an attempt under rules 1. Throws where these are not the seed and inputs of one. */
export function replayRules1(recordedSeed: unknown, recorded: unknown): FishingResult {
  const seed = z.int().parse(recordedSeed);
  const inputs = Inputs.parse(recorded);
  const random = seededRandom(seed);
  const arrow = drawArrow(random, inputs);
  const { claimed, served, latency } = inputs.press;
  const seen = served - Math.min(latency, TUNING.latencyCap);
  const time = Math.max(0, Math.min(seen + TUNING.allowance, Math.max(seen - TUNING.allowance, claimed)));
  const position = arrowAt(arrow, time);
  const outcome = time > arrow.window ? "miss" : outcomeAt(arrow, position);
  if (outcome === "miss") return { outcome, position, items: [], experience: 0 };
  const own = random() < TUNING.affinity;
  const colour = own ? TUNING.spots[(inputs.spot - 1) % TUNING.spots.length]! : null;
  const item = outcome === "safe" ? "failed" : (colour ?? pick(random, COLOURS));
  const extra = outcome === "success" && random() < masteryOf(inputs).extra && inputs.free > 1;
  return { outcome, position, items: extra ? [item, item] : [item], experience: TUNING.experience[outcome] };
}

function drawArrow(random: Random, inputs: Inputs): Arrow {
  const { sweep, zones, window } = inputs.calm ? TUNING.calm : { sweep: 1, zones: 1, window: 1 };
  const half = (zone: number) => Math.min(1, zone * zones);
  const { success, safe } = masteryOf(inputs);
  const margin = Math.min(0.5, half(safe));
  // The waiting time came first in the sequence.
  between(random, ...TUNING.wait);
  return {
    seed: between(random, 0, 0xffff),
    sweep: Math.round(TUNING.sweep * sweep),
    centre: margin + random() * (1 - 2 * margin),
    success: half(success),
    safe: half(safe),
    window: Math.round(TUNING.window * window),
  };
}
