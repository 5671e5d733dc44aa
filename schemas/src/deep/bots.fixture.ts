import { needsWord } from "../arena/entropy.ts";
import { type Input, packInput } from "../arena/input.ts";
import { emptyRecording, frameOf, type Recording, recordInput } from "../arena/recording.ts";
import { type ArenaSetup, OUTCOMES, type PlayerStats } from "../arena/rules.ts";
import { step } from "../arena/step.ts";
import { px } from "../arena/units.ts";
import type { World } from "../arena/world.ts";
import { between, type Random, seededRandom } from "../random.ts";
import { createDodge, type Eyes } from "./dodge.fixture.ts";
import { visit } from "./play.fixture.ts";
import { type FlightResult, resultOf } from "./result.ts";
import type { Visit } from "./setup.ts";
import { DEEP } from "./tuning.ts";

/** How well somebody flies. */
export interface Skill extends Eyes {
  /** The share of the diamonds that it goes for. */
  readonly greed: number;
}

export const SKILLS = {
  rookie: { reaction: 16, overlooks: 0.66, ahead: 11, decides: 9, air: 0, dashes: false, greed: 0.5 },
  steady: { reaction: 14, overlooks: 0.54, ahead: 12, decides: 9, air: 0, dashes: true, greed: 0.75 },
  ace: { reaction: 6, overlooks: 0.05, ahead: 26, decides: 3, air: 6, dashes: true, greed: 1 },
} as const satisfies Record<string, Skill>;

/** How a flight went: with the flight itself, to be played again. */
export interface Flown extends FlightResult {
  readonly ticks: number;
  readonly taken: number;
  readonly setup: ArenaSetup;
  readonly recording: Recording;
}

export interface Flying {
  readonly seed: number;
  readonly skill: Skill | null;
  readonly how?: Partial<Visit>;
  readonly stats?: Partial<PlayerStats>;
}

/** Flies once in the kernel; without a skill somebody just stands there. */
export function fly({ seed, skill, how = {}, stats = {} }: Flying): Flown {
  const random = seededRandom(seed);
  const world = visit(how, stats);
  const bot = skill && createBot(world, skill, random);
  const { clock, setup, tally } = world;
  const recording = emptyRecording();
  let word = seed * 31 + 7;
  while (clock.outcome[0] === OUTCOMES.running) {
    word = (Math.imul(word, 1_664_525) + 1_013_904_223) | 0;
    const tick = clock.tick[0]!;
    if (needsWord(tick)) recording.words.push(word >>> 0);
    const input = bot ? packInput(bot()) : 0;
    step(world, frameOf(recording, tick, input));
    recordInput(recording, input);
  }
  return { ...resultOf(world), ticks: clock.tick[0]!, taken: tally.taken[0]!, setup, recording };
}

/** Somebody who flies: answers what it does in each tick. Ask once a tick. */
export function createBot(world: World, skill: Skill, random: Random): () => Input {
  const { pickups } = world;
  const dodge = createDodge(world, skill, random);
  /** The diamonds that it does not go for. */
  const wanted = new Map<number, boolean>();
  const { floor } = DEEP;
  let roam: readonly number[] = [px(DEEP.heart[0]), px(DEEP.heart[1] + 80)];
  let sinceRoam = 0;

  const goal = (): readonly number[] => {
    for (let row = 0; row < pickups.capacity; row += 1) {
      const gem = pickups.value[row]!;
      if (pickups.kind[row] === 0) continue;
      if (!wanted.has(gem)) wanted.set(gem, random() < skill.greed);
      if (wanted.get(gem)) return [pickups.x[row]!, pickups.y[row]!];
    }
    sinceRoam += 1;
    if (sinceRoam > 40) {
      sinceRoam = 0;
      roam = [
        px(between(random, floor.x + 200, floor.x + floor.width - 200)),
        px(between(random, floor.y + 140, floor.y + floor.height - 140)),
      ];
    }
    return roam;
  };
  return () => dodge(goal());
}
