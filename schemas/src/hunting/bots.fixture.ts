import { directionOf } from "../arena/angles.ts";
import { needsWord } from "../arena/entropy.ts";
import { IDLE, type Input, packInput } from "../arena/input.ts";
import { HAZARDS } from "../arena/layout.ts";
import { emptyRecording, frameOf, type Recording, recordInput } from "../arena/recording.ts";
import type { ArenaSetup } from "../arena/rules.ts";
import { step } from "../arena/step.ts";
import { px } from "../arena/units.ts";
import type { World } from "../arena/world.ts";
import { type Random, seededRandom } from "../random.ts";
import { ENDS, herbsOf, OWN, PHASES, type TakenHerb } from "./own.ts";
import { give, outing } from "./play.fixture.ts";

/** How well somebody plays. */
export interface Skill {
  /** Ticks from an announcement until it is seen, and the share of those that are not seen at all. */
  readonly reaction: number;
  readonly overlooks: number;
  /** How much of the time in which it could strike it does. */
  readonly strikes: number;
  /** Up to how near (px) to a glob's way it stays. */
  readonly dares: number;
  /** How soon it goes for herbs: px of detour for one. */
  readonly gathers: number;
  /** Ticks from one decision to the next. */
  readonly decides: number;
}

export const SKILLS = {
  rookie: { reaction: 10, overlooks: 0.42, strikes: 0.36, dares: 10, gathers: 110, decides: 7 },
  steady: { reaction: 9, overlooks: 0.32, strikes: 0.42, dares: 12, gathers: 140, decides: 6 },
  ace: { reaction: 5, overlooks: 0.08, strikes: 0.85, dares: 18, gathers: 240, decides: 3 },
} as const satisfies Record<string, Skill>;

/** How a fight went. */
export interface Fought {
  readonly end: number;
  /** Ticks until the end of the fight, and herbs that came of it: none for who has fallen. */
  readonly ticks: number;
  readonly herbs: number;
  readonly failed: number;
  /** Those herbs, in the order in which they were taken. */
  readonly taken: readonly TakenHerb[];
  /** The fight itself, to be played again. */
  readonly setup: ArenaSetup;
  readonly recording: Recording;
}

export interface Fighting {
  readonly seed: number;
  readonly skill: Skill;
  readonly mastery?: number;
  readonly calm?: boolean;
  readonly king?: boolean;
}

/** Fights one slime in the kernel. */
export function playFight({ seed, skill, mastery = 1, calm = false, king = false }: Fighting): Fought {
  const random = seededRandom(seed);
  const world = outing({ mastery, calm });
  const bot = createBot(world, skill, random, calm);
  const { own, clock, setup } = world;
  const recording = emptyRecording();
  recording.orders.push({ ...give(1, king), tick: 0 });
  let word = seed * 31 + 7;
  while (own[OWN.ended] === 0) {
    word = (Math.imul(word, 1_664_525) + 1_013_904_223) | 0;
    const tick = clock.tick[0]!;
    if (needsWord(tick)) recording.words.push(word >>> 0);
    const input = packInput({ ...IDLE, ...bot() });
    step(world, frameOf(recording, tick, input));
    recordInput(recording, input);
  }
  const taken = own[OWN.end] === ENDS.fallen ? [] : herbsOf(world);
  const failed = taken.filter((herb) => herb.failed).length;
  return { end: own[OWN.end]!, ticks: clock.tick[0]!, herbs: taken.length, failed, taken, setup, recording };
}

/** Somebody who hunts: answers what it does in each tick. Ask once a tick. */
export function createBot(world: World, skill: Skill, random: Random, calm: boolean): () => Partial<Input> {
  const { player, own, mobs, pickups, clock } = world;
  const dodge = createDodge(world, skill, random);
  let wait = 0;
  let plan: Partial<Input> = {};

  const to = (x: number, y: number): Partial<Input> => ({
    pace: 3,
    move: directionOf(x - player.x[0]!, y - player.y[0]!),
  });

  /** The nearest herb that is worth the way. */
  function herb(): number {
    let [best, least] = [-1, px(own[OWN.phase] === PHASES.gather ? 1_000 : skill.gathers)];
    for (let row = 0; row < pickups.capacity; row += 1) {
      if (pickups.kind[row] === 0) continue;
      const way = Math.hypot(pickups.x[row]! - player.x[0]!, pickups.y[row]! - player.y[0]!);
      if (way < least) [best, least] = [row, way];
    }
    return best;
  }

  function decide(): Partial<Input> {
    const row = herb();
    if (row >= 0) return to(pickups.x[row]!, pickups.y[row]!);
    if (mobs.kind[0] === 0) return {};
    const way = Math.hypot(mobs.x[0]! - player.x[0]!, mobs.y[0]! - player.y[0]!);
    if (way > player.reach[0]! + px(10)) return to(mobs.x[0]!, mobs.y[0]!);
    return { attack: !calm && random() < skill.strikes };
  }

  return () => {
    const out = dodge();
    if (out) return out;
    if (clock.tick[0]! >= wait) {
      plan = decide();
      wait = clock.tick[0]! + skill.decides;
    }
    return plan;
  };
}

/** What a bot does about what it sees coming: null where it may go on. */
function createDodge(world: World, skill: Skill, random: Random): () => Partial<Input> | null {
  const { player, clock, hazards, shots, mobs } = world;
  /** By what it is, when each threat is seen. */
  const seen = new Map<string, number>();

  function sees(threat: string): boolean {
    if (!seen.has(threat))
      seen.set(
        threat,
        random() < skill.overlooks ? Number.POSITIVE_INFINITY : clock.tick[0]! + skill.reaction,
      );
    return seen.get(threat)! <= clock.tick[0]!;
  }

  function fromHazards(): Partial<Input> | null {
    for (let row = 0; row < hazards.capacity; row += 1) {
      if (hazards.kind[row] !== HAZARDS.circle) continue;
      if (!sees(`hazard ${hazards.x[row]} ${hazards.y[row]} ${mobs.last[0]} ${mobs.repeats[0]}`)) continue;
      const [dx, dy] = [player.x[0]! - hazards.x[row]!, player.y[0]! - hazards.y[row]!];
      if (Math.hypot(dx, dy) < hazards.size[row]! + px(14)) return { pace: 3, move: directionOf(dx, dy) };
    }
    return null;
  }

  function fromShots(): Partial<Input> | null {
    for (let row = 0; row < shots.capacity; row += 1) {
      if (
        shots.kind[row] === 0 ||
        !sees(`shot ${row} ${shots.heading[row]} ${clock.tick[0]! + shots.life[row]!}`)
      )
        continue;
      const [dx, dy] = [player.x[0]! - shots.x[row]!, player.y[0]! - shots.y[row]!];
      const speed = Math.hypot(shots.speedX[row]!, shots.speedY[row]!);
      const along = (dx * shots.speedX[row]! + dy * shots.speedY[row]!) / speed;
      const aside = (dx * shots.speedY[row]! - dy * shots.speedX[row]!) / speed;
      if (along < 0 || along > px(130) || Math.abs(aside) > px(skill.dares)) continue;
      const side = aside >= 0 ? 1 : -1;
      return { pace: 3, move: directionOf(shots.speedY[row]! * side, -shots.speedX[row]! * side) };
    }
    return null;
  }

  return () => fromHazards() ?? fromShots();
}
