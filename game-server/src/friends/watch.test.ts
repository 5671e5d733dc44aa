import { worldOf } from "@diamond-valley/schemas/arena/evidence.ts";
import { checksum } from "@diamond-valley/schemas/arena/snapshot.ts";
import { WATCH_DELAY } from "@diamond-valley/schemas/arena/watching.ts";
import type { World } from "@diamond-valley/schemas/arena/world.ts";
import { BOSS_RULES } from "@diamond-valley/schemas/boss/rules.ts";
import { HERO_RULES } from "@diamond-valley/schemas/diamond-hero/rules.ts";
import { WATCHED } from "@diamond-valley/schemas/friends/messages.ts";
import { TICK_RATE } from "@diamond-valley/schemas/protocol.ts";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { called, comeToCircle } from "../boss/testing/challengers.ts";
import { fights } from "../boss/testing/plays.ts";
import { findRun } from "../diamond-hero/audit.ts";
import { falls } from "../diamond-hero/testing/plays.ts";
import { comeToArena } from "../diamond-hero/testing/runners.ts";
import { askRoom } from "../rooms/ask-room.ts";
import { freshDatabase } from "../testing/database.ts";
import { startGame, type TestGame, until } from "../testing/rooms.ts";
import { createViewer } from "./testing/viewer.ts";

const database = freshDatabase();
let game: TestGame;
beforeAll(async () => {
  game = await startGame(database.connection);
});
afterEach(() => expect(game.errors).toEqual([]));
afterAll(() => game?.close());

const viewerOf = (roomId: string, account: string, viewer: string) =>
  createViewer((attempt, from) => askRoom(roomId, "watch", account, viewer, attempt, from));
const tickOf = (world: World | undefined): number => world?.clock.tick[0] ?? 0;

test("a run of Diamond Hero is watched late, from its inputs alone, to the very end that it had", async () => {
  const hero = await comeToArena(game, "hero");
  const told: number[] = [];
  hero.room.onMessage(WATCHED.name, ({ count }: { count: number }) => told.push(count));
  const viewer = viewerOf(hero.room.roomId, "hero", "friend");
  expect(await viewer.look()).toBeNull();
  const { attempt } = await hero.begin();
  hero.plays(falls);
  let last = 0;
  const isOver = async (): Promise<boolean> => {
    const part = await viewer.look();
    // The page is never behind the server, and nobody is told what the server has not known for long.
    const page = tickOf(hero.page.runner?.world);
    expect(part).toMatchObject({ attempt, game: "diamond_hero", rules: HERO_RULES.version, from: last });
    if (!part!.isOver) expect(part!.to).toBeLessThanOrEqual(Math.max(0, page - WATCH_DELAY));
    last = part!.to;
    return part!.isOver;
  };
  await until(async () => {
    const over = await isOver();
    await new Promise((resolve) => setTimeout(resolve, 200));
    return over;
  }, 240_000);
  const kept = await until(() => findRun(database.connection, attempt));
  expect(checksum(viewer.world(HERO_RULES))).toBe(checksum(worldOf(HERO_RULES, kept.evidence)));
  // Nothing twice, and somebody who comes late sees all of it.
  expect(await viewer.look()).toMatchObject({ from: last, to: last, isOver: true });
  const late = viewerOf(hero.room.roomId, "hero", "another");
  expect(await late.look()).toMatchObject({ from: 0, to: last, isOver: true });
  expect(checksum(late.world(HERO_RULES))).toBe(checksum(viewer.world(HERO_RULES)));

  // Whoever looks on no more is not counted.
  await until(() => told.at(-1) === 0, 60_000);
  expect(told.slice(0, 2)).toEqual([1, 2]);
  // The next run is seen from its beginning.
  await hero.end();
  await hero.begin();
  const next = await until(async () => {
    const part = await viewer.look();
    return part!.attempt === attempt ? null : part;
  });
  expect(next).toMatchObject({ from: 0, isOver: false });
  await hero.leave();
  expect(await viewer.look()).toBeNull();
}, 300_000);

test("a fight with the golem is watched in the same way", async () => {
  await called(game, "ann");
  const ann = await comeToCircle(game, "ann");
  await ann.begin({ kind: "story" });
  ann.plays(fights);
  const viewer = viewerOf(ann.room.roomId, "ann", "friend");
  await until(async () => (await viewer.look())!.to > 2 * TICK_RATE, 60_000);
  const seen = viewer.world(BOSS_RULES);
  expect(tickOf(seen)).toBeGreaterThan(2 * TICK_RATE);
  expect(tickOf(seen)).toBeLessThanOrEqual(tickOf(ann.page.runner?.world) - WATCH_DELAY);
  await ann.leave();
}, 100_000);

test("nobody is watched who is not there, or only walks", async () => {
  const village = await game.join("walker", "village");
  expect(await askRoom(village.roomId, "watch", "walker", "friend", null, 0)).toBeNull();
  expect(await askRoom(village.roomId, "watch", "nobody", "friend", null, 0)).toBeNull();
  await village.leave();
});
