import { fromText } from "../bytes.ts";
import { playRecording } from "../recording.ts";
import { decodeRecording } from "../recording-codec.ts";
import type { ArenaRules, ArenaSetup } from "../rules.ts";
import { checksum } from "../snapshot.ts";
import { createWorld } from "../world.ts";

/** A run of a game that was played once, and what its world's checksum was after every `every` ticks. */
export interface RecordedRun {
  readonly name: string;
  readonly setup: ArenaSetup;
  /** Bytes as text: recording-codec.ts. */
  readonly recording: string;
  readonly every: number;
  readonly sums: readonly number[];
}

/** Plays a run again and answers its checksums. It needs nothing of Node, so that any browser can be asked the same. */
export function replayRun(rules: ArenaRules, run: Omit<RecordedRun, "name" | "sums">): number[] {
  const sums: number[] = [];
  const world = createWorld(rules, run.setup);
  playRecording(world, decodeRecording(fromText(run.recording)), undefined, ({ clock }) => {
    if (clock.tick[0]! % run.every === 0) sums.push(checksum(world));
  });
  return sums;
}
