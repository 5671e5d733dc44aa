import { needsWord } from "../arena/entropy.ts";
import { IDLE, type Input, packInput } from "../arena/input.ts";
import { emptyRecording, frameOf, type Recording, recordInput } from "../arena/recording.ts";
import { type ArenaSetup, OUTCOMES } from "../arena/rules.ts";
import { step } from "../arena/step.ts";
import { countTaken } from "../arena/table.ts";
import type { World } from "../arena/world.ts";
import { type Random, seededRandom } from "../random.ts";
import { type CardSense, chooseCard } from "./card-bots.fixture.ts";
import type { RunResult } from "./hero.ts";
import { OWN } from "./own.ts";
import { answerRoll, run } from "./play.fixture.ts";
import { resultOf } from "./result.ts";
import type { Run } from "./setup.ts";
import { RUN } from "./tuning.ts";
import { createWalk, type Eyes } from "./walk-bots.fixture.ts";

/** How well somebody plays. */
export interface Skill extends Eyes {
  readonly cards: CardSense;
}

/** Each sees only what is drawn, up to its `sight`. */
export const SKILLS = {
  rookie: { decides: 9, sight: 170, ahead: 10, noise: 14, greed: 1, room: 30, cards: "random" },
  steady: { decides: 5, sight: 260, ahead: 10, noise: 12, greed: 1.5, room: 50, cards: "colours" },
  ace: { decides: 2, sight: 280, ahead: 20, noise: 0, greed: 2, room: 30, cards: "prism" },
} as const satisfies Record<string, Skill>;

/** What is looked at while a run goes on: after each minute. */
export interface Minute {
  readonly kills: number;
  readonly alive: number;
  readonly level: number;
  readonly hp: number;
}

/** How a run went: with the run itself, to be played again. */
export interface Played extends RunResult {
  readonly ticks: number;
  readonly setup: ArenaSetup;
  readonly recording: Recording;
  readonly minutes: readonly Minute[];
  /** When the first level was reached, s. */
  readonly firstLevel: number;
}

export interface Playing {
  readonly seed: number;
  readonly skill: Skill;
  readonly how?: Partial<Run>;
  /** Changes the world before it begins, where a test wants another. */
  readonly prepare?: (world: World) => void;
}

/** Plays one run in the kernel. */
export function playRun({ seed, skill, how = {}, prepare }: Playing): Played {
  const random = seededRandom(seed);
  const world = run(how);
  prepare?.(world);
  const bot = createBot(world, skill, random);
  const { clock, own, setup, tally, mobs, player } = world;
  const recording = emptyRecording();
  const minutes: Minute[] = [];
  let firstLevel = 0;
  let word = seed * 31 + 7;
  while (clock.outcome[0] === OUTCOMES.running) {
    word = (Math.imul(word, 1_664_525) + 1_013_904_223) | 0;
    const tick = clock.tick[0]!;
    if (needsWord(tick)) recording.words.push(word >>> 0);
    const input = packInput(bot());
    step(world, frameOf(recording, tick, input));
    recordInput(recording, input);
    answerRoll(world, recording, word);
    if (firstLevel === 0 && own[OWN.level]! > 1) firstLevel = own[OWN.time]! / 20;
    if (own[OWN.time]! >= RUN.minute * (minutes.length + 1))
      minutes.push({
        kills: tally.kills[0]!,
        alive: countTaken(mobs),
        level: own[OWN.level]!,
        hp: player.hp[0]!,
      });
  }
  return { ...resultOf(world), ticks: clock.tick[0]!, setup, recording, minutes, firstLevel };
}

/** Somebody who plays: answers what it does in each tick. Ask once a tick. */
export function createBot(world: World, skill: Skill, random: Random): () => Input {
  const walk = createWalk(world, skill, random);
  const { own } = world;
  /** A press is held for a tick and let go for another, so that each counts. */
  let rests = 0;
  return () => {
    if (own[OWN.left] === 0) {
      // As long as somebody looks at cards.
      rests = 6;
      return walk();
    }
    rests -= 1;
    if (rests > 0) return IDLE;
    rests = 2;
    return { ...IDLE, ...chooseCard(world, skill.cards, random) };
  };
}
