import { test } from "vitest";
import { playerOf } from "./support/game.ts";
import { handOf } from "./support/hand.ts";
import { becomeRegistered, deliverFish, enterDraws, enterVillage, goToSpot } from "./support/journey.ts";
import { fishElsewhere } from "./support/other-tab.ts";
import { visit } from "./support/visitor.ts";

/** As many of a colour are caught by hand as show that a hand can; a second tab catches what a delivery takes beyond that. */
const BY_HAND = 3;
const DELIVERED = 10;

/**
 * One after the other: both fish at the spot nearest to the gate. Who plays by keyboard has asked for less motion, and
 * who plays by touch has not.
 */
test.each([
  ["keyboard", "ko", "desktop", "reduce"],
  ["touch", "en", "mobile", "no-preference"],
] as const)(
  "by %s alone a stranger becomes a player, fishes in two tabs, delivers, and holds tickets of draws",
  async (_, locale, device, reducedMotion) => {
    const visitor = await visit(locale, device);
    const { page } = visitor;
    await page.emulateMedia({ reducedMotion });
    await becomeRegistered(visitor);
    await enterVillage(visitor);
    const player = await playerOf(visitor);
    await goToSpot(visitor, player);
    await player.fishUntil(BY_HAND);
    await visitor.look("caught");

    await fishElsewhere(visitor, DELIVERED);
    await page.locator("[data-dialog=moved]").waitFor();
    await handOf(visitor).press(page.locator("[data-dialog=moved] .call"));
    await player.arrivedIn("lake");
    await deliverFish(visitor, player);
    await enterDraws(visitor);
    await visitor.leave();
  },
);
