import { evidenceOf } from "@diamond-valley/schemas/arena/evidence.ts";
import type { World } from "@diamond-valley/schemas/arena/world.ts";
import { createBot, fly, SKILLS } from "@diamond-valley/schemas/deep/bots.fixture.ts";
import type { BeginAnswer, DeepState, EndAnswer, GemPaid } from "@diamond-valley/schemas/deep/deep.ts";
import { DEEP_MESSAGES, GEM, OVER } from "@diamond-valley/schemas/deep/messages.ts";
import { DEEP_RULES } from "@diamond-valley/schemas/deep/rules.ts";
import { seededRandom } from "@diamond-valley/schemas/random.ts";
import { changed } from "@diamond-valley/schemas/story/progress.ts";
import type { Room } from "colyseus.js";
import { playIn } from "../../arena/testing/fighters.ts";
import { createProgressStore } from "../../story/progress.ts";
import type { TestGame } from "../../testing/rooms.ts";
import type { KeptFlight } from "../flights.ts";

/** At the upper door of the shaft, and at the plate of the hall. */
export const AT_SHAFT_DOOR = { place: "deep-shaft", area: 1, x: 420, y: 190 } as const;
export const AT_PLATE = { place: "deep-arena", area: 1, x: 480, y: 600 } as const;

/** A flight of somebody who flies well, played without a room: what the room would store of it. */
export function flown(account: string, attempt: string): KeptFlight {
  const { setup, recording, gems, outcome } = fly({ seed: 3, skill: SKILLS.ace });
  const evidence = evidenceOf(DEEP_RULES, setup, recording);
  return { attempt, account, gems: [...gems], survived: outcome === "success", evidence };
}

/** How a test's flyer plays. */
export type Plays = "flies" | "stands";

/** Plays in a hall that was joined. */
export function flyIn(room: Room<unknown, DeepState>) {
  const gems: GemPaid[] = [];
  room.onMessage<GemPaid>(GEM.name, (gem) => void gems.push(gem));
  let bot: { world: World; act: ReturnType<typeof createBot> } | null = null;
  const flies = (world: World) => {
    if (bot?.world !== world) bot = { world, act: createBot(world, SKILLS.ace, seededRandom(5)) };
    return bot.act();
  };
  const game = { rules: DEEP_RULES, messages: DEEP_MESSAGES, over: OVER };
  const flyer = playIn<DeepState, BeginAnswer, EndAnswer>(room, game);
  return {
    ...flyer,
    heard: Object.assign(flyer.heard, { gems }),
    plays: (how: Plays) => flyer.plays(how === "flies" ? flies : () => ({})),
    begin: (flight: boolean, calm = false) => flyer.begin({ flight, calm }),
  };
}

/** A player who comes into the hall from the shaft; `known` is what it has done before. */
export async function comeToHall(
  game: TestGame,
  account: string,
  known: Readonly<Record<string, number>> = {},
  how: { address?: string; comesBack?: boolean } = {},
) {
  const set = { "done.platinum": 1, ...known };
  await createProgressStore(game.deps).change(account, (before) => changed(before, { set, add: {} }));
  await game.stand(account, AT_SHAFT_DOOR);
  const flyer = flyIn(await game.join<DeepState>(account, "deep-arena", how));
  return {
    ...flyer,
    account,
    facts: async () => (await createProgressStore(game.deps).read(account)).facts,
    async leave() {
      flyer.close();
      await game.rooms.seats.exit(account);
    },
  };
}
