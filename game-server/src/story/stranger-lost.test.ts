import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { freshDatabase } from "../testing/database.ts";
import { startGame, type TestGame } from "../testing/rooms.ts";
import { openPage } from "./testing/stranger/page.ts";
import { play } from "./testing/stranger/stranger.ts";

/** The story of a place in which one target has another name than on the map. */
const renamed = vi.hoisted(() => (target: string) => async (original: () => Promise<unknown>) => {
  const { default: story } = (await original()) as { default: { objects: Record<string, unknown> } };
  const { [target]: reactions, ...others } = story.objects;
  if (!reactions) throw new Error(`no ${target} to rename`);
  return { default: { objects: { ...others, [`${target}-renamed`]: reactions } } };
});
vi.mock("@diamond-valley/schemas/content/story/warehouse.json", renamed("wrench"));
vi.mock("@diamond-valley/schemas/content/story/hotel-kitchen.json", renamed("bowl"));
vi.mock("@diamond-valley/schemas/content/story/shop.json", renamed("machine"));
vi.mock("@diamond-valley/schemas/content/story/tower-roof.json", renamed("post"));
vi.mock("@diamond-valley/schemas/content/story/game-hall.json", renamed("cartridge"));

const database = freshDatabase();
let game: TestGame;
beforeAll(async () => {
  game = await startGame(database.connection);
});
afterAll(() => game?.close());

const SILVER = { "done.bronze": 1 };
const GOLD = { ...SILVER, "done.silver": 1, "letter.silver": 1 };
const PLATINUM = { ...GOLD, "done.gold": 1 };

test.each([
  ["the wrench", "acts", {}, "Find the wrench and open the panel."],
  ["the bowl", "acts", SILVER, "Mix a rust cleaner in the kitchen."],
  ["the machine", "acts", GOLD, "Pay at the vending machine until both say zero"],
  ["the post", "acts", PLATINUM, "Turn the four pillars on the roof"],
  ["the game pack", "game-hall", {}, "Find the game pack"],
] as const)("where %s has another name in the content, a stranger comes to no end", async (...given) => {
  const [what, place, known, card] = given;
  const page = await openPage(game, what.replaceAll(" ", "-"), "en", ["village", place], known);
  const outside = place === "acts" ? page.room() : null;
  await expect(play(page, 1_800, outside)).rejects.toThrow(card);
  await page.leave();
});
