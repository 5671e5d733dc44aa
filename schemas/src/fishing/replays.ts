import { decideFishing, type FishingResult } from "./attempt.ts";
import { replayRules1 } from "./rules-1.ts";

/** Decides a stored attempt again from its evidence. Throws where it is not the evidence of these rules. */
export type FishingReplay = (seed: unknown, inputs: unknown) => FishingResult;

/** How the attempts of each version of the rules are decided, by `inputs.rules`: what was paid can always be replayed. */
export const FISHING_REPLAYS: Readonly<Record<number, FishingReplay>> = {
  1: replayRules1,
  2: decideFishing,
};
