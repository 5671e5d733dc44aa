import { setTimeout as sleep } from "node:timers/promises";
import { MATCHED } from "@diamond-valley/schemas/emote-match/messages.ts";
import type { HubState } from "@diamond-valley/schemas/hub/hub.ts";
import { nearestFree } from "@diamond-valley/schemas/maps/collision.ts";
import { between, pick } from "@diamond-valley/schemas/random.ts";
import { EMOTE } from "@diamond-valley/schemas/walking/messages.ts";
import { EMOTE_INTERVAL, WALKER_RADIUS } from "@diamond-valley/schemas/walking/walking.ts";
import type { JoinedRoom } from "../bots/joined-room.ts";
import { village, villageRouter } from "../bots/village.ts";
import { walkTo } from "../bots/walk.ts";
import { type BotAtPlay, ignoring } from "./at-play.ts";

/** In front of the fountain, and how far from there (px) the places are where bots meet. */
const MIDDLE = { x: 1_090, y: 1_010 };
const AROUND = 90;
/** How often somebody waves before going on. */
const WAVES = 4;
/** Boards that are read, as whoever has one open does. */
const BOARDS = [
  "team",
  "team?span=all",
  "quests?span=week",
  "quests?span=all",
  "boss",
  "hero?span=all",
] as const;
const READING = [4_000, 10_000] as const;

/** Rooms whose matches are counted already. */
const heard = new WeakSet<JoinedRoom<HubState>>();

/** Joins a team, walks to the others at the fountain, and waves to them. */
export async function wave(bot: BotAtPlay): Promise<void> {
  const { random, stop, journal } = bot;
  await bot.tasks.joinTeam();
  const hub = await bot.room<HubState>("hub");
  if (!heard.has(hub)) {
    heard.add(hub);
    hub.on<NonNullable<(typeof MATCHED)["content"]>>(MATCHED.name, ({ points }) => {
      if (points > 0) journal.matches += 1;
    });
  }
  const [dx, dy] = [between(random, -AROUND, AROUND), between(random, -AROUND, AROUND)];
  const beside = nearestFree(village, MIDDLE.x + dx, MIDDLE.y + dy, WALKER_RADIUS);
  await walkTo(hub, village, villageRouter.route, beside, stop);
  for (let waves = 0; waves < WAVES && !stop.aborted && !hub.gone.aborted; waves += 1) {
    await ignoring("too-fast", hub.request(EMOTE.name, { emote: "wave" }));
    await sleep(EMOTE_INTERVAL + random() * 1_500, undefined, { signal: stop }).catch(() => undefined);
  }
}

/** Reads a board. */
export async function look({ visitor, random, stop }: BotAtPlay): Promise<void> {
  await visitor.call("GET", `/game_rpg/leaderboard/${pick(random, BOARDS)}`);
  await sleep(between(random, ...READING), undefined, { signal: stop }).catch(() => undefined);
}
