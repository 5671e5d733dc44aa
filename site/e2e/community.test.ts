import { afterAll, beforeAll, expect, test } from "vitest";
import { runBeside } from "./support/beside.ts";
import { followerOf } from "./support/follower.ts";
import { closeDialog, enterGame, playerOf } from "./support/game.ts";
import { handOf } from "./support/hand.ts";
import { standIn } from "./support/known.ts";
import { endProduct, type OwnProduct, ownProduct } from "./support/product.ts";
import { registerQuickly } from "./support/registration.ts";
import { mapOf } from "./support/route.ts";
import { seasonOf } from "./support/stage.ts";
import { type Visitor, visit, WINDOWS } from "./support/visitor.ts";

/** Thursday of the first week: the goal is 20, as nobody came before, and the flag of the team that leads goes up. */
const THURSDAY = "2025-10-09T11:00:00+09:00";

let product: OwnProduct;
beforeAll(async () => {
  product = await ownProduct("community", { SEASON_CLOCK: THURSDAY });
});
afterAll(() => endProduct(product));

/** Whoever is signed in gives something to the goal so often, and so many others once each. */
async function give({ page }: Visitor, own: number, others: number): Promise<void> {
  const { now } = await seasonOf(product);
  const script = "community/testing/give-beside.ts";
  await runBeside(page, script, product.dataDir, String(now), String(own), String(others));
}

test("the goal rises while one looks at it, is reached together, and pays: on a phone, by the herald", async () => {
  const visitor = await visit("ko", "mobile", "ko-mobile-community", product.url);
  const { page } = visitor;
  const hand = handOf(visitor);
  const goal = page.locator("[data-dialog=community] .community");
  const toast = (name: string) => page.locator(`[data-toast="community:toast.${name}"]`).first();
  const { x, y } = mapOf("village").characters.find(({ slug }) => slug === "herald")!;
  await registerQuickly(visitor);
  await give(visitor, 4, 0);
  await standIn(visitor, "village", { at: { x, y: y + 50 }, hand, product });
  await toast("week.fish").waitFor();
  await visitor.look("announced");

  const [player, follower] = [await playerOf(visitor), await followerOf(visitor)];
  await page.locator('.hud .action[data-act="talk"][data-target="herald"]').waitFor();
  await player.act();
  await follower.readOn();
  await goal.and(page.locator("[data-state=running]")).waitFor();
  await goal.locator('[data-percent="20"]').waitFor();
  expect(await goal.locator('[data-at="5"]').getAttribute("data-state")).toBe("next");
  await visitor.look("running");

  await give(visitor, 1, 5);
  await goal.and(page.locator("[data-state=half]")).waitFor();
  await goal.locator('.burst[data-paid="25"]').waitFor();
  await toast("goal").waitFor();
  expect(await goal.locator('[data-at="5"]').getAttribute("data-state")).toBe("reached");
  await visitor.look("half");

  await give(visitor, 0, 10);
  await goal.and(page.locator("[data-state=reached]")).waitFor();
  await goal.locator('.burst[data-paid="50"]').waitFor();
  await visitor.look("reached");
  await closeDialog(page, "community", true);
  await visitor.leave();
});

test("from the log on a desktop: what the others have reached, and that the own part is missing", async () => {
  const visitor = await visit("en", "desktop", "en-desktop-community", product.url);
  const { page } = visitor;
  const hand = handOf(visitor);
  await page.setViewportSize(WINDOWS.desktop.viewport);
  await registerQuickly(visitor);
  await enterGame(visitor, hand);
  await page.locator(".stage[data-flag=green]").waitFor();
  await visitor.look("flag");
  await hand.press(page.locator("[data-opens=bag]"));
  const bag = page.locator("[data-dialog=bag]");
  await bag.locator("[data-tab=quests]").click();
  await bag.locator("[data-mission=community]").scrollIntoViewIfNeeded();
  await visitor.look("achievements");
  await bag.locator("[data-tab=sub-quests]").click();
  await hand.press(bag.locator("[data-opens=community]"));
  const goal = page.locator("[data-dialog=community] .community");
  await goal.and(page.locator("[data-state=reached]")).waitFor();
  expect(await goal.locator(".burst").count()).toBe(0);
  expect(await goal.locator('[data-step="100"]').getAttribute("data-state")).toBe("reached");
  await visitor.look("reached");
  await visitor.leave();
});
