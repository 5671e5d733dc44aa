import type { PlayerBoard } from "@diamond-valley/schemas/boards/boards.ts";
import { COLOURS } from "@diamond-valley/schemas/wallet/colours.ts";
import { joinTeamKey } from "@diamond-valley/schemas/wallet/operations/join-team.ts";
import type { WalletOperation } from "@diamond-valley/schemas/wallet/operations.ts";
import { describe, expect, test } from "vitest";
import { until } from "../testing/rooms.ts";
import { testServer } from "../testing/server.ts";
import { many, registeredPlayer, type TestPlayer } from "../wallet/testing/player.ts";

const server = testServer();
/** In Korea weeks turn on Mondays at 09:00, which is midnight here. */
const WEEK_2 = Date.parse("2025-10-13T00:00:00Z");
const WEEK_3 = Date.parse("2025-10-20T00:00:00Z");
const NOON = 12 * 3_600_000;
const QUESTS = "/game_rpg/leaderboard/quests";
const BOSS = "/game_rpg/leaderboard/boss";
const boardAt = async (who: TestPlayer, path: string) => (await who.call<PlayerBoard>("GET", path)).body;
const inShort = ({ top }: PlayerBoard) => top.map(({ rank, score, own }) => [rank, score, own]);
let people = 0;
const player = () => registeredPlayer(server, `board-${++people}`);

/** The board as soon as it says what it should: it is two seconds old at most. */
async function seen(who: TestPlayer, path: string, wanted: ReturnType<typeof inShort>): Promise<PlayerBoard> {
  let last: PlayerBoard | undefined;
  await until(async () => {
    last = await boardAt(who, path);
    return JSON.stringify(inShort(last)) === JSON.stringify(wanted);
  }).catch(() => {});
  expect(inShort(last!)).toEqual(wanted);
  return last!;
}

const apply = ({ id, wallets }: TestPlayer, operation: WalletOperation) => wallets.apply(id, operation);
const key = (what: string) => `${what}:${server.deps.id()}`;

/** Delivers a fish of each of so many colours. */
async function deliver(who: TestPlayer, times: number): Promise<void> {
  for (const colour of COLOURS.slice(0, times)) {
    const skill = { skill: "fishing", skillExperience: 0 } as const;
    await apply(who, {
      kind: "catch",
      key: key("stock"),
      category: "fish",
      items: many(colour, 10),
      ...skill,
    });
    const quantities = { category: "fish", colour, quantity: 10, experience: 1 } as const;
    await apply(who, { kind: "delivery", key: key("delivery"), ...quantities });
  }
}

/** Fights the boss of a week with so many points each time; the first fight is won. */
async function fight(
  who: TestPlayer,
  week: number,
  arms: "own" | "equal",
  ...scores: number[]
): Promise<void> {
  for (const [index, score] of scores.entries()) {
    const attempt = server.deps.id();
    await apply(who, { kind: "boss-start", key: `boss-start:${attempt}`, attempt, week });
    const ended = { attempt, week, arms, won: index === 0, score };
    await apply(who, { kind: "boss-end", key: `quest:boss:${attempt}`, ...ended });
  }
}

test("Kind Heroes: deliveries of this week and of all, with names, teams and the title of last week, and a week that turns", async () => {
  server.clock.set(WEEK_2 - 1);
  const [ann, ben] = [await player(), await player()];
  await ann.call("PUT", "/game_rpg/nickname", { nickname: "Nova" });
  await apply(ann, { kind: "join-team", key: joinTeamKey("green"), team: "green", day: 1 });
  expect(await boardAt(ann, QUESTS)).toMatchObject({ week: 1, top: [], around: [], percentile: null });
  await deliver(ann, 2);
  await deliver(ben, 1);
  const first = await seen(ann, `${QUESTS}?span=week`, [
    [1, 2, true],
    [2, 1, false],
  ]);
  expect(first).toMatchObject({ week: 1, players: 2, percentile: 50 });
  const counts = { score: 2, best: 2, total: 2, attempts: null, boss: 0, wins: null };
  expect(first.top[0]).toEqual({
    ...{ rank: 1, player: expect.stringMatching(/^[\w-]{22}$/), name: "Nova", team: "green", title: null },
    ...{ ...counts, own: true },
  });
  expect(first.top[1]!.team).toBeNull();
  expect(first.around).toEqual(first.top);
  expect(JSON.stringify(first)).not.toContain(ann.id);

  server.clock.set(WEEK_2);
  expect(await boardAt(ann, QUESTS)).toMatchObject({ week: 2, top: [] });
  server.clock.set(WEEK_2 + NOON);
  await deliver(ben, 2);
  const second = await seen(ben, QUESTS, [[1, 2, true]]);
  expect(second.top[0]).toMatchObject({ title: { board: "kind", rank: 2 }, best: 2, total: 3 });
  expect(await boardAt(ben, `${QUESTS}?span=all`)).toMatchObject({ week: 0, players: 2 });
  const all = await seen(ann, `${QUESTS}?span=all`, [
    [1, 3, false],
    [2, 2, true],
  ]);
  expect(all.top.map(({ title }) => title?.rank)).toEqual([2, 1]);
  // A name is that of now; behind the fourth week its boards stay.
  await ann.call("PUT", "/game_rpg/nickname", { nickname: "Supernova" });
  await until(async () => (await boardAt(ben, `${QUESTS}?span=all`)).top[1]?.name === "Supernova");
  server.clock.set(Date.parse("2025-11-05T00:00:00Z"));
  expect(await boardAt(ann, QUESTS)).toMatchObject({ week: 4, top: [] });
  expect(await boardAt(ann, BOSS)).toMatchObject({ week: 4, top: [] });
  await ben.wallets.erase(ben.id);
  await seen(ann, `${QUESTS}?span=all`, [[1, 2, true]]);
});

describe("the boss of the week", () => {
  test("has a board in weeks with a boss: the best scores, of equal ones fewer attempts above, and one of all weeks", async () => {
    server.clock.set(WEEK_2 - 1);
    const [ann, ben, cal, dot] = [await player(), await player(), await player(), await player()];
    const nobody = { week: 0, top: [], around: [], players: 0, percentile: null };
    expect(await boardAt(ann, BOSS)).toEqual(nobody);
    server.clock.set(WEEK_2);
    await fight(ann, 2, "own", 5_000, 400);
    await fight(ben, 2, "own", 7_000, 6_000, 7_000);
    await fight(cal, 2, "own", 7_000);
    await fight(dot, 2, "own", 100, 5_000);
    // Of equal ones with as many attempts either may be shown first.
    const board = await seen(cal, BOSS, [
      [1, 7_000, true],
      [2, 7_000, false],
      [3, 5_000, false],
      [3, 5_000, false],
    ]);
    expect(board).toMatchObject({ week: 2, players: 4, percentile: 75 });
    expect(board.top[1]).toMatchObject({ best: 7_000, total: 20_000, attempts: 3, boss: 7_000, wins: 1 });
    await fight(dot, 2, "equal", 301);
    const equal = await seen(dot, `${BOSS}?arms=equal`, [[1, 301, true]]);
    expect(equal.top[0]).toMatchObject({ total: 301, attempts: 3, boss: 5_000 });

    server.clock.set(WEEK_3);
    await fight(ann, 3, "own", 5_500);
    const third = await seen(ann, BOSS, [[1, 5_500, true]]);
    expect(third.top[0]).toMatchObject({ title: { board: "boss", rank: 3 }, total: 5_500, wins: 1 });
    const all = await seen(ann, `${BOSS}?span=all`, [
      [1, 7_000, false],
      [2, 7_000, false],
      [3, 5_500, true],
      [4, 5_000, false],
    ]);
    expect(all.top[2]).toMatchObject({ best: 5_500, total: 10_900, attempts: 3, wins: 2 });
  });
  test.each([`${BOSS}?arms=none`, `${BOSS}?span=2`, `${QUESTS}?span=day`, `${QUESTS}?week=1`])(
    "%s is refused",
    async (path) => {
      const who = await player();
      expect(await who.call("GET", path)).toMatchObject({ status: 400, body: { code: "bad-request" } });
    },
  );
});
