import { needsWord } from "../arena/entropy.ts";
import { IDLE, type Input, packInput } from "../arena/input.ts";
import { STATS } from "../arena/play-ticks.fixture.ts";
import { emptyRecording, frameOf, type Recording, recordInput } from "../arena/recording.ts";
import { type ArenaSetup, OUTCOMES, type PlayerStats } from "../arena/rules.ts";
import { step } from "../arena/step.ts";
import { px } from "../arena/units.ts";
import type { World } from "../arena/world.ts";
import { type Random, seededRandom } from "../random.ts";
import { createDodge, type Eyes, headTo } from "./dodge.fixture.ts";
import { GOLEM } from "./golem.ts";
import { fight } from "./play.fixture.ts";
import { type FightResult, resultOf } from "./result.ts";
import type { Fight } from "./setup.ts";
import { BOSS } from "./tuning.ts";

/** How well somebody plays. */
export interface Skill extends Eyes {
  /** How much of the time in which it could strike it does. */
  readonly strikes: number;
  /** With less than this share of its health it goes for a heart. */
  readonly heals: number;
  /** Ticks from one decision to the next. */
  readonly decides: number;
  /** Whether it does anything at all. */
  readonly acts?: boolean;
}

export const SKILLS = {
  rookie: { reaction: 10, overlooks: 0.42, dares: 10, dashes: false, strikes: 0.36, heals: 0.4, decides: 7 },
  steady: { reaction: 9, overlooks: 0.4, dares: 12, dashes: true, strikes: 0.42, heals: 0.6, decides: 6 },
  ace: { reaction: 5, overlooks: 0.08, dares: 18, dashes: true, strikes: 0.85, heals: 0.8, decides: 3 },
} as const satisfies Record<string, Skill>;

/** How a fight went: with the fight itself, to be played again. */
export interface Fought extends FightResult {
  readonly ticks: number;
  readonly taken: number;
  readonly setup: ArenaSetup;
  readonly recording: Recording;
}

export interface Fighting {
  readonly seed: number;
  readonly skill: Skill;
  readonly how?: Partial<Fight>;
  readonly stats?: Partial<PlayerStats>;
}

/** Fights one golem in the kernel. */
export function playGolem({ seed, skill, how = {}, stats = STATS }: Fighting): Fought {
  const random = seededRandom(seed);
  const world = fight(how, stats);
  const bot = createBot(world, skill, random);
  const { clock, setup, tally } = world;
  const recording = emptyRecording();
  let word = seed * 31 + 7;
  while (clock.outcome[0] === OUTCOMES.running) {
    word = (Math.imul(word, 1_664_525) + 1_013_904_223) | 0;
    const tick = clock.tick[0]!;
    if (needsWord(tick)) recording.words.push(word >>> 0);
    const input = packInput({ ...IDLE, ...bot() });
    step(world, frameOf(recording, tick, input));
    recordInput(recording, input);
  }
  return { ...resultOf(world)!, ticks: clock.tick[0]!, taken: tally.taken[0]!, setup, recording };
}

/** Somebody who fights: answers what it does in each tick. Ask once a tick. */
export function createBot(world: World, skill: Skill, random: Random): () => Partial<Input> {
  const { player, mobs, pickups, clock } = world;
  const dodge = createDodge(world, skill, random);
  let wait = 0;
  let plan: Partial<Input> = {};

  function decide(): Partial<Input> {
    const heart = pickups.kind.findIndex((kind) => kind !== 0);
    if (heart >= 0 && player.hp[0]! < skill.heals * player.hpMax[0]!)
      return headTo(world, pickups.x[heart]!, pickups.y[heart]!);
    const way = Math.hypot(mobs.x[GOLEM]! - player.x[0]!, mobs.y[GOLEM]! - player.y[0]!);
    if (way > player.reach[0]! + px(BOSS.golem.radius - 10))
      return headTo(world, mobs.x[GOLEM]!, mobs.y[GOLEM]!);
    return { attack: random() < skill.strikes };
  }

  return () => {
    if (skill.acts === false) return {};
    const out = dodge();
    if (out) return out;
    if (clock.tick[0]! >= wait) {
      plan = decide();
      wait = clock.tick[0]! + skill.decides;
    }
    return plan;
  };
}
