import { matchMaker } from "@colyseus/core";
import { replayEvidence } from "@diamond-valley/schemas/games/replay.ts";
import { HUNTER_POSES } from "@diamond-valley/schemas/hunting/hunting.ts";
import { OWN, PHASES } from "@diamond-valley/schemas/hunting/own.ts";
import { HUNTING } from "@diamond-valley/schemas/hunting/tuning.ts";
import { viewHunt } from "@diamond-valley/schemas/hunting/view.ts";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import type { ArenaAttempt } from "../arena/arena-room.ts";
import { MAPS } from "../rooms/maps.ts";
import type { RoomServices } from "../rooms/room-services.ts";
import { freshDatabase } from "../testing/database.ts";
import { refused } from "../testing/refused.ts";
import { startGame, type TestGame, until } from "../testing/rooms.ts";
import { openSlowLine } from "../testing/slow-line.ts";
import { below, comeToForest, fightLineOf } from "./testing/hunters.ts";
import { circles, falls, fights, leaves } from "./testing/plays.ts";

/** Longest that a fight may take until its result is told, ms. */
const FIGHT = 45_000;
const TIMEOUT = 180_000;
const database = freshDatabase();
let game: TestGame;
beforeAll(async () => {
  game = await startGame(database.connection);
});
afterEach(() => expect(game.errors).toEqual([]));
afterAll(() => game?.close());

const lineOf = (account: string) => fightLineOf(database.connection, account);

test.concurrent(
  "two hunters see each other; a slime is one's alone, and gone once it is beaten; the fight pays once",
  async () => {
    const [ann, ben] = await Promise.all([
      comeToForest(game, { at: below(1) }),
      comeToForest(game, { at: below(1) }),
    ]);
    expect(ann.room.roomId).toBe(ben.room.roomId);
    await expect(ann.fight(1)).rejects.toEqual(refused("not-now"));
    await Promise.all([ann.begin(), ben.begin()]);
    await expect(ben.fight(15)).rejects.toEqual(refused("too-far"));
    await expect(ben.fight(99)).rejects.toEqual(refused("monster-gone"));
    await expect(ann.end()).rejects.toEqual(refused("not-now"));
    expect(await ann.fight(1)).toEqual({ slime: 1 });
    await expect(ben.fight(1)).rejects.toEqual(refused("monster-taken"));
    await expect(ann.fight(1)).rejects.toEqual(refused("not-now"));
    await expect(ann.begin()).rejects.toEqual(refused("not-now"));
    await expect(ann.end()).rejects.toEqual(refused("not-now"));
    const seen = await until(() => ben.room.state.players.get(ann.room.sessionId));
    const slime = ben.slime(1);
    await until(() => seen.slime === 1 && slime.taken);
    ann.plays(fights);
    await until(
      () => slime.health < 100 && (slime.x !== MAPS.forest.clearings[0]!.x || slime.pose > 0),
      FIGHT,
    );
    await until(() => seen.herbs > 0, FIGHT);
    const { lying, taken } = viewHunt(MAPS.forest, ann.page.runner!.world);
    expect(lying.length + taken.length).toBeGreaterThan(0);
    await until(() => slime.rest > 0, FIGHT);
    await expect(ben.fight(1)).rejects.toEqual(refused("monster-gone"));
    await until(() => ann.heard.over > 0, FIGHT);
    const result = await ann.end();
    expect(result).toMatchObject({ slime: 1, outcome: "success", reason: "won", left: 0, lost: null });
    expect(result.items.length).toBeGreaterThan(1);
    expect(await ann.end()).toEqual(result);
    await until(() => !slime.taken && slime.health === 100);
    const line = await lineOf(ann.account);
    const evidence = line!.operation!.kind === "catch" ? line!.operation!.evidence! : undefined;
    expect(line!.key).toBe(`quest:hunting:${result.attempt}`);
    expect(replayEvidence(evidence!)).toEqual({
      outcome: "success",
      items: result.items,
      experience: result.experience,
    });
    const before = await game.wallets.view(ann.account);
    expect(before.bag.herbs.used).toBe(result.items.length);
    expect(before.mastery.combat.gained).toBe(result.experience);
    expect(await game.wallets.apply(ann.account, line!.operation!)).toMatchObject({ repeated: true });
    expect(await game.wallets.view(ann.account)).toEqual(before);
    expect((await until(() => ann.heard.updates.at(-1))).wallet.bag.herbs.used).toBe(result.items.length);
    expect(ann.page.runner?.differences).toBe(0);
    // Pushes may come before the patch that shows the same.
    await until(() => ann.me().slime === 0 && ann.me().health === 100 && ann.me().herbs === 0);
    await Promise.all([ann.leave(), ben.leave()]);
  },
  TIMEOUT,
);

/** A hunter whose fight with the fourth slime has ended without health. By chance time is up before that: then another one comes. */
async function fallenHunter() {
  for (let tries = 1; ; tries += 1) {
    const hunter = await comeToForest(game, { at: below(4) });
    let wasOut = false;
    // It sits there for a moment only, which nobody may be awake to see on a busy machine.
    hunter.room.onStateChange(() => {
      wasOut ||= hunter.me().pose === HUNTER_POSES.out && hunter.me().health === 0;
    });
    await hunter.begin();
    await hunter.fight(4);
    hunter.plays(falls);
    await until(() => hunter.me().herbs > 0, FIGHT);
    await until(() => hunter.heard.over > 0, FIGHT);
    const result = await hunter.end();
    if (result.reason === "fallen" || tries === 3) return { hunter, result, wasOut: () => wasOut };
    await hunter.leave();
    await until(() => !hunter.slime(4).taken);
  }
}

test.concurrent(
  "who has no health left loses the herbs of the fight, and gets up again",
  async () => {
    const { hunter: cy, result, wasOut } = await fallenHunter();
    expect(result).toMatchObject({
      outcome: "fail",
      reason: "fallen",
      items: [],
      experience: 0,
      lost: null,
    });
    // The push that it is over may come before the patch that shows the same.
    await until(wasOut);
    expect((await game.wallets.view(cy.account)).bag.herbs.used).toBe(0);
    expect(await lineOf(cy.account)).toBeUndefined();
    await until(() => cy.me().health === 100 && cy.me().pose === HUNTER_POSES.idle);
    // The slime is as new, and nobody's.
    await until(() => !cy.slime(4).taken && cy.slime(4).health === 100);
    expect(cy.slime(4).rest).toBe(0);
    await cy.leave();
  },
  TIMEOUT,
);

test.concurrent.each([
  ["when time is up", circles, 5, "time"],
  ["who leaves the ring", leaves, 6, "fled"],
] as const)(
  "%s keeps the herbs",
  async (_, plays, slime, reason) => {
    const dee = await comeToForest(game, { at: below(slime) });
    await dee.begin();
    await dee.fight(slime);
    dee.plays(plays);
    await until(() => dee.heard.over > 0, FIGHT);
    const result = await dee.end();
    expect(result).toMatchObject({ outcome: "fail", reason, lost: null });
    expect(result.items).toHaveLength(1);
    expect((await game.wallets.view(dee.account)).bag.herbs.used).toBe(1);
    expect((await lineOf(dee.account))!.key).toBe(`quest:hunting:${result.attempt}`);
    await until(() => !dee.slime(slime).taken && dee.slime(slime).health === 100);
    expect(dee.slime(slime).rest).toBe(0);
    await dee.leave();
  },
  TIMEOUT,
);

test.concurrent(
  "a full bag is refused before the slime is taken, and one that is nearly full takes what it can",
  async () => {
    const account = "gatherer";
    const fill = (count: number) =>
      game.wallets.apply(account, {
        kind: "gift",
        key: `gift:${count}`,
        category: "herbs",
        items: Array.from({ length: count }, () => "blue" as const),
      });
    await fill(39);
    const eve = await comeToForest(game, { account, at: below(7) });
    await eve.begin();
    await eve.fight(7);
    eve.plays(fights);
    await until(() => eve.heard.over > 0, FIGHT);
    const result = await eve.end();
    expect(result.items).toHaveLength(1);
    expect(result.left).toBeGreaterThan(0);
    expect((await game.wallets.view(account)).bag.herbs.used).toBe(40);
    await eve.leave();
    await until(async () => (await game.rooms.seats.whereIs(account)) === null);
    const again = await comeToForest(game, { account, at: below(8) });
    await again.begin();
    await expect(again.fight(8)).rejects.toEqual(refused("bag-full"));
    // A patch that comes behind the refusal shows what became of the slime.
    await again.room.request("emote", { emote: "wave" });
    await until(() => again.me().emoteSeq > 0);
    expect(again.slime(8).taken).toBe(false);
    await again.leave();
  },
  TIMEOUT,
);

test.concurrent(
  "a fight waits for a dropped hunter, who comes back to it; for one who departs it is over",
  async () => {
    const line = await openSlowLine(game.port, () => 10 + Math.random() * 20);
    const [fay, gus] = await Promise.all([
      comeToForest(game, { at: below(9), address: line.address, comesBack: true }),
      comeToForest(game, { at: below(9) }),
    ]);
    await Promise.all([fay.begin(), gus.begin()]);
    await fay.fight(9);
    fay.plays(circles);
    const slime = gus.slime(9);
    await until(() => slime.taken && slime.health < 100, FIGHT);
    const back = new Promise<void>((resolve) => fay.room.onReconnect(() => resolve()));
    line.setDown(true);
    const seen = gus.room.state.players.get(fay.room.sessionId)!;
    await until(() => !seen.online);
    await expect(gus.fight(9)).rejects.toEqual(refused("monster-taken"));
    line.setDown(false);
    await back;
    await until(() => seen.online);
    const { agreements } = fay.page.runner!;
    await until(() => fay.page.runner!.agreements > agreements + 1);
    expect(fay.page.runner!.world.own[OWN.phase]).toBe(PHASES.fight);
    await fay.leave();
    await until(() => !slime.taken);
    expect(await lineOf(fay.account)).toBeUndefined();
    expect(await gus.fight(9)).toEqual({ slime: 9 });
    await gus.leave();
    await line.close();
  },
  TIMEOUT,
);

test.concurrent("the way to play changes between two fights", async () => {
  const ida = await comeToForest(game, { at: below(10) });
  const { attempt } = await ida.begin();
  await until(() => ida.page.attempt === attempt);
  const calm = await ida.begin(true);
  await until(() => ida.page.attempt === calm.attempt);
  expect(calm.attempt).not.toBe(attempt);
  await ida.fight(10);
  await until(() => ida.page.runner!.world.own[OWN.left]! > 600);
  await ida.leave();
});

test("an outing that ends while a fight is asked for goes on by itself, and the next fight is fought", async () => {
  const { room, fight, begin, leave, slime } = await comeToForest(game, { at: below(6) });
  const first = await begin();
  const server = matchMaker.getLocalRoomById(room.roomId);
  const attemptOf = () =>
    Reflect.get(server, "attemptOf").call(server, server.clients.getById(room.sessionId)) as
      | ArenaAttempt
      | undefined;
  const { story } = (server as unknown as { services: RoomServices }).services;
  const { situation } = story;
  const asked = Promise.withResolvers<void>();
  story.situation = async (account) => {
    await asked.promise;
    return situation(account);
  };
  const refusedFight = expect(fight(6)).rejects.toEqual(refused("not-now"));
  await until(() => slime(6).taken);
  const tuning = HUNTING as { outing: number };
  const { outing } = tuning;
  tuning.outing = attemptOf()!.session.world.clock.tick[0]! + 10;
  await until(() => attemptOf() === undefined).finally(() => Object.assign(tuning, { outing }));
  story.situation = situation;
  asked.resolve();
  await refusedFight;
  const next = await until(() => attemptOf());
  expect(next.attempt).not.toBe(first.attempt);
  await until(async () => (await fight(6).catch(() => null)) !== null);
  await leave();
});
