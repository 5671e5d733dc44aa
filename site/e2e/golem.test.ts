import { afterAll, beforeAll, expect, test } from "vitest";
import { challengerOf } from "./support/challenger.ts";
import { enterGame, playerOf } from "./support/game.ts";
import { handOf } from "./support/hand.ts";
import { endProduct, type OwnProduct, ownProduct } from "./support/product.ts";
import { raise } from "./support/raise.ts";
import { registerQuickly } from "./support/registration.ts";
import { doorOf } from "./support/route.ts";
import { type Visitor, visit } from "./support/visitor.ts";

/** A day of the second week, from which on there is a weekly boss for those of level 5. */
const WEEK_TWO = "2025-10-14T12:00:00+09:00";
const LEVEL_FIVE = 3_000;
const LEVEL_HUNDRED = 400_000;
/** How long the challenger steps aside and strikes, ms; behind it, it stands still and loses. */
const FIGHT = 25_000;
/** The longest that somebody who stands still may last, and that the result may take, ms. */
const LOST_MAX = 150_000;
/** The longest that a fight may take that is won, ms. */
const WON_MAX = 240_000;

const CIRCLE = doorOf("village", "magic-circle");

let product: OwnProduct;

beforeAll(async () => {
  product = await ownProduct("golem", { SEASON_CLOCK: WEEK_TWO });
});
afterAll(async () => {
  await endProduct(product);
});

/** Comes in at the circle's door with so much experience, and is asked how to fight. */
async function comeToCircle(visitor: Visitor, experience: number) {
  const { page } = visitor;
  await registerQuickly(visitor);
  await raise(page, product.dataDir, experience);
  await enterGame(visitor, handOf(visitor));
  const player = await playerOf(visitor);
  await player.goThrough("village", "magic-circle");
  const entry = page.locator("[data-dialog=boss-entry]");
  await entry.waitFor();
  return { player, entry };
}

test("the circle sleeps under a question until it opens", async () => {
  const visitor = await visit("ko", "mobile", "ko-mobile-golem", product.url);
  await registerQuickly(visitor);
  await enterGame(visitor, handOf(visitor));
  const player = await playerOf(visitor);
  await player.walkTo("village", CIRCLE, "gated", "magic-circle");
  const prompt = visitor.page.locator('.hud .action[data-act="gated"]');
  expect(await prompt.textContent()).toContain("???");
  await visitor.look("closed");
  await visitor.leave();
});

test("a challenger fights the ink shadow, sees the score, tries again in one press, and leaves", async () => {
  const visitor = await visit("en", "desktop", "en-desktop-golem", product.url);
  const { page } = visitor;
  const hand = handOf(visitor);
  await page.setViewportSize({ width: 1_280, height: 800 });
  const { player, entry } = await comeToCircle(visitor, LEVEL_FIVE);
  expect(await entry.locator(".boss-standing").textContent()).toContain("5 of 5");
  expect(await page.evaluate(() => (document.activeElement as HTMLElement).dataset.way)).toBe("start");
  await visitor.look("entry");
  await page.keyboard.press("Enter");

  const bar = page.locator(".boss-bar[data-fight=fighting]");
  await bar.waitFor();
  const challenger = await challengerOf(visitor);
  const result = page.locator(".boss-result");
  const isOver = () => result.isVisible();
  await challenger.fight(isOver, FIGHT);
  if (!(await isOver())) {
    await visitor.look("fight");
    expect(Number(await bar.locator("meter").first().textContent())).toBeLessThan(100);
  }
  await result.waitFor({ timeout: LOST_MAX });
  expect(Number(await result.locator("[data-score]").getAttribute("data-score"))).toBeGreaterThan(0);
  // The week's first ranked fight pays.
  expect(await result.locator("[data-diamonds]").getAttribute("data-diamonds")).toBe("10");
  if ((await result.getAttribute("data-outcome")) === "fail")
    expect(await page.locator("[data-dialog=boss-result] .hint").textContent()).toBe(
      "The golem has escaped. Try again!",
    );
  await visitor.look("result");

  await page.keyboard.press("Enter");
  await bar.waitFor();
  await hand.press(page.locator(".give-up"));
  const leave = page.locator("[data-dialog=boss-leave]");
  expect(await leave.locator(".hint").textContent()).toBe(
    "Your progress will be lost. Are you sure you want to exit?",
  );
  await visitor.look("leave");
  await hand.press(leave.locator("[data-way=leave]"));
  await player.arrivedIn("village");

  await hand.press(page.locator("[data-opens=bag]"));
  await page.locator("[data-dialog=bag] [data-tab=stats]").click();
  const stats = page.locator("[data-dialog=bag] [data-boss]");
  expect(await stats.textContent()).toContain("Week 2: tries 2, won 0");
  expect(await page.locator("[data-dialog=bag] .stats").first().textContent()).toMatch(/weekly \+2 included/);
  await visitor.leave();
});

test("somebody of the highest level wins a whole fight with keys alone, and calm mode pays it like any other", async () => {
  const visitor = await visit("ko", "desktop", "ko-desktop-golem-won", product.url);
  const { page } = visitor;
  const hand = handOf(visitor);
  const { entry } = await comeToCircle(visitor, LEVEL_HUNDRED);
  await entry.locator("[data-setting=calm]").check();
  expect(await entry.locator("[data-kind]").getAttribute("data-kind")).toBe("weekly");
  await entry.locator("[data-why=calm]").waitFor();
  await visitor.look("calm");
  await hand.press(entry.locator("[data-way=start]"));
  await page.locator(".boss-bar[data-fight=fighting]").waitFor();
  const challenger = await challengerOf(visitor);
  const result = page.locator(".boss-result");
  await challenger.fight(() => result.isVisible(), WON_MAX);
  await result.waitFor();
  expect(await result.getAttribute("data-outcome")).toBe("success");
  expect(Number(await result.locator("[data-score]").getAttribute("data-score"))).toBeGreaterThan(5_000);
  // The week's first ranked fight and its first win.
  expect(await result.locator("[data-diamonds]").getAttribute("data-diamonds")).toBe("40");
  await visitor.look("won");
  await visitor.leave();
});
