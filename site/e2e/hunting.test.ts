import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { type Follower, followerOf } from "./support/follower.ts";
import { type Hand, handOf } from "./support/hand.ts";
import { carried, comeTo, isSeen } from "./support/outing.ts";
import { type Visitor, visit } from "./support/visitor.ts";

/** Fights until one has brought a herb: a hunter may lose, and be too slow. */
const FIGHTS = 8;
/** Behind the first fight the hunter takes the calm way, which a machine that does other things too can follow better. */
const FIGHTS_BEFORE_CALM = 1;
/** The longest that the screen may take to lead to a free slime, and that a fight may take until it is paid, ms. */
const LEAD_MAX = 40_000;
const FIGHT_MAX = 60_000;

const inFight = (page: Page) => page.locator("[data-hunt=fight], [data-hunt=gather]");
const resultOf = (page: Page) => page.locator(".hunt-result");

/** Goes where the arrow leads and begins a fight there. */
async function begin(page: Page, follower: Follower): Promise<void> {
  for (let tries = 0; tries < 6; tries += 1) {
    // Who comes right up to it has begun.
    await follower.followTo("fight", LEAD_MAX, undefined, inFight(page));
    await follower.act().catch(() => {});
    if (await isSeen(inFight(page).waitFor({ timeout: 5_000 }))) return;
  }
  throw new Error("no slime could be fought");
}

/** A press for which nobody waits longer than this, ms: the button goes with the fight, and the result goes by itself. */
const SWING_MAX = 1_500;

/**
 * Strikes, and goes where the arrow leads: to a herb, or to the slime. Answers once the result is shown: an end that only
 * the page has seen may be taken back.
 */
async function fight(page: Page, follower: Follower): Promise<void> {
  for (const until = Date.now() + FIGHT_MAX; Date.now() < until; ) {
    if (await resultOf(page).isVisible()) return;
    if (!(await inFight(page).isVisible())) {
      await page.waitForTimeout(100);
      continue;
    }
    await follower.act(SWING_MAX).catch(() => {});
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
    await visitor.look(`result-${fights}`);
    const won = (await resultOf(page).locator("[data-item]").count()) > 0;
    await hand.press(resultOf(page).locator(".close"));
    // Whoever has fallen brings nothing home; what was picked up otherwise is in the bag.
    if (won) {
      await expect.poll(() => carried(page)).toBeGreaterThan(0);
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
    const player = await comeTo(visitor, "forest", size);
    await page.locator("[data-outing=running]").waitFor();
    await visitor.look("forest");

    await hunt(visitor, hand);

    await player.goThrough("forest", "village");
    expect(await carried(page)).toBeGreaterThan(0);
    await visitor.leave();
  },
);
