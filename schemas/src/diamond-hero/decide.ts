import { worldOf } from "../arena/evidence.ts";
import type { RunResult } from "./hero.ts";
import { resultOf } from "./result.ts";
import { HERO_RULES } from "./rules.ts";

/**
 * All that the stored evidence of a run decides. Throws where it is none of these rules; `reason` is null where the recording ends
 * before the run does.
 */
export const decideRun = (evidence: unknown): RunResult => resultOf(worldOf(HERO_RULES, evidence));
