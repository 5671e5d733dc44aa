import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { followerOf } from "./support/follower.ts";
import { playerOf } from "./support/game.ts";
import { type Hand, handOf } from "./support/hand.ts";
import { carried, comeTo, isMining, isSeen, setOutAgain } from "./support/outing.ts";
import { doorOf } from "./support/route.ts";
import { type Visitor, visit } from "./support/visitor.ts";
import { within } from "./support/within.ts";

const VILLAGE_DOOR = doorOf("mine", "village");

/** Veins that are tried until one has given something: a miner may be hit, or find one taken. */
const TRIES = 15;
/** The longest that the screen may take to lead to a free vein, and to the end of the work at one, ms. */
const LEAD_MAX = 25_000;
const WORK_MAX = 15_000;

/** What the screen says of the expedition. */
const stripOf = (page: Page) => page.locator("[data-expedition]");

/** Strikes with the ring, as the screen says, until the vein is the miner's no longer. */
async function work(page: Page, press: () => Promise<void>): Promise<void> {
  for (const until = Date.now() + WORK_MAX; Date.now() < until; ) {
    const beat = page.locator("[data-beat=true], [data-vein='0'], [data-dialog=mine-result]");
    await beat
      .first()
      .waitFor({ state: "attached", timeout: WORK_MAX })
      .catch(() => {});
    if ((await stripOf(page).getAttribute("data-beat")) !== "true") return;
    await press().catch(() => {});
    await page
      .locator("[data-beat=false], [data-expedition=over]")
      .first()
      .waitFor({ state: "attached", timeout: 3_000 })
      .catch(() => {});
  }
}

/** Dashes by a second quick tap of the stick. A machine that does other things too may be too slow for one. */
async function dashByThumb(page: Page): Promise<void> {
  const stick = await page.locator(".hud .stick").boundingBox();
  if (!stick) throw new Error("no stick to tap");
  const resting = page.locator(".dash[data-ready=false]");
  for (let tries = 0; tries < 5 && !(await resting.isVisible()); tries += 1) {
    for (const { x, y, width, height } of [stick, stick])
      await within("a tap", page.touchscreen.tap(x + width / 2, y + height * 0.1));
    await resting.waitFor({ timeout: 1_500 }).catch(() => {});
  }
  await resting.waitFor();
}

/** Goes where the arrow leads, strikes, and tries other veins, until something is in the bag. */
async function mine(visitor: Visitor, hand: Hand): Promise<void> {
  const { page } = visitor;
  const follower = await followerOf(visitor);
  const before = await carried(page);
  for (let tries = 0; tries < TRIES; tries += 1) {
    await setOutAgain(page, hand);
    // Whoever is carried to the entrance on the way finds no prompt.
    if (!(await isSeen(follower.followTo("strike", LEAD_MAX)))) continue;
    if (tries === 0) await visitor.look("vein");
    if (!(await isSeen(follower.act()))) continue;
    const held = page.locator("[data-expedition]:not([data-vein='0'])[data-vein]");
    if (!(await isSeen(held.waitFor({ timeout: 4_000 })))) continue;
    await work(page, follower.act);
    const counted = expect.poll(() => carried(page), { timeout: 4_000 }).toBeGreaterThan(before);
    if (await isSeen(counted)) return;
  }
  throw new Error(`${TRIES} veins gave nothing`);
}

/** Opens the bag and sees ore in it. Whoever falls just then sets out again first. */
async function lookIntoBag({ page, device }: Visitor, hand: Hand): Promise<void> {
  const ore = page.locator("[data-dialog=bag] [data-category=ore] [data-item]:not(.none)").first();
  const open = () =>
    device === "mobile"
      ? page.locator("[data-opens=bag]").tap({ timeout: 3_000 })
      : within("a key", page.keyboard.press("KeyB"));
  for (let tries = 0; tries < 5 && !(await ore.isVisible()); tries += 1) {
    await setOutAgain(page, hand);
    await open().catch(() => {});
    await ore.waitFor({ timeout: 5_000 }).catch(() => {});
  }
  await ore.waitFor();
}

/** Goes to the door and ends the expedition there, unless it has ended by itself. */
async function leave(visitor: Visitor, hand: Hand): Promise<void> {
  const { page } = visitor;
  const player = await playerOf(visitor);
  const result = page.locator("[data-dialog=mine-result]");
  for (let tries = 0; tries < 5 && !(await result.isVisible()); tries += 1) {
    if (!(await isSeen(player.walkTo("mine", VILLAGE_DOOR, "leave-mine")))) continue;
    await player.act();
    const ask = page.locator("[data-dialog=mine-leave] [data-way=leave]");
    if (!(await isSeen(ask.waitFor({ timeout: 5_000 })))) continue;
    await visitor.look("leave");
    await hand.press(ask);
    await result.waitFor({ timeout: 10_000 }).catch(() => {});
  }
  await result.waitFor();
}

test.each([
  ["ko", "mobile", { width: 390, height: 844 }],
  ["en", "desktop", { width: 1_280, height: 800 }],
] as const)(
  "a miner strikes a vein until it bursts, has ore, leaves, and sees the result (%s, %s)",
  async (locale, device, size) => {
    const visitor = await visit(locale, device, `${locale}-${device}-mining`);
    const { page } = visitor;
    const hand = handOf(visitor);
    const player = await comeTo(visitor, "mine", size);
    await isMining(page).waitFor();
    await visitor.look("mine");
    if (device === "mobile") await dashByThumb(page);

    await mine(visitor, hand);
    await visitor.look("burst");
    await lookIntoBag(visitor, hand);
    await visitor.look("bag");
    await hand.press(page.locator("[data-dialog=bag] .close"));

    await leave(visitor, hand);
    await visitor.look("result");
    await hand.press(page.locator("[data-dialog=mine-result] [data-way=picture]"));
    await page.locator("[data-dialog=picture] [data-way=save]").waitFor();
    expect(await page.locator(".picture-shown canvas").count()).toBe(1);
    await visitor.look("picture");
    await hand.press(page.locator("[data-dialog=picture] .close"));
    await hand.press(page.locator("[data-dialog=mine-result] [data-way=village]"));
    await player.arrivedIn("village");
    expect(await carried(page)).toBeGreaterThan(0);
    await visitor.leave();
  },
);
