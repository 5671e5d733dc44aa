import { matchMaker } from "@colyseus/core";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { Problem } from "../http/problem.ts";
import type { RoomServices } from "../rooms/room-services.ts";
import { freshDatabase } from "../testing/database.ts";
import { refused } from "../testing/refused.ts";
import { startGame, type TestGame, until } from "../testing/rooms.ts";
import { comeToCircle, train, travelTo } from "./testing/challengers.ts";

const database = freshDatabase();
let game: TestGame;
beforeAll(async () => {
  game = await startGame(database.connection);
});
afterEach(() => expect(game.errors).toEqual([]));
afterAll(() => game?.close());

const ranked = { kind: "weekly", ranked: true } as const;

/** Begins a fight, answers what it was, and leaves. */
async function tryFight(account: string, wanted: object) {
  const challenger = await comeToCircle(game, account);
  try {
    const begun = await challenger.begin(wanted);
    await until(() => challenger.page.attempt === begun.attempt);
    return { ...begun, week: challenger.page.runner!.world.setup.options[1] };
  } finally {
    await challenger.leave();
    await until(async () => (await game.rooms.seats.whereIs(account)) === null);
  }
}

test("the circle is closed before week 2, and to whoever is below level 5", async () => {
  await train(game.wallets, "early");
  travelTo(game, "2025-10-12T23:59:00Z");
  await expect(game.join("early", "magic-circle")).rejects.toThrow();
  travelTo(game, "2025-10-13T00:00:00Z");
  await expect(game.join("novice", "magic-circle")).rejects.toThrow();
  expect(await tryFight("early", ranked)).toMatchObject({ ranked: true, week: 2 });
});

test("five ranked fights are a day's most, and the day turns at midnight in Korea", async () => {
  const account = "keen";
  await train(game.wallets, account);
  travelTo(game, "2025-10-15T14:50:00Z");
  for (let count = 1; count <= 5; count += 1) {
    await tryFight(account, { ...ranked, arms: count % 2 === 0 ? "own" : "equal" });
    expect((await game.wallets.view(account)).boss).toMatchObject({
      attempts: count,
      today: { used: count },
    });
  }
  await expect(tryFight(account, ranked)).rejects.toEqual(refused("attempts-used"));
  expect(await tryFight(account, { kind: "weekly" })).toMatchObject({ ranked: false });
  travelTo(game, "2025-10-15T15:00:00Z");
  expect(await tryFight(account, ranked)).toMatchObject({ ranked: true });
  expect((await game.wallets.view(account)).boss).toMatchObject({ attempts: 6, today: { used: 1 } });
});

test("a fight that outlasts its week counts for the week that it was begun in", async () => {
  const account = "late";
  await train(game.wallets, account);
  travelTo(game, "2025-10-19T23:59:00Z");
  const before = await game.wallets.view(account);
  const late = await comeToCircle(game, account);
  await late.begin(ranked);
  travelTo(game, "2025-10-20T00:00:00Z");
  await late.leave();
  await until(async () => {
    const holdings = await game.wallets.holdings(account);
    return holdings.get("boss.2.ended") === 1;
  });
  expect((await game.wallets.view(account)).boss).toMatchObject({ week: 3, attempts: 0 });
  expect(await tryFight(account, ranked)).toMatchObject({ week: 3 });
  // Each week pays its first try.
  expect((await game.wallets.view(account)).diamonds).toBe(before.diamonds + 20);
});

test("week 4 ends on 3 November at 09:00: from then on there is practice alone, to the end of the event", async () => {
  const account = "last";
  await train(game.wallets, account);
  travelTo(game, "2025-11-02T23:59:00Z");
  expect(await tryFight(account, ranked)).toMatchObject({ ranked: true, week: 4 });
  travelTo(game, "2025-11-03T00:00:00Z");
  await expect(tryFight(account, ranked)).rejects.toEqual(refused("not-now"));
  travelTo(game, "2025-11-09T23:50:00Z");
  expect(await tryFight(account, { kind: "weekly" })).toMatchObject({ ranked: false, week: 4 });
  expect((await game.wallets.view(account)).boss).toMatchObject({ week: 0, latest: 4, attempts: 1 });
});

/** Comes to the circle, and begins a fight that is counted though the answer is lost. */
async function beginUnsure(account: string) {
  const challenger = await comeToCircle(game, account);
  const room = matchMaker.getLocalRoomById(challenger.room.roomId);
  const services = Reflect.get(room, "services") as RoomServices;
  const { fights } = services;
  services.fights = {
    ...fights,
    async start(...how) {
      await fights.start(...how);
      throw new Problem("unavailable");
    },
  };
  await expect(challenger.begin(ranked)).rejects.toEqual(refused("unavailable"));
  services.fights = fights;
  expect((await game.wallets.view(account)).boss.attempts).toBe(1);
  return challenger;
}

test("an outage behind which nobody knows whether a fight was counted costs no second attempt", async () => {
  const account = "unsure";
  await train(game.wallets, account);
  travelTo(game, "2025-11-02T01:00:00Z");
  const unsure = await beginUnsure(account);
  expect(await unsure.begin(ranked)).toMatchObject({ ranked: true });
  expect((await game.wallets.view(account)).boss).toMatchObject({ attempts: 1, today: { used: 1 } });
  await unsure.leave();
});

test("what an outage left counted for a week does not stand for a fight of the next one", async () => {
  const account = "turn";
  await train(game.wallets, account);
  travelTo(game, "2025-10-19T23:59:00Z");
  const unsure = await beginUnsure(account);
  travelTo(game, "2025-10-20T00:00:00Z");
  expect(await unsure.begin(ranked)).toMatchObject({ ranked: true });
  expect((await game.wallets.view(account)).boss).toMatchObject({ week: 3, attempts: 1 });
  await unsure.leave();
  // Its end is kept, and not refused as that of a fight that never began.
  await until(async () => (await game.wallets.holdings(account)).get("boss.3.ended") === 1);
});
