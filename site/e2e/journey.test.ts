import { test } from "vitest";
import { playerOf } from "./support/game.ts";
import { handOf } from "./support/hand.ts";
import { becomeRegistered, deliverFish, enterDraws, enterVillage, goToSpot } from "./support/journey.ts";
import { fishElsewhere } from "./support/other-tab.ts";
import { visit } from "./support/visitor.ts";

/**
 * One after the other: both fish at the spot nearest to the gate. Who plays by keyboard has asked for less motion, and
 * who plays by touch has not.
 */
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

/** By hand as many as show that a finger can; the player at the keyboard fishes until there is something to deliver. */
const BY_HAND = 2;

test("by touch a stranger becomes a player, fishes in two tabs, delivers, and holds tickets of draws", async () => {
  const visitor = await visit("en", "mobile");
  const { page } = visitor;
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await becomeRegistered(visitor);
  await enterVillage(visitor);
  const player = await playerOf(visitor);
  await goToSpot(visitor, player);
  await player.fishUntil(BY_HAND);
  await visitor.look("caught");

  await fishElsewhere(visitor, 10);
  await page.locator("[data-dialog=moved]").waitFor();
  await handOf(visitor).press(page.locator("[data-dialog=moved] .call"));
  await player.arrivedIn("lake");
  await deliverFish(visitor, player);
  await enterDraws(visitor);
  await visitor.leave();
});
