import { decideFishing, type FishingResult } from "./attempt.ts";
import { replayRules1 } from "./rules-1.ts";

/** Decides a stored attempt again from its evidence. Throws where it is not the evidence of these rules. */
export type FishingReplay = (seed: unknown, inputs: unknown) => FishingResult;

/** How the attempts of each version of the rules are decided, by `inputs.rules`: what was paid can always be replayed. */
export const FISHING_REPLAYS: Readonly<Record<number, FishingReplay>> = {
  1: replayRules1,
  2: decideFishing,
};

/**
 * The result of a stored attempt, under the rules that it followed. Throws a RangeError for unknown rules, and an error
 * where seed or inputs are not those of an attempt.
 */
export function replayFishing(seed: unknown, inputs: unknown): FishingResult {
  const rules = typeof inputs === "object" && inputs !== null && "rules" in inputs ? inputs.rules : undefined;
  const replay = typeof rules === "number" ? FISHING_REPLAYS[rules] : undefined;
  if (!replay) throw new RangeError(`no fishing rules ${rules}`);
  return replay(seed, inputs);
}
