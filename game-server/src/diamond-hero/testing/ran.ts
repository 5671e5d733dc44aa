import { needsWord } from "@diamond-valley/schemas/arena/entropy.ts";
import { evidenceOf } from "@diamond-valley/schemas/arena/evidence.ts";
import { IDLE, packInput } from "@diamond-valley/schemas/arena/input.ts";
import { emptyRecording, frameOf, recordInput } from "@diamond-valley/schemas/arena/recording.ts";
import { OUTCOMES } from "@diamond-valley/schemas/arena/rules.ts";
import { step } from "@diamond-valley/schemas/arena/step.ts";
import { createWorld } from "@diamond-valley/schemas/arena/world.ts";
import { resultOf } from "@diamond-valley/schemas/diamond-hero/result.ts";
import { HERO_RULES } from "@diamond-valley/schemas/diamond-hero/rules.ts";
import { heroSetup } from "@diamond-valley/schemas/diamond-hero/setup.ts";
import { seededRandom } from "@diamond-valley/schemas/random.ts";
import { storedOf } from "../proof.ts";
import type { DecidedRun } from "../runs.ts";
import { falls, type Plays } from "./plays.ts";

/** A run of somebody without power-ups, played without a room: what the room would store of it. */
export function ran(account: string, attempt: string, plays: Plays = falls, calm = false): DecidedRun {
  const powerUps = { health: 0, speed: 0, damage: 0, dice: 0 };
  const setup = heroSetup({ character: "small-robot", powerUps, calm });
  const world = createWorld(HERO_RULES, setup);
  const recording = emptyRecording();
  const random = seededRandom(2);
  while (world.clock.outcome[0] === OUTCOMES.running) {
    const tick = world.clock.tick[0]!;
    if (needsWord(tick)) recording.words.push(Math.floor(random() * 2 ** 32));
    const input = packInput({ ...IDLE, ...plays(world) });
    step(world, frameOf(recording, tick, input));
    recordInput(recording, input);
  }
  return {
    ...{ account, attempt, evidence: evidenceOf(HERO_RULES, setup, recording) },
    ...storedOf(resultOf(world)),
  };
}
