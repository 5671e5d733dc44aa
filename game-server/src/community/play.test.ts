import { DAY } from "@diamond-valley/schemas/clock.ts";
import type { CommunityNews } from "@diamond-valley/schemas/community/news.ts";
import type { HubState } from "@diamond-valley/schemas/hub/hub.ts";
import { weekSpan } from "@diamond-valley/schemas/season/season.ts";
import type { WalletUpdate } from "@diamond-valley/schemas/wallet/wallet.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { freshDatabase } from "../testing/database.ts";
import { startGame, type TestGame, until } from "../testing/rooms.ts";
import { auditWallets } from "../wallet/invariants.ts";
import { createGoals } from "./goals.ts";
import { give } from "./testing/gave.ts";

const database = freshDatabase();
let game: TestGame;
beforeAll(async () => {
  game = await startGame(database.connection);
});
afterAll(() => game?.close());

/** What a player in the village is told of the week. */
async function villager(account: string) {
  const room = await game.join<HubState>(account, "village");
  const told: CommunityNews[] = [];
  room.onMessage<WalletUpdate>("wallet", ({ community }) => community && told.push(community));
  return {
    told,
    leave: () => room.leave(),
    give: (times: number) => give(game.deps, game.wallets, account, times, "fish"),
  };
}
const clockTo = (instant: number) => game.skip(instant - game.deps.clock.now());

test("the clock moves over Monday 09:00 while people play: each delivery counts for its week, and what was reached is paid and told", async () => {
  const goals = createGoals({ deps: game.deps, wallets: game.wallets });
  const [ann, ben] = [await villager("ann"), await villager("ben")];
  // Friday: the goal is 20.
  clockTo(weekSpan(1).start + 4 * DAY);
  await goals.sweep();
  await ann.give(5);
  await ben.give(5);
  const given = { week: 1, given: 1, challenge: 0, goal: 0 };
  await until(() => ann.told.length === 5);
  expect(ann.told).toEqual([given, given, given, given, { ...given, challenge: 5 }]);
  game.skip(3_000);
  await goals.sweep();
  const half = { week: 1, given: 0, challenge: 0, goal: 25 };
  await until(() => ann.told.at(-1)?.goal === 25 && ben.told.at(-1)?.goal === 25);
  expect(ann.told.at(-1)).toEqual(half);

  // The last minute of the week, and the first of the next: the day's limit is five.
  clockTo(weekSpan(2).start - 60_000);
  await ann.give(5);
  await ben.give(4);
  clockTo(weekSpan(2).start);
  await ben.give(1);
  game.skip(3_000);
  await goals.sweep();
  expect(await goals.of(1)).toMatchObject({ given: 19, reached: 1 });
  expect(await goals.of(2)).toMatchObject({ given: 0, players: 0 });
  await give(game.deps, game.wallets, "ann", 1, "herbs");
  await until(() => ann.told.at(-1)?.week === 2);
  expect(ann.told.at(-1)).toEqual({ week: 2, given: 1, challenge: 0, goal: 0 });
  game.skip(3_000);
  await goals.sweep();
  expect(await goals.of(2)).toMatchObject({ given: 1, players: 1, early: 1 });
  for (const who of ["ann", "ben"]) expect((await game.wallets.view(who)).community.earned).toBe(25 + 5);
  await Promise.all([ann.leave(), ben.leave()]);
  expect(await auditWallets(database.connection)).toEqual([]);
  expect(game.errors).toEqual([]);
});
