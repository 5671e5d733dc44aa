import { STAGES } from "@diamond-valley/schemas/boss/boss.ts";
import { replayEvidence } from "@diamond-valley/schemas/games/replay.ts";
import { INTERACT } from "@diamond-valley/schemas/story/messages.ts";
import { changed } from "@diamond-valley/schemas/story/progress.ts";
import { experienceAt, MILESTONES } from "@diamond-valley/schemas/wallet/levels.ts";
import { WEEKLY_BOSS } from "@diamond-valley/schemas/wallet/weekly-boss.ts";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { giftsIn } from "../arena/testing/gifts.ts";
import { MAPS } from "../rooms/maps.ts";
import { createProgressStore } from "../story/progress.ts";
import { freshDatabase } from "../testing/database.ts";
import { refused } from "../testing/refused.ts";
import { startGame, type TestGame, until } from "../testing/rooms.ts";
import { openSlowLine } from "../testing/slow-line.ts";
import { auditWallets } from "../wallet/invariants.ts";
import { fightModel } from "./fight-model.ts";
import { called, comeToCircle, helpEverybody, isHurt, train, travelTo } from "./testing/challengers.ts";
import { fights, stands } from "./testing/plays.ts";

/** Longest that a fight may take until its result is told, ms. */
const FIGHT = 90_000;
const TIMEOUT = 150_000;
const database = freshDatabase();
let game: TestGame;
beforeAll(async () => {
  game = await startGame(database.connection);
  travelTo(game, "2025-10-14T03:00:00Z");
});
afterEach(() => expect(game.errors).toEqual([]));
afterAll(() => game?.close());

const keptFight = (attempt: string) => fightModel.collection(database.connection).findOne({ _id: attempt });
const story = { kind: "story" } as const;
const ranked = { kind: "weekly", ranked: true } as const;

test.concurrent(
  "the story: the elder calls, the golem is beaten, level 100 comes once with all diamonds, the elder thanks",
  async () => {
    const account = "hero";
    await train(game.wallets, account);
    await helpEverybody(game.wallets, account);
    const deep = { set: { "done.diamond": 1 }, add: {} };
    await createProgressStore(game.deps).change(account, (before) => changed(before, deep));
    const elder = MAPS.village.characters.find(({ slug }) => slug === "elder")!;
    const near = { x: Math.round(elder.x), y: Math.round(elder.y + elder.radius / 2) };
    async function talk(): Promise<string> {
      await game.stand(account, { place: "village", area: 1, ...near });
      const village = await game.join(account, "village");
      const { say } = await village.request<unknown, { say: string[] }>(INTERACT.name, { target: "elder" });
      await game.rooms.seats.exit(account);
      await until(async () => (await game.rooms.seats.whereIs(account)) === null);
      return say[0]!;
    }
    expect(await talk()).toBe("hub:talk.elder.awake.1");
    const before = await game.wallets.view(account);
    const hero = await comeToCircle(game, account);
    await expect(hero.end()).rejects.toEqual(refused("not-now"));
    const begun = await hero.begin(story);
    expect(begun).toMatchObject({ kind: "story", arms: "own", ranked: false });
    await expect(hero.begin(story)).rejects.toEqual(refused("not-now"));
    await expect(hero.end()).rejects.toEqual(refused("not-now"));
    hero.plays(fights);
    await until(() => hero.room.state.stage === STAGES.fighting && hero.room.state.health === 100);
    await until(() => hero.room.state.phase === 3 && hero.room.state.health <= 33, FIGHT);
    await until(() => hero.heard.over > 0, FIGHT);
    const result = await hero.end();
    const unpaid = MILESTONES.filter(({ level }) => level > before.level);
    expect(result).toMatchObject({
      attempt: begun.attempt,
      outcome: "success",
      reason: "won",
      dealt: 100,
      score: null,
      levelUp: 100,
      diamonds: unpaid.reduce((sum, { diamonds }) => sum + diamonds, 0),
      lost: null,
    });
    expect(await hero.end()).toEqual(result);
    const after = await game.wallets.view(account);
    expect(after).toMatchObject({ peace: true, level: 100, experience: experienceAt(100) });
    expect(after.diamonds).toBe(before.diamonds + result.diamonds);
    expect((await until(() => hero.heard.updates.at(-1))).wallet.level).toBe(100);
    await until(() => hero.room.state.stage === STAGES.won && hero.room.state.phase === 0);
    expect(hero.page.runner?.differences).toBe(0);
    const kept = await keptFight(begun.attempt);
    expect(kept).toMatchObject({ account, kind: "story", won: true, score: null });
    expect(kept).not.toHaveProperty("unpaid");
    const decided = replayEvidence({ game: "boss", seed: 0, inputs: kept!.evidence });
    expect(decided).toEqual({ outcome: "success" });
    // Peace is peace: there is nobody to fight any more.
    await expect(hero.begin(story)).rejects.toEqual(refused("not-now"));
    await hero.leave();
    await until(async () => (await game.rooms.seats.whereIs(account)) === null);
    expect([await talk(), await talk()]).toEqual(["hub:talk.elder.peace.1", "hub:talk.elder.end"]);
  },
  TIMEOUT,
);

test.concurrent(
  "a story that was lost costs nothing, is told by the elder, and is easier the next time",
  async () => {
    const account = "loser";
    await called(game, account);
    const before = await game.wallets.view(account);
    const ben = await comeToCircle(game, account);
    const first = await ben.begin(story);
    ben.plays(stands);
    await until(() => ben.page.attempt === first.attempt);
    expect(ben.page.runner!.world.setup.options[3]).toBe(0);
    await until(() => ben.heard.over > 0, FIGHT);
    expect(await ben.end()).toMatchObject({
      attempt: first.attempt,
      outcome: "fail",
      reason: "fallen",
      dealt: 0,
      score: null,
      diamonds: 0,
      levelUp: null,
      losses: 1,
      lost: null,
    });
    await until(() => ben.room.state.stage === STAGES.lost && ben.me().health === 0);
    expect(await game.wallets.view(account)).toMatchObject({ diamonds: before.diamonds, peace: false });
    expect(await keptFight(first.attempt)).toBeNull();
    const { attempt } = await ben.begin(story);
    await until(() => ben.page.attempt === attempt);
    expect(ben.page.runner!.world.setup.options[3]).toBe(1);
    await until(() => ben.room.state.stage === STAGES.fighting && ben.me().health === 100);
    await ben.leave();
  },
  TIMEOUT,
);

test.concurrent(
  "a ranked fight is counted as it begins, pays the week's first try and first win, and replays to its score",
  async () => {
    const account = "ranked";
    await train(game.wallets, account, 60);
    const { diamonds } = await game.wallets.view(account);
    const cy = await comeToCircle(game, account);
    await expect(cy.begin(story)).rejects.toEqual(refused("not-now"));
    const { attempt, update, ...begun } = await cy.begin(ranked);
    expect(begun).toEqual({ kind: "weekly", arms: "own", ranked: true });
    expect(update?.wallet.boss).toMatchObject({ week: 2, attempts: 1, today: { used: 1, limit: 5 } });
    expect(update?.wallet.diamonds).toBe(diamonds + 10);
    cy.plays(fights);
    await until(() => cy.heard.over > 0, FIGHT);
    const result = await cy.end();
    expect(result).toMatchObject({ attempt, outcome: "success", isBest: true, diamonds: 40, lost: null });
    expect(result.score).toBeGreaterThan(5_000);
    const { boss, diamonds: paid, level } = await game.wallets.view(account);
    expect(boss).toMatchObject({ attempts: 1, wins: 1, best: { own: result.score, equal: 0 } });
    expect(paid).toBe(diamonds + 40);
    expect(level).toBeLessThan(100);
    const kept = await keptFight(attempt);
    expect(kept).toMatchObject({ account, kind: "weekly", week: 2, arms: "own", score: result.score });
    expect(replayEvidence({ game: "boss", seed: 0, inputs: kept!.evidence })).toEqual({
      outcome: "success",
      score: result.score,
    });
    expect(cy.page.runner?.differences).toBe(0);
    // Nothing is paid twice, and a worse score with the same arms is no best.
    const again = await cy.begin(ranked);
    expect(again.update?.wallet.diamonds).toBe(paid);
    await cy.leave();
    await until(() => keptFight(again.attempt));
    const left = await until(async () => {
      const view = await game.wallets.view(account);
      return view.boss.attempts === 2 && view;
    });
    expect(left).toMatchObject({ diamonds: paid, boss: { wins: 1, best: { own: result.score } } });
    expect(await auditWallets(database.connection)).toEqual([]);
  },
  TIMEOUT,
);

test.concurrent("practice counts for nothing, and equal arms are the same for everybody", async () => {
  const account = "practising";
  await train(game.wallets, account);
  const { boss, diamonds } = await game.wallets.view(account);
  const dee = await comeToCircle(game, account);
  await expect(dee.begin({ kind: "daily" })).rejects.toEqual(refused("bad-request"));
  const practice = await dee.begin({ kind: "weekly", arms: "equal" });
  expect(practice).toMatchObject({ arms: "equal", ranked: false });
  await until(() => dee.page.attempt === practice.attempt);
  expect(dee.page.runner!.world.setup).toMatchObject({
    player: { hp: 100, damage: 10, speed: 200, reach: 70, dash: 80 },
    options: [1, 2, 0, 0],
  });
  await dee.leave();
  await until(async () => (await game.rooms.seats.whereIs(account)) === null);
  const view = await game.wallets.view(account);
  expect(view).toMatchObject({ boss, diamonds });
  expect(await keptFight(practice.attempt)).toBeNull();
});

test.concurrent("a calm fight is slower, and counts and pays like any other beside the boards", async () => {
  const account = "calm";
  await train(game.wallets, account);
  const { diamonds } = await game.wallets.view(account);
  const gus = await comeToCircle(game, account);
  const { attempt } = await gus.begin({ ...ranked, calm: true });
  await until(() => gus.page.attempt === attempt);
  expect(gus.page.runner!.world.setup.options).toEqual([1, 2, 1, 0]);
  gus.plays(fights);
  await until(() => isHurt(gus.room.state), FIGHT);
  await gus.leave();
  const kept = await until(() => keptFight(attempt));
  expect(kept).toMatchObject({ calm: true, won: false });
  const view = await until(async () => {
    const seen = await game.wallets.view(account);
    return seen.boss.calm > 0 && seen;
  });
  const boss = { attempts: 1, best: { own: 0, equal: 0 }, calm: kept.score, today: { used: 1, limit: 5 } };
  expect(view).toMatchObject({ diamonds: diamonds + 10, boss });
});

test.concurrent(
  "who leaves a ranked fight has used it, with the score of that moment",
  async () => {
    const account = "leaver";
    await train(game.wallets, account, 60);
    const eve = await comeToCircle(game, account);
    const { attempt } = await eve.begin({ ...ranked, arms: "equal" });
    eve.plays(fights);
    await until(() => isHurt(eve.room.state), FIGHT);
    const village = await game.join(account, "village", { session: eve.room.sessionId });
    const gifts = giftsIn(village);
    const kept = await until(() => keptFight(attempt));
    expect(kept.won).toBe(false);
    expect(kept.score).toBeGreaterThan(0);
    expect(replayEvidence({ game: "boss", seed: 0, inputs: kept.evidence })).toEqual({
      outcome: "fail",
      score: kept.score,
    });
    await until(async () => (await game.wallets.view(account)).boss.best.equal === kept.score);
    expect((await game.wallets.view(account)).boss).toMatchObject({ attempts: 1, wins: 0 });
    // The result, which nobody sees, would have told of the week's first fight.
    await until(() => gifts.length > 0);
    expect(gifts).toEqual([WEEKLY_BOSS.first.attempt]);
  },
  TIMEOUT,
);

test.concurrent(
  "the golem waits for a dropped player, who comes back to the same fight; and not for ever",
  async () => {
    const line = await openSlowLine(game.port, () => 10 + Math.random() * 20);
    const account = "dropped";
    await train(game.wallets, account, 60);
    const fay = await comeToCircle(game, account, { address: line.address, comesBack: true });
    const { attempt } = await fay.begin(ranked);
    fay.plays(fights);
    await until(() => isHurt(fay.room.state), FIGHT);
    const back = new Promise<void>((resolve) => fay.room.onReconnect(() => resolve()));
    line.cut();
    await back;
    const { agreements } = fay.page.runner!;
    await until(() => fay.page.runner!.agreements > agreements + 1);
    expect(fay.page.attempt).toBe(attempt);
    expect(await keptFight(attempt)).toBeNull();
    fay.close();
    line.cut();
    const kept = await until(() => keptFight(attempt), 60_000);
    expect(kept.won).toBe(false);
    await until(async () => (await game.wallets.view(account)).boss.best.own === kept.score);
    await line.close();
  },
  TIMEOUT,
);
