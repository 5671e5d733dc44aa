import { NO_MEMBERSHIP } from "@diamond-valley/schemas/story/membership.ts";
import { INTERACT, type InteractAnswer } from "@diamond-valley/schemas/story/messages.ts";
import { targetIn } from "@diamond-valley/schemas/story/targets.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { MAPS } from "../rooms/maps.ts";
import { freshDatabase } from "../testing/database.ts";
import { startGame, type TestGame } from "../testing/rooms.ts";
import { visitorAt } from "./testing/visitor.ts";

const database = freshDatabase();
let game: TestGame;
beforeAll(async () => {
  game = await startGame(database.connection);
});
afterAll(() => game?.close());

const itemsOf = async (account: string) => (await game.wallets.view(account)).items;

test("whoever lacks the strength leaves the Legendary Sword in its rock", async () => {
  game.members.set("dora", { ...NO_MEMBERSHIP, tier: "diamond", vip: true });
  const dora = await visitorAt(game, "dora", "village");
  expect(await dora.touch("legendary-sword")).toMatchObject({ say: ["village:sword.weak"], granted: null });
  expect(await dora.refusal("legendary-rock")).toBe("not-found");
  expect(await itemsOf("dora")).toEqual({});
  await dora.leave();
});

test("the highest tier takes it in the village, keeps it, and finds the rock empty", async () => {
  game.members.set("max", { ...NO_MEMBERSHIP, tier: "diamond_max" });
  const max = await visitorAt(game, "max", "village");
  expect(await max.touch("legendary-sword")).toMatchObject({ granted: { items: { "legendary-sword": 1 } } });
  expect(await max.refusal("legendary-sword")).toBe("not-found");
  game.members.set("max", NO_MEMBERSHIP);
  expect(await max.touch("legendary-rock")).toMatchObject({ say: ["village:sword.owned"], granted: null });
  expect(await itemsOf("max")).toEqual({ "legendary-sword": 1 });
  await max.leave();
});

test("two presses at once take one sword", async () => {
  game.members.set("vera", { ...NO_MEMBERSHIP, vip: true, vvip: true });
  const { at } = targetIn("village", MAPS.village, "legendary-sword")!;
  await game.stand("vera", { place: "village", area: 1, x: Math.round(at.x), y: Math.round(at.y) + 50 });
  const room = await game.join("vera", "village");
  const presses = await Promise.allSettled(
    [1, 2].map(() => room.request<unknown, InteractAnswer>(INTERACT.name, { target: "legendary-sword" })),
  );
  expect(presses.some(({ status }) => status === "fulfilled")).toBe(true);
  // A press that comes late finds the rock empty.
  for (const press of presses)
    if (press.status === "rejected") expect(press.reason).toMatchObject({ reason: { code: "not-found" } });
  expect(await itemsOf("vera")).toEqual({ "legendary-sword": 1 });
  await room.leave();
});

test("nothing went wrong unseen", () => {
  expect(game.errors).toEqual([]);
});
