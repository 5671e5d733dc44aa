import { IDLE, packInput } from "@diamond-valley/schemas/arena/input.ts";
import type { BeginAnswer, EndAnswer, HeroState } from "@diamond-valley/schemas/diamond-hero/hero.ts";
import { HERO_MESSAGES, OVER } from "@diamond-valley/schemas/diamond-hero/messages.ts";
import { HERO_RULES } from "@diamond-valley/schemas/diamond-hero/rules.ts";
import { PARTS } from "@diamond-valley/schemas/story/parts.ts";
import { changed } from "@diamond-valley/schemas/story/progress.ts";
import type { WalletUpdate } from "@diamond-valley/schemas/wallet/wallet.ts";
import type { Room } from "colyseus.js";
import { type ArenaClient, playArena } from "../../arena/testing/arena-client.ts";
import { createProgressStore } from "../../story/progress.ts";
import type { TestGame } from "../../testing/rooms.ts";
import type { Plays } from "./plays.ts";

/** In front of the lit gate of the lobby, and in the middle of the arena. */
export const AT_GATE = { place: "diamond-hero", area: 1, x: 480, y: 280 } as const;
export const IN_ARENA = { place: "neon-arena", area: 1, x: 2_000, y: 2_000 } as const;

/** The facts of somebody who has picked up every diamond of the acts. */
export const ALL_GEMS: Readonly<Record<string, number>> = Object.fromEntries(
  [...PARTS].flatMap(([part, { kind, gems }]) =>
    kind === "main"
      ? Array.from({ length: gems.count }, (_, index) => [`gem.${part}.${index + 1}`, 1] as const)
      : [],
  ),
);

/** Gives a player every diamond of the acts, as far as the story knows. */
export async function finishActs(deps: TestGame["deps"], account: string): Promise<void> {
  const facts = { set: ALL_GEMS, add: {} };
  await createProgressStore(deps).change(account, (before) => changed(before, facts));
}

/** A player who comes into the arena. */
export async function comeToArena(
  game: TestGame,
  account: string,
  how: { address?: string; comesBack?: boolean } = {},
) {
  await finishActs(game.deps, account);
  await game.stand(account, IN_ARENA);
  const room = await game.join<HeroState>(account, "neon-arena", how);
  const runner = runIn(room);
  return {
    ...runner,
    account,
    async leave() {
      runner.close();
      await game.rooms.seats.exit(account);
    },
  };
}

/** Plays in an arena that was joined. */
export function runIn(room: Room<unknown, HeroState>) {
  const heard = { over: 0, updates: [] as WalletUpdate[] };
  room.onMessage(OVER.name, () => {
    heard.over += 1;
  });
  room.onMessage<WalletUpdate>("wallet", (update) => void heard.updates.push(update));
  let plays: Plays = () => ({});
  const page: ArenaClient = playArena(room, HERO_RULES, () =>
    packInput({ ...IDLE, ...(page.runner && plays(page.runner.world)) }),
  );
  const { begin, end } = HERO_MESSAGES;
  return {
    room,
    page,
    heard,
    me: () => room.state.players.get(room.sessionId)!,
    /** How its figure plays from now on. */
    plays(how: Plays) {
      plays = how;
    },
    begin: (wanted: object = { character: "small-robot" }) =>
      room.request<unknown, BeginAnswer & { update?: WalletUpdate }>(begin.name, wanted),
    end: () => room.request<unknown, EndAnswer>(end.name, {}),
    close() {
      page.close();
      room.reconnection.enabled = false;
    },
  };
}
