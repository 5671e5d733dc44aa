import { setTimeout as sleep } from "node:timers/promises";
import { playArena } from "@diamond-valley/game-server/arena/testing/arena-client.ts";
import { directionOf } from "@diamond-valley/schemas/arena/angles.ts";
import { IDLE, type Input, packInput } from "@diamond-valley/schemas/arena/input.ts";
import { type ArenaRules, OUTCOMES } from "@diamond-valley/schemas/arena/rules.ts";
import { px, toPx } from "@diamond-valley/schemas/arena/units.ts";
import type { World } from "@diamond-valley/schemas/arena/world.ts";
import type { BossState } from "@diamond-valley/schemas/boss/boss.ts";
import * as boss from "@diamond-valley/schemas/boss/bots.fixture.ts";
import { BOSS_MESSAGES } from "@diamond-valley/schemas/boss/messages.ts";
import { BOSS_RULES } from "@diamond-valley/schemas/boss/rules.ts";
import * as hunting from "@diamond-valley/schemas/hunting/bots.fixture.ts";
import type { HuntingState } from "@diamond-valley/schemas/hunting/hunting.ts";
import { HUNTING_MESSAGES } from "@diamond-valley/schemas/hunting/messages.ts";
import { OWN, PHASES } from "@diamond-valley/schemas/hunting/own.ts";
import { huntingRules } from "@diamond-valley/schemas/hunting/rules.ts";
import type { Point } from "@diamond-valley/schemas/maps/map.ts";
import type { Random } from "@diamond-valley/schemas/random.ts";
import { isRefusal } from "./answers.ts";
import type { JoinedRoom } from "./joined-room.ts";
import { createRouter, mapOf } from "./route.ts";

/** How often it is looked whether there is something to begin, ms. */
const GLANCE = 500;
const FOREST_MAP = mapOf("forest");
const FOREST = huntingRules(FOREST_MAP);
/** From how near (px) a slime is asked for, and how near a point of the way is passed. */
const NEAR = 90;
const PASSED = 14;

const router = createRouter(FOREST_MAP);
/** The ways from the forest's start to its clearings, worked out once for all hunters. */
const ways = new Map<number, Point[]>();

function wayTo(slime: number): Point[] {
  const known =
    ways.get(slime) ?? router.route(FOREST_MAP.spawns.get("start")!, FOREST_MAP.clearings[slime - 1]!);
  ways.set(slime, known);
  return known;
}

const distanceTo = ({ player }: World, { x, y }: Point): number =>
  Math.hypot(toPx(player.x[0]!) - x, toPx(player.y[0]!) - y);

/** Walks to the clearing of a slime, then does what `bot` does. */
function walkFirst(world: World, slime: number, bot: () => Partial<Input>): () => Partial<Input> {
  const clearing = FOREST_MAP.clearings[slime - 1]!;
  let next = 0;
  return () => {
    if (world.own[OWN.phase] !== PHASES.walk || distanceTo(world, clearing) < NEAR) return bot();
    const way = wayTo(slime);
    while (next < way.length - 1 && distanceTo(world, way[next]!) < PASSED) next += 1;
    const { x, y } = way[next] ?? clearing;
    const { player } = world;
    return { pace: 3, move: directionOf(px(x) - player.x[0]!, px(y) - player.y[0]!) };
  };
}

/** Plays in one room, and asks for what `next` wants to begin, until `stop`. Refusals are passed over: others are quicker. */
async function playIn(
  room: Pick<JoinedRoom<unknown>, "connection" | "request">,
  rules: ArenaRules,
  botOf: (world: World) => () => Partial<Input>,
  next: (world: World | undefined) => [name: string, payload: unknown] | null,
  granted: (name: string) => void,
  stop: AbortSignal,
): Promise<void> {
  let bot: { world: World; ask: () => Partial<Input> } | undefined;
  let asked = { tick: -1, input: 0 };
  const page = playArena(room.connection, rules, () => {
    const world = page.runner?.world;
    if (!world) return 0;
    if (bot?.world !== world) {
      bot = { world, ask: botOf(world) };
      asked = { tick: -1, input: 0 };
    }
    const tick = world.clock.tick[0]!;
    if (asked.tick !== tick) asked = { tick, input: packInput({ ...IDLE, ...bot.ask() }) };
    return asked.input;
  });
  try {
    while (!stop.aborted) {
      const wanted = next(page.runner?.world);
      if (wanted)
        await room.request(...wanted).then(
          () => granted(wanted[0]),
          (error: unknown) => {
            if (!isRefusal(error)) throw error;
          },
        );
      await sleep(GLANCE);
    }
  } finally {
    page.close();
  }
}

/** Fights the slime of one clearing again and again, as a steady hunter does; tells of each that was granted. */
export function huntIn(
  forest: JoinedRoom<HuntingState>,
  slime: number,
  random: Random,
  fights: () => void,
  stop: AbortSignal,
): Promise<void> {
  const { begin, fight } = HUNTING_MESSAGES;
  const bot = (world: World) =>
    walkFirst(world, slime, hunting.createBot(world, hunting.SKILLS.steady, random, false));
  const next = (world: World | undefined): [string, unknown] | null => {
    if (!world) return [begin.name, {}];
    const isThere = distanceTo(world, FOREST_MAP.clearings[slime - 1]!) < NEAR;
    return isThere && world.own[OWN.phase] === PHASES.walk ? [fight.name, { slime }] : null;
  };
  return playIn(forest, FOREST, bot, next, (name) => name === fight.name && fights(), stop);
}

/** Fights the golem of the story again and again, as a steady player does; tells of each that was granted. */
export function challengeIn(
  circle: JoinedRoom<BossState>,
  random: Random,
  fights: () => void,
  stop: AbortSignal,
): Promise<void> {
  const bot = (world: World) => boss.createBot(world, boss.SKILLS.steady, random);
  const next = (world: World | undefined): [string, unknown] | null =>
    world?.clock.outcome[0] === OUTCOMES.running
      ? null
      : [BOSS_MESSAGES.begin.name, { kind: "story", calm: false }];
  return playIn(circle, BOSS_RULES, bot, next, fights, stop);
}
