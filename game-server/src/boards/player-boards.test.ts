import type { PlayerBoard } from "@diamond-valley/schemas/boards/boards.ts";
import { COLOURS } from "@diamond-valley/schemas/wallet/colours.ts";
import { joinTeamKey } from "@diamond-valley/schemas/wallet/operations/join-team.ts";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { testServer } from "../testing/server.ts";
import type { WalletDocument } from "../wallet/document.ts";
import { emptyWallet } from "../wallet/document.ts";
import { many, registeredPlayer, type TestPlayer } from "../wallet/testing/player.ts";
import { walletModel } from "../wallet/wallet-model.ts";
import { createPlayerBoards } from "./player-boards.ts";
import { WALLET_BOARDS } from "./wallet-board.ts";

const server = testServer();
/** In Korea weeks turn on Mondays at 09:00, which is midnight here. */
const WEEK_2 = Date.parse("2025-10-13T00:00:00Z");
const NOON = 12 * 3_600_000;
const QUESTS = "/game_rpg/leaderboard/quests";
const BOSS = "/game_rpg/leaderboard/boss";
const boardAt = async (who: TestPlayer, path: string) => (await who.call<PlayerBoard>("GET", path)).body;
const inShort = ({ top }: PlayerBoard) => top.map(({ rank, score, own }) => [rank, score, own]);
let people = 0;
const player = () => registeredPlayer(server, `board-${++people}`);
const wallets = () => walletModel.collection(server.deps.connection);

/** Delivers a fish of each of so many colours. */
async function deliver({ id, wallets: store }: TestPlayer, times: number): Promise<void> {
  for (const colour of COLOURS.slice(0, times)) {
    const key = (what: string) => `${what}:${server.deps.id()}`;
    const skill = { skill: "fishing", skillExperience: 0 } as const;
    const items = many(colour, 10);
    await store.apply(id, { kind: "catch", key: key("stock"), category: "fish", items, ...skill });
    const quantities = { category: "fish", colour, quantity: 10, experience: 1 } as const;
    await store.apply(id, { kind: "delivery", key: key("delivery"), ...quantities });
  }
}

test("Kind Heroes: deliveries of this week and of all, with names and teams, and a week that turns", async () => {
  server.clock.set(WEEK_2 - 1);
  const [ann, ben] = [await player(), await player()];
  await ann.call("PUT", "/game_rpg/nickname", { nickname: "Nova" });
  await ann.wallets.apply(ann.id, { kind: "join-team", key: joinTeamKey("green"), team: "green", day: 1 });
  expect(await boardAt(ann, QUESTS)).toMatchObject({ week: 1, top: [], around: [], percentile: null });
  await deliver(ann, 2);
  await deliver(ben, 1);
  const first = await boardAt(ann, `${QUESTS}?span=week`);
  expect(first).toMatchObject({ week: 1, players: 2, percentile: 50 });
  expect(inShort(first)).toEqual([
    [1, 2, true],
    [2, 1, false],
  ]);
  expect(first.top[0]).toMatchObject({ name: "Nova", team: "green", attempts: null });
  expect(first.top[1]!.team).toBeNull();
  expect(first.around.map(({ rank }) => rank)).toEqual([1, 2]);

  server.clock.set(WEEK_2);
  expect(await boardAt(ann, QUESTS)).toMatchObject({ week: 2, top: [] });
  server.clock.set(WEEK_2 + NOON);
  await deliver(ben, 2);
  expect(inShort(await boardAt(ben, QUESTS))).toEqual([[1, 2, true]]);
  expect(await boardAt(ben, `${QUESTS}?span=all`)).toMatchObject({ week: 0, players: 2 });
  expect(inShort(await boardAt(ann, `${QUESTS}?span=all`))).toEqual([
    [1, 3, false],
    [2, 2, true],
  ]);
  // Behind the fourth week its boards stay.
  server.clock.set(Date.parse("2025-11-05T00:00:00Z"));
  expect(await boardAt(ann, QUESTS)).toMatchObject({ week: 4, top: [] });
  expect(await boardAt(ann, BOSS)).toMatchObject({ week: 4, top: [] });
  await ben.wallets.erase(ben.id);
  expect(inShort(await boardAt(ann, `${QUESTS}?span=all`))).toEqual([[1, 2, true]]);
});

describe("the boss of the week", () => {
  test("has a board in weeks with a boss: the best scores, of equal ones fewer attempts above", async () => {
    server.clock.set(WEEK_2 - 1);
    const people = [await player(), await player(), await player(), await player()];
    expect(await boardAt(people[0]!, BOSS)).toEqual({
      ...{ week: 0, top: [], around: [] },
      ...{ players: 0, percentile: null },
    });
    server.clock.set(WEEK_2);
    const fights = [
      [5_000, 2],
      [7_000, 3],
      [7_000, 1],
      [5_000, 2],
    ] as const;
    for (const [index, [own, attempts]] of fights.entries())
      await wallets().updateOne(
        { _id: people[index]!.id },
        { $set: { "holdings.boss.2": { attempts, ended: attempts, best: { own, equal: 100 * index + 1 } } } },
      );
    const board = await boardAt(people[3]!, BOSS);
    expect(board).toMatchObject({ week: 2, players: 4, percentile: 0 });
    expect(board.top.map(({ rank, score, attempts }) => [rank, score, attempts])).toEqual([
      [1, 7_000, 1],
      [2, 7_000, 3],
      [3, 5_000, 2],
      [3, 5_000, 2],
    ]);
    const equal = await boardAt(people[3]!, `${BOSS}?arms=equal`);
    expect(equal.top[0]).toMatchObject({ score: 301, own: true });
  });
  test.each([`${BOSS}?arms=none`, `${QUESTS}?span=day`, `${QUESTS}?week=1`])(
    "%s is refused",
    async (path) => {
      const who = await player();
      expect(await who.call("GET", path)).toMatchObject({ status: 400, body: { code: "bad-request" } });
    },
  );
});

test("whoever looks: ranks are those of a plain sort, ties of attempts included", async () => {
  server.clock.set(WEEK_2);
  const byId = async (account: string) => ({ nickname: account });
  const boards = createPlayerBoards({ deps: server.deps, accounts: { byId } });
  const fighter = fc.record({
    score: fc.integer({ min: 1, max: 6 }),
    attempts: fc.integer({ min: 1, max: 4 }),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(fighter, { maxLength: 60 }), fc.nat(60), async (all, asker) => {
      await wallets().deleteMany({});
      const documents = all.map(
        ({ score, attempts }, index): WalletDocument => ({
          ...emptyWallet(`p${String(index).padStart(2, "0")}`, "1"),
          holdings: { boss: { 2: { attempts, best: { own: score } } } } as never,
        }),
      );
      if (documents.length > 0) await wallets().insertMany(documents);
      const sorted = all
        .map((each, index) => ({ ...each, name: `p${String(index).padStart(2, "0")}` }))
        .toSorted((a, b) => b.score - a.score || a.attempts - b.attempts || (a.name < b.name ? -1 : 1));
      const rankOf = (one: (typeof sorted)[number]) =>
        1 +
        sorted.filter((o) => o.score > one.score || (o.score === one.score && o.attempts < one.attempts))
          .length;
      const wanted = (some: typeof sorted) => some.map((one) => [rankOf(one), one.name]);
      const self = `p${String(asker).padStart(2, "0")}`;
      const { top, around } = await boards.boss(self, "own");
      expect(top.map(({ rank, name }) => [rank, name])).toEqual(wanted(sorted.slice(0, 50)));
      const place = sorted.findIndex(({ name }) => name === self);
      expect(around.map(({ rank, name }) => [rank, name])).toEqual(
        place < 0 ? [] : wanted(sorted.slice(Math.max(0, place - 3), place + 4)),
      );
    }),
    { numRuns: 25 },
  );
}, 60_000);

test.each(WALLET_BOARDS)("the board of $score is read from its index alone", async ({ score }) => {
  const path = `holdings.${score}`;
  const { queryPlanner } = (await wallets()
    .find({ [path]: { $gt: 0 } })
    .sort({
      [path]: -1,
      ...(score.startsWith("boss") && { [`holdings.${score.split(".best")[0]}.attempts`]: 1 }),
      _id: 1,
    })
    .limit(50)
    .explain("queryPlanner")) as { queryPlanner: { winningPlan: unknown } };
  const plan = JSON.stringify(queryPlanner.winningPlan);
  expect(plan).toContain("IXSCAN");
  expect(plan).not.toMatch(/"stage":"(COLLSCAN|SORT)"/);
});
