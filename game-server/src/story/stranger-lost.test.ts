import type { PlaceName } from "@diamond-valley/schemas/places/registry.ts";
import { NO_MEMBERSHIP } from "@diamond-valley/schemas/story/membership.ts";
import { STORIES } from "@diamond-valley/schemas/story/targets.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { freshDatabase } from "../testing/database.ts";
import { startGame, type TestGame } from "../testing/rooms.ts";
import { openPage } from "./testing/stranger/page.ts";
import { play } from "./testing/stranger/stranger.ts";

/** In each of these places a target has another name in the story than on the map. */
const RENAMED = [
  ["warehouse", "wrench"],
  ["hotel-kitchen", "bowl"],
  ["shop", "machine"],
  ["tower-roof", "post"],
  ["deep-core", "panel"],
  ["game-hall", "cartridge"],
  ["diamond-lab", "scales"],
] as const;

/** Gives the reactions of a target to one of another name. */
function rename(place: PlaceName, from: string, to: string): void {
  const objects = STORIES.get(place)?.objects;
  if (!objects?.[from]) throw new Error(`no ${from} to rename in the ${place}`);
  objects[to] = objects[from];
  delete objects[from];
}

const database = freshDatabase();
let game: TestGame;
beforeAll(async () => {
  for (const [place, target] of RENAMED) rename(place, target, `${target}-renamed`);
  game = await startGame(database.connection);
});
// Other tests of this worker read the same story.
afterAll(async () => {
  for (const [place, target] of RENAMED) rename(place, `${target}-renamed`, target);
  await game?.close();
});

/** Who has tried everything in the Deep has flown once more, for 75 s. */
const LONG = { timeout: 200_000 };
const SILVER = { "done.bronze": 1 };
const GOLD = { ...SILVER, "done.silver": 1, "letter.silver": 1 };
const PLATINUM = { ...GOLD, "done.gold": 1 };
/** Somebody who stands before the last room of the Deep, with the battery. */
const DEEP = {
  ...{ ...PLATINUM, "done.platinum": 1, "letter.platinum": 1 },
  ...{ "session.woken": 1, "session.item.platinum-battery": 1, "session.door": 1 },
};

test.each([
  ["the wrench", "acts", {}, "Find the wrench and open the panel."],
  ["the bowl", "acts", SILVER, "Mix a rust cleaner in the kitchen."],
  ["the machine", "acts", GOLD, "Pay at the vending machine until both say zero"],
  ["the post", "acts", PLATINUM, "Turn the four pillars on the roof"],
  ["the panel", "deep-core", DEEP, "Wake the four lights in order"],
  ["the game pack", "game-hall", {}, "Find the game pack"],
  ["the scales", "diamond-lab", {}, "Find the light gem in two weighings"],
] as const)(
  "where %s has another name in the content, a stranger comes to no end",
  LONG,
  async (...given) => {
    const [what, place, known, card] = given;
    const account = what.replaceAll(" ", "-");
    game.members.set(account, { ...NO_MEMBERSHIP, vip: true });
    const from = place === "deep-core" ? "deep-arena" : "village";
    const page = await openPage(game, account, "en", [from, place], known);
    const outside = place === "acts" ? page.room() : null;
    await expect(play(page, 1_800, outside)).rejects.toThrow(card);
    await page.leave();
  },
);
