import { needsWord } from "../arena/entropy.ts";
import { EVENTS, eventsOf } from "../arena/events.ts";
import { packInput } from "../arena/input.ts";
import { emptyRecording, frameOf } from "../arena/recording.ts";
import { OUTCOMES } from "../arena/rules.ts";
import { step } from "../arena/step.ts";
import type { World } from "../arena/world.ts";
import { between, type Random, seededRandom } from "../random.ts";
import { raise } from "./arsenal.ts";
import { createBot, SKILLS } from "./bots.fixture.ts";
import { CARDS } from "./cards.ts";
import { DROPS } from "./content.ts";
import { HERO_EVENTS } from "./events.ts";
import { neededAt } from "./levels.ts";
import { OWN } from "./own.ts";
import { answerRoll, bought, run } from "./play.fixture.ts";
import { CHARACTERS, HERO } from "./progress-content.ts";
import { resultOf } from "./result.ts";
import { FAMILIES, RUN } from "./tuning.ts";

/** What a run has, and what its events say that it must have. */
interface Sums {
  kills: number;
  coins: number;
  experience: number;
}

/** Ticks that a short run lasts. */
const TICKS = 260;

/** Plays a short run from any moment of a run, with any weapons. Answers what it has and what its events add up to. */
export function addUp(seed: number): { readonly has: Sums; readonly told: Sums } {
  const random = seededRandom(seed);
  const world = anyRun(random);
  const bot = createBot(world, random() < 0.5 ? SKILLS.rookie : SKILLS.steady, random);
  const recording = emptyRecording();
  const told: Sums = { kills: 0, coins: world.own[OWN.coins]!, experience: 0 };
  const { clock, own } = world;
  while (clock.tick[0]! < TICKS && clock.outcome[0] === OUTCOMES.running) {
    const tick = clock.tick[0]!;
    const word = between(random, 0, 0xffff_ffff);
    if (needsWord(tick)) recording.words.push(word);
    const golden = own[OWN.golden]!;
    step(world, frameOf(recording, tick, packInput(bot())));
    answerRoll(world, recording, word);
    count(world, told, golden);
  }
  let experience = own[OWN.gained]!;
  for (let level = 1; level < own[OWN.level]!; level += 1) experience += neededAt(level);
  const { kills, coins } = resultOf(world);
  return { has: { kills, coins, experience }, told };
}

/** A run at a second of its own; some are about to end. */
function anyRun(random: Random): World {
  const power = between(random, 0, 10);
  const character = CHARACTERS[between(random, 0, CHARACTERS.length - 1)]!;
  const world = run({ character, powerUps: bought(power), calm: random() < 0.2 });
  const { own } = world;
  own[OWN.offers] = random() < 0.5 ? 1 : 0;
  own[OWN.time] = random() < 0.1 ? RUN.ticks - between(random, 1, TICKS) : between(random, 1, RUN.ticks - 1);
  own[OWN.due] = between(random, 0, 6_000);
  own[OWN.coins] = between(random, 0, 2_000);
  for (let colours = between(random, 0, 4); colours > 0; colours -= 1)
    raise(world, FAMILIES[between(random, 0, 7)]!, between(random, 1, 5));
  return world;
}

function count(world: World, told: Sums, golden: number): void {
  for (const { code, subject, value } of eventsOf(world.events)) {
    if (code === EVENTS.fell) told.kills += 1;
    else if (code === HERO_EVENTS.coin) told.coins += value;
    else if (code === EVENTS.picked && subject === DROPS.chest + 1) told.coins += HERO.coins.elite;
    else if (code === EVENTS.picked && subject === DROPS.spark + 1) told.experience += value;
    else if (code === HERO_EVENTS.taken && value === CARDS.coins)
      told.coins += RUN.cards.coins * (golden === subject + 1 ? 2 : 1);
    else if (code === HERO_EVENTS.ended && world.clock.outcome[0] === OUTCOMES.won)
      told.coins += HERO.coins.clear;
  }
}
