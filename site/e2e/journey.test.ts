import { test } from "vitest";
import { playerOf } from "./support/game.ts";
import { becomeRegistered, deliverFish, enterDraws, enterVillage, goToSpot } from "./support/journey.ts";
import { visit } from "./support/visitor.ts";

/** Who plays by keyboard has asked for less motion, and who plays by touch has not. */
test("by keyboard alone a stranger becomes a player, fishes, delivers, and holds tickets of draws", async () => {
  const visitor = await visit("ko", "desktop");
  await becomeRegistered(visitor);
  await enterVillage(visitor);
  const player = await playerOf(visitor);
  await goToSpot(visitor, player);
  await player.fishUntil(10);
  await visitor.look("caught");
  await deliverFish(visitor, player);
  await enterDraws(visitor);
  await visitor.leave();
});
