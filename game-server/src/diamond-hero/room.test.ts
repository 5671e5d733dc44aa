import { matchMaker } from "@colyseus/core";
import { OWN } from "@diamond-valley/schemas/diamond-hero/own.ts";
import { replayEvidence } from "@diamond-valley/schemas/games/replay.ts";
import { changed } from "@diamond-valley/schemas/story/progress.ts";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { giftsIn } from "../arena/testing/gifts.ts";
import { Problem } from "../http/problem.ts";
import type { RoomServices } from "../rooms/room-services.ts";
import { createProgressStore } from "../story/progress.ts";
import { freshDatabase } from "../testing/database.ts";
import { refused } from "../testing/refused.ts";
import { startGame, type TestGame, until } from "../testing/rooms.ts";
import { openSlowLine } from "../testing/slow-line.ts";
import { auditWallets } from "../wallet/invariants.ts";
import { findRun } from "./audit.ts";
import { falls, rolls, stands } from "./testing/plays.ts";
import { ALL_GEMS, AT_GATE, comeToArena, finishActs } from "./testing/runners.ts";

/** Longest that a run that falls may take until its result is told, ms. */
const RUN = 240_000;
const TIMEOUT = 300_000;
const database = freshDatabase();
let game: TestGame;
beforeAll(async () => {
  game = await startGame(database.connection);
});
afterEach(() => expect(game.errors).toEqual([]));
afterAll(() => game?.close());

const keptRun = (attempt: string) => findRun(database.connection, attempt);
const holdingsOf = async (account: string) => Object.fromEntries(await game.wallets.holdings(account));

test.concurrent(
  "a run from the gate of the lobby: it falls, is kept, paid once, told, and enters the board when it was played again",
  async () => {
    const account = "hero";
    await finishActs(game.deps, account);
    await game.stand(account, AT_GATE);
    const lobby = await game.join(account, "diamond-hero");
    const entering = await game.seat(account, "neon-arena", { session: lobby.sessionId });
    expect(entering).toMatchObject({ name: "diamond_hero" });
    await game.rooms.seats.exit(account);
    const hero = await comeToArena(game, account);
    await expect(hero.end()).rejects.toEqual(refused("not-now"));
    await expect(hero.begin({ character: "super-bot" })).rejects.toEqual(refused("character-locked"));
    const begun = await hero.begin();
    expect(begun).toMatchObject({ character: "small-robot", ranked: true });
    expect(await holdingsOf(account)).toMatchObject({ "hero.plays": 1, diamonds: 5 });
    await expect(hero.begin()).rejects.toEqual(refused("not-now"));
    await expect(hero.end()).rejects.toEqual(refused("not-now"));
    await until(() => hero.room.state.running && hero.room.state.choosing);
    hero.plays(falls);
    await until(() => hero.room.state.seconds > 1 && !hero.room.state.choosing, RUN);
    await until(() => hero.heard.over > 0, RUN);
    const result = await hero.end();
    expect(result).toMatchObject({
      ...{ attempt: begun.attempt, outcome: "fail", reason: "fallen", character: "small-robot" },
      ...{ ranked: true, calm: false, standing: "first", before: 0, unlocked: [], lost: null },
      rewards: [{ name: "plays.1", diamonds: 5 }],
    });
    expect(result.score).toBeGreaterThan(10);
    expect(await Promise.all([hero.end(), hero.end(), hero.end()])).toEqual([result, result, result]);
    await until(() => !hero.room.state.running && hero.me().health === 0);
    expect(hero.page.runner?.differences).toBe(0);
    const { coins, kills, score, seconds } = result;
    expect(await holdingsOf(account)).toMatchObject({ "hero.ended": 1, "hero.best": score, diamonds: 5 });
    expect((await game.wallets.view(account)).coins).toBe(coins);
    const kept = await keptRun(begun.attempt);
    expect(kept).toMatchObject({ account, cleared: false, ranked: true, coins, kills, score, seconds });
    expect(kept).not.toHaveProperty("unpaid");
    expect(replayEvidence({ game: "diamond_hero", seed: 0, inputs: kept!.evidence })).toEqual({
      outcome: "fail",
      score,
    });
    const own = await until(async () =>
      (await game.board.of(account, "all")).around.find((line) => line.own),
    );
    expect(own).toMatchObject({ attempt: begun.attempt, score, name: "Robot hero" });
    // The next one may begin where the last one ended, and back to the lobby it goes from anywhere.
    expect((await hero.begin()).attempt).not.toBe(begun.attempt);
    await expect(hero.end()).rejects.toEqual(refused("not-now"));
    await hero.leave();
    const back = await game.join(account, "diamond-hero");
    await back.leave();
  },
  TIMEOUT,
);

test.concurrent(
  "whoever leaves keeps what was earned so far, and a calm run pays alike without a place on the board",
  async () => {
    const leaver = await comeToArena(game, "leaver");
    const { attempt } = await leaver.begin({ character: "engineer", calm: true });
    // The room says how the dice lie, and both worlds go on as one.
    leaver.plays(rolls);
    await until(() => leaver.room.state.seconds >= 2);
    // One roll for each offer that came by then.
    expect(leaver.page.runner!.world.own[OWN.rolls]).toBeLessThan(4);
    expect(leaver.page.runner!.differences).toBe(0);
    const gifts = giftsIn(await game.join("leaver", "village", { session: leaver.room.sessionId }));
    const kept = await until(() => keptRun(attempt));
    const { score } = kept;
    expect(replayEvidence({ game: "diamond_hero", seed: 0, inputs: kept.evidence })).toMatchObject({ score });
    expect(kept).toMatchObject({ ranked: false, character: "engineer", cleared: false });
    expect(kept.seconds).toBeGreaterThanOrEqual(2);
    await until(async () => (await holdingsOf("leaver"))["hero.ended"] === 1);
    const held = await holdingsOf("leaver");
    expect(held).toMatchObject({ "hero.longest": kept.seconds });
    expect(held).not.toHaveProperty("hero.best");
    expect((await game.board.of("leaver", "all")).around).toEqual([]);
    // All that the run paid, of which its result would have told.
    await until(() => gifts.length > 0);
    expect(gifts).toEqual([held.diamonds]);
  },
  TIMEOUT,
);

test.concurrent(
  "whoever leaves while the cards are shown ends the run too",
  async () => {
    const shy = await comeToArena(game, "shy");
    const { attempt } = await shy.begin();
    await until(() => shy.room.state.choosing);
    await shy.leave();
    expect(await until(() => keptRun(attempt))).toMatchObject({ cleared: false, seconds: 0 });
    await until(async () => (await holdingsOf("shy"))["hero.ended"] === 1);
  },
  TIMEOUT,
);

test.concurrent("the arena opens with all diamonds of the acts, and from the lobby alone", async () => {
  const account = "early";
  await game.stand(account, AT_GATE);
  await expect(game.seat(account, "neon-arena")).rejects.toEqual(new Problem("forbidden"));
  const [missing, ...found] = Object.keys(ALL_GEMS);
  const set = Object.fromEntries(found.map((gem) => [gem, 1]));
  const give = (facts: Record<string, number>) =>
    createProgressStore(game.deps).change(account, (before) => changed(before, { set: facts, add: {} }));
  await give(set);
  await expect(game.seat(account, "neon-arena")).rejects.toEqual(new Problem("forbidden"));
  await give({ [missing!]: 1 });
  await game.stand(account, { place: "village", area: 1, x: 500, y: 500 });
  await expect(game.seat(account, "neon-arena")).rejects.toEqual(new Problem("too-far"));
  await game.stand(account, AT_GATE);
  expect(await game.seat(account, "neon-arena")).toMatchObject({ name: "diamond_hero" });
  await game.rooms.seats.exit(account);
});

test.concurrent(
  "a second tab is told, and takes the arena over: the first one's run ends as it stands",
  async () => {
    const account = "twin";
    const first = await comeToArena(game, account);
    const { attempt } = await first.begin();
    first.plays(stands);
    await until(() => first.room.state.seconds >= 1);
    await expect(game.seat(account, "neon-arena")).rejects.toEqual(new Problem("multiple-tabs"));
    const gone = new Promise<void>((resolve) => first.room.onLeave(() => resolve()));
    const second = await game.join(account, "neon-arena", { takeover: true });
    await gone;
    // Whatever the older tab still says is heard by nobody.
    await expect(first.begin()).rejects.toThrow();
    expect(await until(() => keptRun(attempt))).toMatchObject({ account, cleared: false });
    await until(async () => (await holdingsOf(account))["hero.ended"] === 1);
    expect(await holdingsOf(account)).toMatchObject({ "hero.plays": 1 });
    first.close();
    await second.leave();
  },
  TIMEOUT,
);

test.concurrent(
  "whoever loses the line finds the run as it was, and the mobs waiting",
  async () => {
    const line = await openSlowLine(game.port, 10);
    const away = await comeToArena(game, "away", { address: line.address, comesBack: true });
    const { attempt } = await away.begin();
    away.plays(stands);
    await until(() => away.room.state.seconds >= 2);
    const back = new Promise<void>((resolve) => away.room.onReconnect(() => resolve()));
    line.cut();
    await back;
    const { agreements } = away.page.runner!;
    await until(() => away.page.runner!.agreements > agreements + 1);
    expect(away.page.attempt).toBe(attempt);
    expect(away.room.state.running).toBe(true);
    await away.leave();
    await line.close();
  },
  TIMEOUT,
);

test("an outage that may have counted a run counts the next one in its place", async () => {
  const account = "unsure";
  const unsure = await comeToArena(game, account);
  const room = matchMaker.getLocalRoomById(unsure.room.roomId);
  const services = Reflect.get(room, "services") as RoomServices;
  const { runs } = services;
  services.runs = {
    ...runs,
    async start(...how) {
      await runs.start(...how);
      throw new Problem("unavailable");
    },
  };
  await expect(unsure.begin()).rejects.toEqual(refused("unavailable"));
  services.runs = runs;
  expect((await holdingsOf(account))["hero.plays"]).toBe(1);
  expect(await unsure.begin()).toMatchObject({ ranked: true });
  expect((await holdingsOf(account))["hero.plays"]).toBe(1);
  await unsure.leave();
});

test("all that was paid is proven", async () => {
  await until(async () => {
    const wallets = await Promise.all(["hero", "leaver", "shy", "twin", "away"].map(holdingsOf));
    return wallets.every((held) => held["hero.plays"] === held["hero.ended"]);
  });
  expect(await auditWallets(database.connection)).toEqual([]);
});
