import { IDLE, packInput } from "@diamond-valley/schemas/arena/input.ts";
import { STATS } from "@diamond-valley/schemas/arena/play-ticks.fixture.ts";
import { OUTCOMES } from "@diamond-valley/schemas/arena/rules.ts";
import { px } from "@diamond-valley/schemas/arena/units.ts";
import type { World } from "@diamond-valley/schemas/arena/world.ts";
import { createBot, SKILLS } from "@diamond-valley/schemas/boss/bots.fixture.ts";
import { GOLEM } from "@diamond-valley/schemas/boss/golem.ts";
import { weekly } from "@diamond-valley/schemas/boss/play.fixture.ts";
import { resultOf } from "@diamond-valley/schemas/boss/result.ts";
import { BOSS_RULES } from "@diamond-valley/schemas/boss/rules.ts";
import { bossSetup } from "@diamond-valley/schemas/boss/setup.ts";
import { BOSS } from "@diamond-valley/schemas/boss/tuning.ts";
import { seededRandom } from "@diamond-valley/schemas/random.ts";
import { virtualPlay } from "../virtual-play.ts";
import { type Contest, type Outcome, timed, wordsOf } from "./contender.ts";

/** A player so strong that a steady one wins three fights of four. */
const STRONG = { ...STATS, hp: 130, damage: 14 };

/** Whether the golem is out of reach by a step and more. */
function isFar({ player, mobs }: World): boolean {
  const way = Math.hypot(mobs.x[GOLEM]! - player.x[0]!, mobs.y[GOLEM]! - player.y[0]!);
  return way > player.reach[0]! + px(BOSS.golem.radius + 40);
}

/** One ranked fight with the golem of the second week. */
export function fightGolem({ seed, line, liar = {} }: Contest): Outcome {
  const random = seededRandom(seed);
  let bot: (() => object) | undefined;
  const play = virtualPlay({
    rules: BOSS_RULES,
    setup: bossSetup(STRONG, weekly(2)),
    ...{ line, luck: seed, words: wordsOf(seed), freezes: true, lie: liar.lie },
    input({ world }) {
      const skill = timed(SKILLS.steady, liar.lent);
      bot ??= createBot(world, skill, random);
      const move = bot();
      return packInput({ ...IDLE, ...move, ...(liar.reaches && isFar(world) ? { attack: true } : {}) });
    },
  });
  const { session } = play;
  while (session.world.clock.outcome[0] === OUTCOMES.running) play.pass();
  const { outcome, score } = resultOf(session.world)!;
  const { forced } = session;
  return { won: outcome === "success", value: score!, forced, differences: play.runner.differences };
}
