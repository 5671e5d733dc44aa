// The thread of `createReplayer`: answers each evidence with what it decides.
import { parentPort } from "node:worker_threads";
import type { ArenaEvidence } from "@diamond-valley/schemas/arena/evidence.ts";
import { decideRun } from "@diamond-valley/schemas/diamond-hero/decide.ts";
import type { ReplayAnswer } from "./replayer.ts";

function answer(evidence: ArenaEvidence): ReplayAnswer {
  try {
    return { result: decideRun(evidence) };
  } catch (error) {
    return { fault: (error as Error).message };
  }
}

parentPort?.on("message", (evidence: ArenaEvidence) => parentPort?.postMessage(answer(evidence)));
