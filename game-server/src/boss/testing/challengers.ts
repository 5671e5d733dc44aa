import type { BeginAnswer, BossState, EndAnswer } from "@diamond-valley/schemas/boss/boss.ts";
import { BOSS_MESSAGES, OVER } from "@diamond-valley/schemas/boss/messages.ts";
import { BOSS_RULES } from "@diamond-valley/schemas/boss/rules.ts";
import { seasonAt } from "@diamond-valley/schemas/season/season.ts";
import { changed } from "@diamond-valley/schemas/story/progress.ts";
import { COLOURS } from "@diamond-valley/schemas/wallet/colours.ts";
import { experienceAt } from "@diamond-valley/schemas/wallet/levels.ts";
import { CATEGORIES } from "@diamond-valley/schemas/wallet/wallet.ts";
import type { Room } from "colyseus.js";
import { playIn } from "../../arena/testing/fighters.ts";
import { createProgressStore } from "../../story/progress.ts";
import type { TestGame } from "../../testing/rooms.ts";
import type { WalletStore } from "../../wallet/store.ts";

/** Where one stands in the circle. */
export const IN_CIRCLE = { place: "magic-circle", area: 1, x: 500, y: 600 } as const;

/** Experience of a skill that leads beyond its last mastery level. */
const MASTERED = 20_000;

/** Makes a player strong enough to win, at `level` at least. */
export async function train(
  { apply }: Pick<WalletStore, "apply">,
  account: string,
  level = 30,
): Promise<void> {
  const experience = experienceAt(level);
  await apply(account, { kind: "grant", key: `train:${level}`, diamonds: 0, experience, items: {} });
  for (const [skill, category] of [
    ["combat", "herbs"],
    ["mining", "ore"],
  ] as const)
    await apply(account, {
      ...{ kind: "catch", key: `train:${skill}`, category, items: ["failed"], skill },
      skillExperience: MASTERED,
    });
}

/** Does all twelve main quests. The player needs level 30, with which a day has deliveries enough. */
export async function helpEverybody({ apply }: Pick<WalletStore, "apply">, account: string): Promise<void> {
  for (const category of CATEGORIES)
    for (const colour of COLOURS)
      await apply(account, {
        ...{ kind: "delivery", key: `delivery:${category}:${colour}`, category, colour },
        ...{ quantity: 0, experience: 1 },
      });
}

/** A player whom the elder has asked for help. */
export async function called(game: Pick<TestGame, "wallets" | "deps">, account: string): Promise<void> {
  await train(game.wallets, account);
  await helpEverybody(game.wallets, account);
  const facts = { set: { "golem.called": 1 }, add: {} };
  await createProgressStore(game.deps).change(account, (before) => changed(before, facts));
}

/** Sets the season to an instant that is not over yet. */
export function travelTo(game: TestGame, instant: string): void {
  game.skip(Date.parse(instant) - game.deps.clock.now());
  Object.assign(game.season, seasonAt(game.deps.clock.now()));
}

/** A player who comes to stand in the circle. */
export async function comeToCircle(
  game: TestGame,
  account: string,
  how: { address?: string; comesBack?: boolean } = {},
) {
  await game.stand(account, IN_CIRCLE);
  const room = await game.join<BossState>(account, "magic-circle", how);
  const challenger = fightIn(room);
  return {
    ...challenger,
    account,
    async leave() {
      challenger.close();
      await game.rooms.seats.exit(account);
    },
  };
}

/** Whether the golem was struck, and stands. */
export const isHurt = ({ health }: { health: number }): boolean => health > 0 && health < 95;

/** Plays in a circle that was joined. */
export const fightIn = (room: Room<unknown, BossState>) =>
  playIn<BossState, BeginAnswer, EndAnswer>(room, {
    rules: BOSS_RULES,
    messages: BOSS_MESSAGES,
    over: OVER,
  });
