import * as z from "zod/mini";
import type { Replay, ReplayedResult } from "../games/contract.ts";
import { fromText, toText } from "./bytes.ts";
import { playRecording, type Recording } from "./recording.ts";
import { decodeRecording, encodeRecording } from "./recording-codec.ts";
import type { ArenaRules, ArenaSetup } from "./rules.ts";
import { createWorld, type World } from "./world.ts";

const whole = z.int();

/** The inputs of an attempt on the kernel, as they are stored. */
const ArenaEvidence = z.strictObject({
  rules: whole,
  setup: z.strictObject({
    player: z.strictObject({ hp: whole, damage: whole, speed: whole, reach: whole, dash: whole }),
    options: z.array(whole),
  }),
  recording: z.string(),
});
export type ArenaEvidence = z.output<typeof ArenaEvidence>;

/** What is stored of an attempt beside its hidden seed: all that its world depends on. */
export function evidenceOf({ version }: ArenaRules, setup: ArenaSetup, recording: Recording): ArenaEvidence {
  const { player, options } = setup;
  return {
    rules: version,
    setup: { player: { ...player }, options: [...options] },
    recording: toText(encodeRecording(recording)),
  };
}

/** What is stored of an attempt, to be played again. Throws a RangeError where other rules made it, and a ZodError where it is none. */
export function readEvidence(
  { name, version }: Pick<ArenaRules, "name" | "version">,
  evidence: unknown,
): { readonly setup: ArenaSetup; readonly recording: Recording } {
  const { rules, setup, recording } = ArenaEvidence.parse(evidence);
  if (rules !== version) throw new RangeError(`no ${name} of rules ${rules}`);
  return { setup, recording: decodeRecording(fromText(recording)) };
}

/**
 * The world at the end of an attempt, from what is stored of it. Throws where that is not evidence of an attempt under these
 * rules.
 */
export function worldOf(rules: ArenaRules, inputs: unknown): World {
  const { setup, recording } = readEvidence(rules, inputs);
  const world = createWorld(rules, setup);
  playRecording(world, recording);
  return world;
}

/**
 * The replay of a game (games/contract.ts): plays the recording again, and lets `decide` say what the world at its end
 * pays. `hidden` is the seed that only the server knew: see `hiddenWord`.
 */
export function arenaReplay(
  rules: ArenaRules,
  decide: (world: World, hidden: number) => ReplayedResult,
): Replay {
  return (seed, inputs) => {
    const hidden = whole.parse(seed);
    return decide(worldOf(rules, inputs), hidden);
  };
}
