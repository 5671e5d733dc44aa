import type { BeginAnswer, EndAnswer, HeroState } from "@diamond-valley/schemas/diamond-hero/hero.ts";
import { HERO_MESSAGES, OVER } from "@diamond-valley/schemas/diamond-hero/messages.ts";
import { HERO_RULES } from "@diamond-valley/schemas/diamond-hero/rules.ts";
import { PARTS } from "@diamond-valley/schemas/story/parts.ts";
import { changed } from "@diamond-valley/schemas/story/progress.ts";
import type { Room } from "colyseus.js";
import { playIn } from "../../arena/testing/fighters.ts";
import { createProgressStore } from "../../story/progress.ts";
import type { TestGame } from "../../testing/rooms.ts";

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
  const game = { rules: HERO_RULES, messages: HERO_MESSAGES, over: OVER };
  const runner = playIn<HeroState, BeginAnswer, EndAnswer>(room, game);
  return { ...runner, begin: (wanted: object = { character: "small-robot" }) => runner.begin(wanted) };
}
