import { test } from "vitest";
import { playerOf } from "./support/game.ts";
import { becomeRegistered, deliverFish, enterDraws, enterVillage, goToSpot } from "./support/journey.ts";
import { visit } from "./support/visitor.ts";

test("by keyboard alone a stranger becomes a player, fishes, delivers, and holds tickets of draws", async () => {
  const visitor = await visit("ko", "desktop");
  await visitor.page.emulateMedia({ reducedMotion: "no-preference" });
  await becomeRegistered(visitor);
  await enterVillage(visitor);
  const player = await playerOf(visitor);
  await goToSpot(visitor, player, 20);
  await player.fishUntil(10);
  await visitor.look("caught");
  await deliverFish(visitor, player);
  await enterDraws(visitor);
  await visitor.leave();
});
