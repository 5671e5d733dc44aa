import { setTimeout as sleep } from "node:timers/promises";
import type { BossState } from "@diamond-valley/schemas/boss/boss.ts";
import type { HeroState } from "@diamond-valley/schemas/diamond-hero/hero.ts";
import type { FishingState } from "@diamond-valley/schemas/fishing/fishing.ts";
import type { HubState } from "@diamond-valley/schemas/hub/hub.ts";
import type { HuntingState } from "@diamond-valley/schemas/hunting/hunting.ts";
import { nearestFree } from "@diamond-valley/schemas/maps/collision.ts";
import type { MiningState } from "@diamond-valley/schemas/mining/mining.ts";
import { between, pick } from "@diamond-valley/schemas/random.ts";
import { INTERACT } from "@diamond-valley/schemas/story/messages.ts";
import { SAY } from "@diamond-valley/schemas/walking/messages.ts";
import { PHRASES } from "@diamond-valley/schemas/walking/phrases.ts";
import { EMOTES, WALKER_RADIUS } from "@diamond-valley/schemas/walking/walking.ts";
import { createAngler } from "../bots/angler.ts";
import { isRefusal } from "../bots/answers.ts";
import { challengeIn, fightNow } from "../bots/challenge.ts";
import { runIn } from "../bots/hero.ts";
import { huntIn } from "../bots/hunt.ts";
import type { BotRoom, JoinedRoom } from "../bots/joined-room.ts";
import { fishHere, lakeMap, lakeRouter, spotsByWay } from "../bots/lake.ts";
import { mineIn } from "../bots/mine.ts";
import { storyUntil } from "../bots/story.ts";
import { village, villageRouter, walkToPortal } from "../bots/village.ts";
import { walkTo } from "../bots/walk.ts";
import { type BotAtPlay, ignoring } from "./at-play.ts";
import type { Activity } from "./mix.ts";
import { look, wave } from "./plaza.ts";

/** Pauses of a person, ms, shortest and longest. */
const STANDING = [4_000, 15_000] as const;
const LOOKING = [500, 3_000] as const;
const READING = [2_000, 6_000] as const;
/** How long somebody stays at a spot, ms. */
const AT_THE_LAKE = [20_000, 60_000] as const;
/** Spots that an angler tries before going home: somebody else may have them. */
const SPOTS = 3;
/** How long somebody stays in the mine, in the forest or in the circle, ms: an expedition, some fights, or a part of one. */
const AT_A_GAME = [20_000, 90_000] as const;
/** How often an emote is shown at a sight. */
const CHEERFUL = 0.3;
/** How often something is said there. */
const TALKATIVE = 0.2;

/** Where there is something to see. */
const sights = [...village.spawns.values()];

/** What a bot does for each activity, once. Each throws Refused or Unanswered as the calls that it makes. */
export const activities: Record<Activity, (bot: BotAtPlay) => Promise<void>> = {
  stand: (bot) => pause(bot, STANDING),
  walk,
  talk,
  fish,
  mine: (bot) => playBehind<MiningState>(bot, "mine", "mining", mineIn),
  hunt: (bot) => playBehind<HuntingState>(bot, "forest", "hunting", huntIn),
  fight,
  hero,
  story,
  async deliver(bot) {
    const wallet = await bot.tasks.wallet();
    if (!(await bot.tasks.deliver(wallet))) await bot.tasks.exchange(wallet);
    await pause(bot, READING);
  },
  wave,
  look,
  async give(bot) {
    await bot.supply();
    await bot.tasks.deliver(await bot.tasks.wallet());
    await pause(bot, READING);
  },
  async enter(bot) {
    await bot.tasks.enterDraw();
    await pause(bot, READING);
  },
};

async function walk(bot: BotAtPlay): Promise<void> {
  const room = await bot.room<HubState>("hub");
  await walkTo(room, village, villageRouter.route, pick(bot.random, sights), bot.stop);
  if (bot.random() < CHEERFUL)
    await ignoring("too-fast", room.request("emote", { emote: pick(bot.random, EMOTES) }));
  else if (bot.random() < TALKATIVE)
    await ignoring("too-fast", room.request(SAY.name, { phrase: pick(bot.random, PHRASES) }));
  await pause(bot, LOOKING);
}

/** Who always stands in the village: whoever comes and goes with the story is there for few players. */
const residents = village.characters.filter(({ when }) => when === "");

async function talk(bot: BotAtPlay): Promise<void> {
  const room = await bot.room<HubState>("hub");
  const { slug, x, y, radius } = pick(bot.random, residents);
  const beside = nearestFree(village, x, y + radius + WALKER_RADIUS, WALKER_RADIUS);
  await walkTo(room, village, villageRouter.route, beside, bot.stop);
  await ignoring("too-fast", room.request(INTERACT.name, { target: slug }));
  await pause(bot, READING);
}

async function fish(bot: BotAtPlay): Promise<void> {
  await walkToPortal(await bot.room<HubState>("hub"), "lake", bot.stop);
  const lake = await bot.room<FishingState>("fishing");
  const angler = createAngler(lake, bot.journal, bot.random);
  const enough = AbortSignal.any([bot.stop, AbortSignal.timeout(between(bot.random, ...AT_THE_LAKE))]);
  for (let tried = 0; tried < SPOTS && !enough.aborted && !lake.gone.aborted; tried += 1) {
    const spot = spotsByWay[(bot.number + tried) % spotsByWay.length]!;
    await walkTo(lake, lakeMap, lakeRouter.route, spot, bot.stop);
    const once = async () => {
      await angler.fish(bot.stop);
      await pause(bot, LOOKING);
    };
    await fishHere(enough, lake.gone, once, 1);
  }
}

/** Goes through a door of the village and plays there for a while. */
async function playBehind<State>(
  bot: BotAtPlay,
  place: string,
  name: BotRoom,
  play: (room: JoinedRoom<State>, bot: BotAtPlay, enough: AbortSignal) => Promise<void>,
): Promise<void> {
  await walkToPortal(await bot.room<HubState>("hub"), place, bot.stop);
  const room = await bot.room<State>(name);
  const enough = AbortSignal.any([bot.stop, AbortSignal.timeout(between(bot.random, ...AT_A_GAME))]);
  await play(room, bot, enough);
}

/** One fight with the golem, such as the account may have; without any, the bot reads what the door says. */
async function fight(bot: BotAtPlay): Promise<void> {
  await bot.grow();
  const wanted = await fightNow(bot.visitor, bot.random);
  if (!wanted) return pause(bot, READING);
  await playBehind<BossState>(bot, "magic-circle", "boss", (circle, _, enough) =>
    challengeIn(circle, bot, [wanted], enough),
  );
}

/** Runs of Diamond Hero for a while, from the arena where whoever has all diamonds was last; others read what the gate says. */
async function hero(bot: BotAtPlay): Promise<void> {
  await bot.leave();
  await bot.gather();
  const enough = AbortSignal.any([bot.stop, AbortSignal.timeout(between(bot.random, ...AT_A_GAME))]);
  try {
    await runIn(await bot.room<HeroState>("diamond_hero"), bot, enough);
  } catch (error) {
    if (!isRefusal(error, "too-far", "forbidden")) throw error;
    await pause(bot, READING);
  }
}

/** An act and a hall, alone in their rooms, or as much of them as there is time for: what was done in a visit is lost when it ends. */
async function story(bot: BotAtPlay): Promise<void> {
  await bot.leave();
  const enough = AbortSignal.any([bot.stop, AbortSignal.timeout(between(bot.random, ...AT_A_GAME))]);
  await storyUntil(enough, bot).catch((error: unknown) => {
    // Whoever goes in the middle of a walk has walked nowhere.
    if (!enough.aborted) throw error;
  });
}

async function pause({ random, stop }: BotAtPlay, [least, most]: readonly [number, number]): Promise<void> {
  await sleep(least + random() * (most - least), undefined, { signal: stop }).catch(() => undefined);
}
