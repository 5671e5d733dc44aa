import { playArena } from "@diamond-valley/game-server/arena/testing/arena-client.ts";
import { IDLE, PACES, packInput } from "@diamond-valley/schemas/arena/input.ts";
import type { ArenaRules } from "@diamond-valley/schemas/arena/rules.ts";
import { HUNTING_MESSAGES } from "@diamond-valley/schemas/hunting/messages.ts";
import { huntingRules } from "@diamond-valley/schemas/hunting/rules.ts";
import { MINING_MESSAGES } from "@diamond-valley/schemas/mining/messages.ts";
import { miningRules } from "@diamond-valley/schemas/mining/rules.ts";
import { type Random, seededRandom } from "@diamond-valley/schemas/random.ts";
import { goTo } from "../../bots/going.ts";
import { createPlayer, type Player } from "../../bots/player.ts";
import { mapOf } from "../../bots/route.ts";

/** The places whose frames are measured: both are played on the arena kernel. */
export const MEASURED_PLACES = { mine: 8, forest: 12 } as const;
export type MeasuredPlace = keyof typeof MEASURED_PLACES;

/** Ticks that a bot walks one way: so short that all stay in view of the door that they came by. */
const WAY = 12;
/** One strolling bot in so many stands at any moment. */
const STANDING = 3;
/** Directions of a turn. */
const TURN = 256;
/** The number of the full pace. */
const FULL_PACE = PACES.length - 1;

/** The rules of a place, and how its room begins an outing. */
const GAMES: Record<MeasuredPlace, { rules: () => ArenaRules; begin: string }> = {
  mine: { rules: () => miningRules(mapOf("mine")), begin: MINING_MESSAGES.begin.name },
  forest: { rules: () => huntingRules(mapOf("forest")), begin: HUNTING_MESSAGES.begin.name },
};

/** A registered player, new at the product. */
export async function newcomer(url: string, number: number): Promise<Player> {
  const player = createPlayer({ url, number, loginHint: `bot-${number}` });
  await player.arrive(new AbortController().signal);
  return player;
}

/** Enters the place and leaves it, so that it is the player's last position. */
export async function visitOnce(
  player: Player,
  url: string,
  number: number,
  place: MeasuredPlace,
): Promise<void> {
  const room = await goTo(contextOf(player, url, number), place, new AbortController().signal);
  await room.leave();
}

/** Walks about at the door of the place. Answers how to leave. */
export async function strollIn(
  player: Player,
  url: string,
  number: number,
  place: MeasuredPlace,
): Promise<() => Promise<void>> {
  const context = contextOf(player, url, number);
  const room = await goTo(context, place, new AbortController().signal);
  const { rules, begin } = GAMES[place];
  let way = wayOf(context.random);
  let since = 0;
  const page = playArena(room.connection, rules(), () => {
    const tick = page.runner?.world.clock.tick[0] ?? 0;
    if (tick - since >= WAY) [way, since] = [wayOf(context.random), tick];
    return way;
  });
  await room.request(begin, {});
  return async () => {
    page.close();
    await room.leave();
  };
}

function wayOf(random: Random): number {
  if (random() * STANDING < 1) return packInput(IDLE);
  return packInput({ ...IDLE, pace: FULL_PACE, move: Math.floor(random() * TURN) });
}

const contextOf = ({ visitor, journal }: Player, url: string, number: number) => ({
  url,
  number,
  visitor,
  journal,
  random: seededRandom(number),
});
