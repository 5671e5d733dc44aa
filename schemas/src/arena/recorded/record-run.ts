import { toText } from "../bytes.ts";
import type { Recording } from "../recording.ts";
import { encodeRecording } from "../recording-codec.ts";
import type { ArenaRules, ArenaSetup } from "../rules.ts";
import { type RecordedRun, replayRun } from "./replay-run.ts";

/** What was played: how the world began, and all that went into it. */
export interface PlayedRun {
  readonly setup: ArenaSetup;
  readonly recording: Recording;
}

/** A run to be kept, with the checksum of its world after every `every` ticks. */
export function recordRun(
  rules: ArenaRules,
  name: string,
  { setup, recording }: PlayedRun,
  every: number,
): RecordedRun {
  const run = { setup, recording: toText(encodeRecording(recording)), every };
  return { name, ...run, sums: replayRun(rules, run) };
}
