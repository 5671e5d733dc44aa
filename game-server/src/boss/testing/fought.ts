import { needsWord } from "@diamond-valley/schemas/arena/entropy.ts";
import { evidenceOf } from "@diamond-valley/schemas/arena/evidence.ts";
import { IDLE, packInput } from "@diamond-valley/schemas/arena/input.ts";
import { emptyRecording, frameOf, recordInput } from "@diamond-valley/schemas/arena/recording.ts";
import { step } from "@diamond-valley/schemas/arena/step.ts";
import { createWorld } from "@diamond-valley/schemas/arena/world.ts";
import type { Kind } from "@diamond-valley/schemas/boss/kinds.ts";
import { resultOf } from "@diamond-valley/schemas/boss/result.ts";
import { BOSS_RULES } from "@diamond-valley/schemas/boss/rules.ts";
import { armsOf, bossSetup } from "@diamond-valley/schemas/boss/setup.ts";
import { seededRandom } from "@diamond-valley/schemas/random.ts";
import { NO_MEMBERSHIP } from "@diamond-valley/schemas/story/membership.ts";
import { statsOf } from "@diamond-valley/schemas/wallet/stats.ts";
import type { DecidedFight } from "../fights.ts";
import type { Plays } from "./plays.ts";

/** A fight of a strong player, played without a room: what the room would store of it. */
export function fought(
  account: string,
  attempt: string,
  kind: Kind,
  plays: Plays,
  week = kind === "story" ? 0 : 2,
  calm = false,
): DecidedFight {
  const arms = armsOf(statsOf(60, NO_MEMBERSHIP), { mining: 10, combat: 10 }, "own");
  const setup = bossSetup(arms, { kind, week, calm, ease: 0 });
  const world = createWorld(BOSS_RULES, setup);
  const recording = emptyRecording();
  const random = seededRandom(7);
  while (!resultOf(world)) {
    const tick = world.clock.tick[0]!;
    if (needsWord(tick)) recording.words.push(Math.floor(random() * 2 ** 32));
    const input = packInput({ ...IDLE, ...plays(world) });
    step(world, frameOf(recording, tick, input));
    recordInput(recording, input);
  }
  const { outcome, score } = resultOf(world)!;
  const evidence = evidenceOf(BOSS_RULES, setup, recording);
  const decided = { won: outcome === "success", score, ...(calm ? { calm: true as const } : {}) };
  return { attempt, account, kind, arms: "own", week, ...decided, evidence };
}
