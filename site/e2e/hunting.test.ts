import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { type Follower, followerOf } from "./support/follower.ts";
import { enterGame, playerOf } from "./support/game.ts";
import { type Hand, handOf } from "./support/hand.ts";
import { registerQuickly } from "./support/registration.ts";
import { mapOf } from "./support/route.ts";
import { type Visitor, visit } from "./support/visitor.ts";

const middleOf = (door: { x: number; y: number; width: number; height: number } | undefined) => ({
  x: (door?.x ?? 0) + (door?.width ?? 0) / 2,
  y: (door?.y ?? 0) + (door?.height ?? 0) / 2,
});
const FOREST_DOOR = middleOf(mapOf("village").portals.find(({ target }) => target === "forest"));
const VILLAGE_DOOR = middleOf(mapOf("forest").portals.find(({ target }) => target === "village"));

/** Fights until one has brought a herb: a hunter may lose, and be too slow. */
const FIGHTS = 8;
/** Behind the first fight the hunter takes the calm way, which a machine that does other things too can follow better. */
const FIGHTS_BEFORE_CALM = 1;
/** The longest that the screen may take to lead to a free slime, that a fight may take, and its payment, ms. */
const LEAD_MAX = 40_000;
const FIGHT_MAX = 90_000;
const PAID_MAX = 20_000;

const inFight = (page: Page) => page.locator("[data-hunt=fight], [data-hunt=gather]");
const resultOf = (page: Page) => page.locator(".hunt-result");

/** Whether something is there in time. */
const isSeen = (waiting: Promise<unknown>): Promise<boolean> =>
  waiting.then(
    () => true,
    () => false,
  );

/** How many things the button of the bag counts. */
async function carried(page: Page): Promise<number> {
  const count = page.locator("[data-opens=bag] em").textContent({ timeout: 500 });
  return Number((await count.catch(() => "0")) ?? 0);
}

/** Goes where the arrow leads and begins a fight there. */
async function begin(page: Page, follower: Follower): Promise<void> {
  for (let tries = 0; tries < 6; tries += 1) {
    await follower.followTo("fight", LEAD_MAX);
    await follower.act().catch(() => {});
    if (await isSeen(inFight(page).waitFor({ timeout: 5_000 }))) return;
  }
  throw new Error("no slime could be fought");
}

/** Strikes, and goes where the arrow leads: to a herb, or to the slime. Answers once the fight is over. */
async function fight(page: Page, follower: Follower): Promise<void> {
  for (const until = Date.now() + FIGHT_MAX; Date.now() < until; ) {
    if (!(await inFight(page).isVisible())) return;
    await follower.act().catch(() => {});
    await follower.stepAhead();
  }
  throw new Error("a fight came to no end");
}

/** Fights until something is in the bag. Answers how the last fight ended. */
async function hunt(visitor: Visitor, hand: Hand): Promise<void> {
  const { page } = visitor;
  const follower = await followerOf(visitor);
  for (let fights = 0; fights < FIGHTS; fights += 1) {
    await begin(page, follower);
    if (fights === 0) await visitor.look("fight");
    await fight(page, follower);
    await resultOf(page).waitFor({ timeout: PAID_MAX });
    await visitor.look(`result-${fights}`);
    const won = (await resultOf(page).locator("[data-item]").count()) > 0;
    // Whoever has fallen brings nothing home; what was picked up otherwise is in the bag.
    if (won) {
      await expect.poll(() => carried(page), { timeout: 5_000 }).toBeGreaterThan(0);
      return;
    }
    if (fights + 1 === FIGHTS_BEFORE_CALM) await takeCalmWay(page, hand);
  }
  throw new Error(`${FIGHTS} fights brought no herb`);
}

async function takeCalmWay(page: Page, hand: Hand): Promise<void> {
  await hand.press(page.locator("[data-opens=settings]"));
  await hand.press(page.locator("[data-dialog=settings] [data-setting=calm]"));
  await hand.press(page.locator("[data-dialog=settings] .close"));
  await page.locator("[data-dialog=settings]").waitFor({ state: "detached" });
}

test.each([
  ["ko", "mobile", { width: 390, height: 844 }],
  ["en", "desktop", { width: 1_280, height: 800 }],
] as const)(
  "a hunter fights a slime, sees the result, has herbs, and leaves (%s, %s)",
  async (locale, device, size) => {
    const visitor = await visit(locale, device, `${locale}-${device}-hunting`);
    const { page } = visitor;
    const hand = handOf(visitor);
    await page.setViewportSize(size);
    await registerQuickly(visitor);
    await enterGame(visitor, hand);
    const player = await playerOf(visitor);
    await player.walkTo("village", FOREST_DOOR, "travel", "forest");
    await player.act();
    await player.arrivedIn("forest");
    await page.locator("[data-outing=running]").waitFor({ timeout: 20_000 });
    await visitor.look("forest");

    await hunt(visitor, hand);

    await player.walkTo("forest", VILLAGE_DOOR, "travel", "village");
    await player.act();
    await player.arrivedIn("village");
    expect(await carried(page)).toBeGreaterThan(0);
    await visitor.leave();
  },
);
