import { setTimeout as sleep } from "node:timers/promises";
import { DAY } from "@diamond-valley/schemas/clock.ts";
import { EMOTE_MATCH, MATCHED } from "@diamond-valley/schemas/emote-match/messages.ts";
import type { HubState } from "@diamond-valley/schemas/hub/hub.ts";
import { EMOTE } from "@diamond-valley/schemas/walking/messages.ts";
import { EMOTE_INTERVAL, type Emote } from "@diamond-valley/schemas/walking/walking.ts";
import { joinTeamKey } from "@diamond-valley/schemas/wallet/operations/join-team.ts";
import { matchKey } from "@diamond-valley/schemas/wallet/operations/match.ts";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { freshDatabase } from "../testing/database.ts";
import { startGame, type TestGame, until } from "../testing/rooms.ts";
import { auditWallets } from "../wallet/invariants.ts";
import { createWalletStore } from "../wallet/store.ts";

const database = freshDatabase();
let game: TestGame;
beforeAll(async () => {
  game = await startGame(database.connection);
});
afterAll(() => game?.close());
afterEach(() => expect(game.errors).toEqual([]));

const PLAZA = { x: 1_080, y: 1_010 };

/** Somebody of a team who stands `away` px from the middle of the plaza. */
async function come(account: string, away = 0, team: "red" | "blue" | null = "red") {
  if (team)
    await game.wallets.apply(account, { kind: "join-team", key: joinTeamKey(team), team, day: 20_251_006 });
  await game.stand(account, { place: "village", area: 1, x: PLAZA.x + away, y: PLAZA.y });
  const room = await game.join<HubState>(account, "village");
  const told: unknown[] = [];
  const seen: unknown[] = [];
  room.onMessage(MATCHED.name, (matched) => told.push(matched));
  room.onMessage(EMOTE_MATCH.name, (match) => seen.push(match));
  room.onMessage("wallet", () => {});
  return {
    told,
    seen,
    session: room.sessionId,
    show: (emote: Emote) => room.request(EMOTE.name, { emote }),
    points: async () => (await game.wallets.view(account)).team.points,
    leave: () => room.leave(),
  };
}
type Player = Awaited<ReturnType<typeof come>>;

/** Both show the same emote, once they may again. */
async function wave(...players: readonly Player[]) {
  await sleep(EMOTE_INTERVAL + 50);
  for (const player of players) await player.show("wave");
}

test("two who wave to each other bring each team 100 points, once a day; who stands by sees it", async () => {
  const [ann, ben, cat] = await Promise.all([come("ann"), come("ben", 100, "blue"), come("cat", 400)]);
  await wave(ann, ben);
  await until(() => ann.told.length === 1 && ben.told.length === 1 && cat.seen.length === 1);
  expect([ann.told, ben.told]).toEqual([
    [{ points: 100, left: 2, why: null }],
    [{ points: 100, left: 2, why: null }],
  ]);
  expect(cat.seen).toEqual([{ sessions: [ben.session, ann.session], teams: ["blue", "red"] }]);
  // Too far away to match, and another emote.
  await wave(cat, ann);
  await sleep(EMOTE_INTERVAL + 50);
  await ben.show("heart");
  expect(cat.seen).toHaveLength(1);

  // The same two again on this day, and on the next one.
  await wave(ann, ben);
  await until(() => cat.seen.length === 2);
  expect([await ann.points(), await ben.points()]).toEqual([100, 100]);
  game.skip(DAY);
  await wave(ann, ben);
  await until(() => ann.told.length === 2 && ben.told.length === 2);
  expect([await ann.points(), await ben.points(), await cat.points()]).toEqual([200, 200, 0]);
  await Promise.all([ann, ben, cat].map(({ leave }) => leave()));
});

test("three others count on a day; whoever has no team is told so, and the other one's counts", async () => {
  const host = await come("host");
  const others = await Promise.all(
    ["o1", "o2", "o3", "o4"].map((name, index) => come(name, 20 * (index + 1))),
  );
  for (const other of others) await wave(host, other);
  await until(() => host.told.length === 4 && others.every(({ told }) => told.length === 1));
  expect(host.told[3]).toEqual({ points: 0, left: 0, why: "no-more" });
  expect(await host.points()).toBe(300);
  for (const other of others) expect(await other.points()).toBe(100);
  const stray = await come("stray", 10, null);
  await wave(others[0]!, stray);
  await until(() => stray.told.length === 1 && others[0]!.told.length === 2);
  expect(stray.told).toEqual([{ points: 0, left: 0, why: "no-team" }]);
  expect(await others[0]!.points()).toBe(200);
  await until(() => stray.seen.length === 1);
  expect(stray.seen).toEqual([{ sessions: [stray.session, others[0]!.session], teams: [null, "red"] }]);
  await Promise.all([host, stray, ...others].map(({ leave }) => leave()));
});

test("whom the day's match is made with swallows nobody else's", async () => {
  const [dan, eve, flo] = await Promise.all([come("dan"), come("eve", 50, "blue"), come("flo", 120)]);
  const players = [dan, eve, flo];
  const counted = () => players.map(({ told }) => told.length);
  await wave(dan, eve);
  await until(() => counted().join() === "1,1,0");
  // The two glow again in their colours, and what they showed still counts with the third.
  await wave(dan, eve);
  await until(() => dan.seen.length === 2);
  expect(dan.seen[1]).toEqual({ sessions: [eve.session, dan.session], teams: ["blue", "red"] });
  await flo.show("wave");
  await until(() => counted().join() === "1,2,1");
  // The one who stands further away comes first where the nearer one can't count any more.
  await sleep(EMOTE_INTERVAL + 50);
  for (const player of [flo, eve, dan]) await player.show("heart");
  await until(() => counted().join() === "2,2,2");
  expect(await Promise.all(players.map(({ points }) => points()))).toEqual([200, 200, 200]);
  await until(() => dan.seen.length === 5);
  await Promise.all(players.map(({ leave }) => leave()));
});

test("from two processes at once a match counts once", async () => {
  const account = "twice";
  await game.wallets.apply(account, {
    kind: "join-team",
    key: joinTeamKey("red"),
    team: "red",
    day: 20_251_006,
  });
  const stores = [0, 1].map(() => createWalletStore(game.deps));
  const operation = { kind: "match", key: matchKey("20251007", "other") } as const;
  await Promise.all([...stores, ...stores].map((store) => store.apply(account, operation)));
  expect((await game.wallets.view(account)).team.points).toBe(100);
  expect(await auditWallets(database.connection)).toEqual([]);
});
