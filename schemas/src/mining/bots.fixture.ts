import { directionOf } from "../arena/angles.ts";
import { needsWord } from "../arena/entropy.ts";
import { ATTACK, IDLE, type Input, packInput } from "../arena/input.ts";
import { STATS } from "../arena/play-ticks.fixture.ts";
import { emptyRecording, frameOf, type Recording, recordInput } from "../arena/recording.ts";
import { type ArenaSetup, OUTCOMES } from "../arena/rules.ts";
import { step } from "../arena/step.ts";
import { px, toPx } from "../arena/units.ts";
import type { World } from "../arena/world.ts";
import type { Point, Vein } from "../maps/map.ts";
import { mine } from "../places/maps.fixture.ts";
import { type Random, seededRandom } from "../random.ts";
import type { Colour } from "../wallet/colours.ts";
import { depthAt } from "./cave.ts";
import { OWN, strikesOf } from "./own.ts";
import { below, expedition, give } from "./play.fixture.ts";
import { expeditionOf } from "./setup.ts";
import { MINING } from "./tuning.ts";
import { replayVein, type VeinInputs, type VeinResult } from "./vein.ts";
import { headingTo, wayTo } from "./way.fixture.ts";
import { isNear } from "./work.ts";

/** How well somebody plays. */
export interface Skill {
  /** Ticks from a rock's first dust until it is seen, and the share of rocks that are not seen at all. */
  readonly reaction: number;
  readonly overlooks: number;
  /** How far from a ring's closing it presses, ticks: the standard deviation. */
  readonly press: number;
  /** Whether it finishes a strike that it has the time for. */
  readonly greedy: boolean;
  /** Goes to the spring with less than this share of its health. */
  readonly heals: number;
  /** Ticks that it looks around before it sets out. */
  readonly thinks: number;
}

export const SKILLS = {
  rookie: { reaction: 10, overlooks: 0.25, press: 4, greedy: false, heals: 0.2, thinks: 30 },
  steady: { reaction: 8, overlooks: 0.12, press: 2.5, greedy: false, heals: 0.4, thinks: 14 },
  ace: { reaction: 5, overlooks: 0.05, press: 1.2, greedy: true, heals: 0.5, thinks: 4 },
} as const satisfies Record<string, Skill>;

/** Ticks from a claim until its order is in the world. */
const CLAIM = 4;
/** Ticks that a vein of another colour must be nearer to be worked meanwhile. */
const OTHER = 160;
const [SPRING] = mine.springs as [Point];

/** A vein that was paid, and all that decided it. */
export interface PaidVein {
  readonly seed: number;
  readonly inputs: VeinInputs;
  readonly result: VeinResult;
}

/** How an expedition went. */
export interface Played {
  /** Ticks that it lasted, and whether it ended by a fall. */
  ticks: number;
  fell: boolean;
  /** Veins that burst, ore of the wanted colour, and the tick of its tenth; null for never. */
  veins: number;
  wanted: number;
  tenth: number | null;
  /** What came out of each vein, with its evidence. */
  paid: PaidVein[];
  setup: ArenaSetup;
  recording: Recording;
}

export interface Playing {
  readonly seed: number;
  readonly skill: Skill;
  /** Where it stays; 0 for wherever the ore is. */
  readonly depth: number;
  readonly wanted?: Colour;
  readonly mastery?: number;
  readonly calm?: boolean;
}

/** Plays one expedition in the kernel, with a room that gives whatever is asked for and lets burst veins rest. */
export function playExpedition({
  seed,
  skill,
  depth,
  wanted = "blue",
  mastery = 1,
  calm = false,
}: Playing): Played {
  const random = seededRandom(seed);
  const world = expedition({ at: mine.spawns.get("start")!, mastery, calm, stats: { ...STATS, hp: 101 } });
  const { clock, own } = world;
  const rested = mine.veins.map(() => 0);
  const restOf = (vein: Vein): number =>
    depth === 0 || depthAt(mine, vein) === depth
      ? Math.max(0, rested[vein.number - 1]! - clock.tick[0]!)
      : Number.POSITIVE_INFINITY;
  const bot = createMiner(world, skill, random, restOf, wanted);
  const recording = emptyRecording();
  const { setup } = world;
  const played: Played = {
    ticks: 0,
    fell: false,
    veins: 0,
    wanted: 0,
    tenth: null,
    paid: [],
    setup,
    recording,
  };
  while (clock.outcome[0] === OUTCOMES.running) {
    const tick = clock.tick[0]!;
    const { input, claims } = bot();
    if (claims) recording.orders.push({ ...give(claims), tick: tick + CLAIM });
    if (needsWord(tick)) recording.words.push(Math.floor(random() * 2 ** 32));
    const packed = packInput({ ...IDLE, ...input });
    step(world, frameOf(recording, tick, packed));
    recordInput(recording, packed);
    if (own[OWN.burst] === played.veins) continue;
    rested[own[OWN.last]! - 1] = tick + MINING.rest;
    const inputs = inputsOfBurst(world, mastery);
    const hidden = Math.floor(random() * 2 ** 32);
    const result = replayVein(hidden, inputs);
    played.paid.push({ seed: hidden, inputs, result });
    const { items } = result;
    played.veins += 1;
    played.wanted += items.filter((item) => item === wanted).length;
    if (played.wanted >= 10) played.tenth ??= tick;
  }
  return { ...played, ticks: clock.tick[0]!, fell: clock.outcome[0] === OUTCOMES.lost };
}

/** The evidence of the vein that has just burst in a world, as the room keeps it, of somebody with 40 free places. */
export function inputsOfBurst(world: World, mastery: number): VeinInputs {
  const vein = mine.veins[world.own[OWN.last]! - 1]!;
  const { perfect } = expeditionOf(world.setup);
  const { rules } = MINING;
  const [colour, depth] = [vein.colour, depthAt(mine, vein)];
  return { rules, colour, depth, mastery, free: 40, perfect, strikes: strikesOf(world) };
}

/** What a miner does in a tick. */
export interface Move {
  input: Partial<Input>;
  /** The vein that it asks for. */
  claims?: number;
}

/** A number around 0 with a standard deviation of 1. */
const around0 = (random: Random): number =>
  Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());

/** Somebody who mines in a world: answers what it does in each tick. Ask once a tick. */
export function createMiner(
  world: World,
  skill: Skill,
  random: Random,
  /** Ticks until a vein can be worked; without end for one that is too deep. */
  restOf: (vein: Vein) => number,
  wanted: Colour,
): () => Move {
  const { player, own, clock } = world;
  const { strike } = expeditionOf(world.setup);
  const dodge = createDodge(world, skill, random);
  let target: Vein | undefined;
  let thinking = 0;
  let claimed = -CLAIM;
  /** When it presses in the present ring, and how many strikes were done when it decided so. */
  let aim = { at: 0, strikes: -1 };

  const walk = (to: Point): Move => {
    const at = { x: toPx(player.x[0]!), y: toPx(player.y[0]!) };
    return { input: { pace: 3, move: headingTo(at, to) } };
  };

  function nextVein(): Vein | undefined {
    const at = { x: toPx(player.x[0]!), y: toPx(player.y[0]!) };
    const cost = (vein: Vein): number =>
      Math.max(wayTo(at, below(vein.number)) / 10, restOf(vein)) + (vein.colour === wanted ? 0 : OTHER);
    return mine.veins
      .filter((vein) => Number.isFinite(restOf(vein)))
      .toSorted((a, b) => cost(a) - cost(b))[0];
  }

  /** At a vein that it was given: strikes, or comes back to it. */
  function work(): Move {
    const ring = own[OWN.ring]!;
    if (ring > 0) {
      const strikes = own[OWN.strikes]!;
      if (aim.strikes !== strikes)
        aim = { at: Math.max(2, strike + Math.round(around0(random) * skill.press)), strikes };
      return { input: { attack: ring === aim.at } };
    }
    aim.strikes = -1;
    const vein = mine.veins[own[OWN.vein]! - 1]!;
    if (!isNear(world, vein, MINING.reach - 6)) return walk(below(vein.number));
    return { input: { attack: (player.before[0]! & ATTACK) === 0 } };
  }

  return () => {
    const out = dodge();
    if (out) return { input: out };
    if (own[OWN.vein]! > 0) return work();
    aim.strikes = -1;
    if (clock.tick[0]! - claimed < CLAIM + 2) return { input: {} };
    if (thinking > 0) {
      thinking -= 1;
      return { input: {} };
    }
    const isHurt = player.hp[0]! < skill.heals * player.hpMax[0]!;
    if (isHurt && own[OWN.spring] === 0) {
      target = undefined;
      return walk({ x: SPRING.x, y: SPRING.y + 20 });
    }
    target ??= nextVein();
    if (!target) return { input: {} };
    if (!isNear(world, target, MINING.reach - 8)) return walk(below(target.number));
    if (restOf(target) > 0) return { input: {} };
    const claims = target.number;
    claimed = clock.tick[0]!;
    thinking = Math.round(skill.thinks * (0.5 + random()));
    target = undefined;
    return { input: {}, claims };
  };
}

/** What a bot does about the rocks that it sees: null where it may go on. */
function createDodge(world: World, skill: Skill, random: Random): () => Partial<Input> | null {
  const { player, own, clock, hazards } = world;
  const { strike } = expeditionOf(world.setup);
  /** By its place, when each rock is seen. */
  const seen = new Map<number, number>();

  function sees(row: number): boolean {
    const key = hazards.x[row]! * 100_000 + hazards.y[row]!;
    if (!seen.has(key))
      seen.set(key, random() < skill.overlooks ? Number.POSITIVE_INFINITY : clock.tick[0]! + skill.reaction);
    return seen.get(key)! <= clock.tick[0]!;
  }

  return () => {
    for (let row = 0; row < hazards.capacity; row += 1) {
      if (hazards.kind[row] === 0 || !sees(row)) continue;
      const [dx, dy] = [player.x[0]! - hazards.x[row]!, player.y[0]! - hazards.y[row]!];
      const way = hazards.size[row]! + px(14) - Math.hypot(dx, dy);
      if (way <= 0) continue;
      const [ticks, left] = [Math.ceil(way / player.speed[0]!), hazards.warn[row]!];
      const ring = own[OWN.ring]!;
      // Somebody who is quick finishes the strike that there is still time for.
      if (skill.greedy && ring > 0 && left > ticks + strike - ring + 2) continue;
      return { pace: 3, move: directionOf(dx, dy), dash: skill.greedy && left < ticks };
    }
    return null;
  };
}
