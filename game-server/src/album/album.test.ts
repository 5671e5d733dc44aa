import { bestOf, findsOf, type News } from "@diamond-valley/schemas/album/album.ts";
import { FOUND } from "@diamond-valley/schemas/album/messages.ts";
import type { CatchOperation } from "@diamond-valley/schemas/wallet/operations/catch.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { MAPS } from "../rooms/maps.ts";
import { createProgressStore } from "../story/progress.ts";
import { freshDatabase } from "../testing/database.ts";
import { startGame, type TestGame, until } from "../testing/rooms.ts";
import { createAlbum } from "./album.ts";

const database = freshDatabase();
let game: TestGame;
beforeAll(async () => {
  game = await startGame(database.connection);
});
afterAll(() => game?.close());

const operation = (items: CatchOperation["items"]): Omit<CatchOperation, "evidence"> => ({
  kind: "catch",
  key: "quest:fishing:any",
  category: "fish",
  items,
  skill: "fishing",
  skillExperience: 1,
});

test("a catch is noted once, however often; news are told of new kinds and records alone", async () => {
  const told: News[][] = [];
  const progress = createProgressStore(game.deps);
  const album = createAlbum({
    deps: game.deps,
    progress,
    tell: async (_, news) => void told.push([...news]),
  });
  const paid = { playerId: "anna", seed: { shown: 1, hidden: 4_711 }, operation: operation(["blue"]) };
  const [find] = findsOf("fish", ["blue"], paid.seed, game.deps.clock.now());
  await Promise.all([album.note(paid), album.note(paid), album.note(paid)]);
  expect(told).toEqual([[{ ...find, isNew: true }]]);
  expect(bestOf(await progress.read("anna"), find!.kind)).toBe(find!.size);
  await album.note({ ...paid, operation: operation(["failed"]) });
  expect(told).toHaveLength(1);
});

test("a database that is away costs an entry, and nobody's result", async () => {
  const progress = { change: () => Promise.reject(new Error("away")) };
  const warned: unknown[] = [];
  const log = { warn: (line: unknown) => warned.push(line) } as unknown as TestGame["deps"]["log"];
  const album = createAlbum({ deps: { ...game.deps, log }, progress, tell: async () => {} });
  await album.note({ playerId: "ben", seed: 1, operation: operation(["red"]) });
  expect(warned).toEqual([{ reason: "away" }]);
});

test("an angler hears of a new kind behind a catch, finds it in the progress, and is paid as before", async () => {
  const spot = MAPS.lake.spots[0]!;
  await game.stand("carl", { place: "lake", area: 1, x: spot.x, y: spot.y });
  const room = await game.join("carl", "lake");
  const heard: News[] = [];
  room.onMessage(FOUND.name, ({ news }: { news: News[] }) => heard.push(...news));
  room.onMessage("wallet", () => {});
  const bites = new Promise<{ attempt: string }>((bite) => {
    room.onMessage("bite", bite);
  });
  await room.request("cast", { calm: true });
  const { attempt } = await bites;
  const answer = await room.request<unknown, { outcome: string; items: string[] }>("press", {
    attempt,
    elapsed: 100,
  });
  expect(answer.outcome).toBe("success");
  await until(() => heard.length > 0);
  expect(heard[0]).toMatchObject({ isNew: true });
  const known = await createProgressStore(game.deps).read("carl");
  expect(bestOf(known, heard[0]!.kind)).toBe(heard[0]!.size);
  const wallet = await game.wallets.view("carl");
  expect(wallet.bag.fish.used).toBe(answer.items.length);
  await room.leave();
});

test("nothing went wrong unseen", () => {
  expect(game.errors).toEqual([]);
});
