import { FISHING } from "@diamond-valley/schemas/fishing/tuning.ts";
import { nearestFree } from "@diamond-valley/schemas/maps/collision.ts";
import type { GameMap, Point } from "@diamond-valley/schemas/maps/map.ts";
import { distance } from "@diamond-valley/schemas/maps/points.ts";
import type { PlaceName } from "@diamond-valley/schemas/places/registry.ts";
import { TICK_RATE } from "@diamond-valley/schemas/protocol.ts";
import { WALK_SPEED, WALKER_RADIUS } from "@diamond-valley/schemas/walking/walking.ts";
import type { CDPSession, Locator, Page } from "playwright-core";
import { expect } from "vitest";
import { localised } from "../../src/i18n/locale.ts";
import { approachBy } from "./approach.ts";
import { type Hand, handOf, pointer } from "./hand.ts";
import { PRESS_MAX, pressOf } from "./press.ts";
import { doorOf, type Leg, mapOf } from "./route.ts";
import { whatIsShown } from "./shown.ts";
import { sightIn } from "./sight.ts";
import { tap } from "./tap.ts";
import type { Visitor } from "./visitor.ts";
import { within } from "./within.ts";

/** How long others may take at what only one can do at a time, ms. */
const TURN_MAX = 180_000;
/** The longest a fish that nobody pressed for may stay, ms: a player's first, with what comes before and after. */
const CAST_MAX = FISHING.guided.window + 15_000;

/** Somebody in the game who knows it only by what it shows. */
export interface Player {
  /** Walks towards a point of the map until the action button offers `act`, for `target` where it is given; it is waited for there for `turn` ms. */
  walkTo(place: PlaceName, goal: Point, act: string, target?: string, turn?: number): Promise<void>;
  /** Walks to a point of the map, or so close (px) to it, whatever is offered there. */
  standAt(place: PlaceName, goal: Point, close?: number): Promise<void>;
  /** Does what the action button offers. */
  act(): Promise<void>;
  /** Walks to where the action button offers `act`, and does it until `shown` is there: a busy machine may lose a press. */
  actUntil(shown: Locator, place: PlaceName, goal: Point, act: string, target?: string): Promise<void>;
  arrivedIn(place: PlaceName): Promise<void>;
  /** Walks to the door of `place` that leads to `target`, and goes through. */
  goThrough(place: PlaceName, target: PlaceName): Promise<void>;
  /** Fishes at the spot that the player stands at until the bag holds `count` of one colour. */
  fishUntil(count: number): Promise<void>;
}

/** What follows the game's address: drawing on a canvas, once a second, spares the machine. Players get WebGL. */
export const SPARING = "?renderer=canvas&frames=8&draws=1";

/** Opens the game from its landing page. */
export async function enterGame({ page, locale }: Visitor, hand: Hand = pointer): Promise<void> {
  await page.goto(localised(locale, `/game/${SPARING}`));
  await hand.press(page.locator(".doors .button-main"));
  await page.locator(".game[data-connection=online][data-place=village]").waitFor();
}

export async function playerOf(visitor: Visitor): Promise<Player> {
  const { page, device, context } = visitor;
  const hand = handOf(visitor);
  const touch = device === "mobile" ? await context.newCDPSession(page) : null;
  const walk = touch ? stickWalk(page, touch) : keyWalk(page);
  const press = pressOf(page, touch);

  let hasMap = false;
  /** Where the player stands: by the map the first time, which has to agree with what the page says. */
  const here = async (map: GameMap): Promise<Point> => {
    const shown = hasMap ? null : await onTheMap(page, map, touch !== null);
    hasMap = true;
    const at = await whereabouts(page);
    if (shown)
      expect(distance(shown, at), "from the pin on the map to where the page says, px").toBeLessThan(NEAR);
    return at;
  };

  const approach = approachBy({
    here: (map) => within("a look around", here(map)),
    walk: (leg) => within("a walk", walk(leg)),
    async lost() {
      const { x, y } = await whereabouts(page);
      return `but to ${x}, ${y}: ${await whatIsShown(page)}`;
    },
  });

  const player: Player = {
    async walkTo(place, goal, act, target, turn = TURN_MAX) {
      const map = mapOf(place);
      // Whoever is talked to keeps room around itself.
      const beside = nearestFree(map, goal.x, goal.y, WALKER_RADIUS);
      const of = target === undefined ? "" : `[data-target="${target}"]`;
      const wanted = page.locator(`.hud .action[data-act="${act}"]${of}`);
      const isThere = await approach(place, { goal: beside, close: STRIDES_CLOSE }, () => wanted.isVisible());
      if (!isThere)
        await wanted.waitFor({ timeout: turn }).catch(async () => {
          throw new Error(`${target ?? act} is not offered: ${await whatIsShown(page)}`);
        });
    },
    async standAt(place, goal, close = STRIDES_CLOSE) {
      await approach(place, { goal, close }, async () => false);
    },
    act: () => press(),
    async actUntil(shown, place, goal, act, target) {
      for (let tries = 0; tries < PRESSES_MAX; tries += 1) {
        await player.walkTo(place, goal, act, target);
        // What was asked for may come late, and then covers the button.
        await press(PRESS_MAX).catch(() => {});
        const begun = shown.first().waitFor({ timeout: PRESS_AGAIN });
        if (await begun.then(() => true).catch(() => false)) return;
      }
      throw new Error(`${target ?? act} was pressed in vain: ${await whatIsShown(page)}`);
    },
    async arrivedIn(place) {
      await page
        .locator(`.game[data-place=${place}][data-connection=online]`)
        .waitFor()
        .catch(async () => {
          throw new Error(`never arrived in the ${place}: ${await whatIsShown(page)}`);
        });
      await page.locator(".travel-backdrop[data-drawn=false]").waitFor({ state: "attached" });
    },
    async goThrough(place, target) {
      const door = page.locator(`.hud .action[data-act=travel][data-target="${target}"]`);
      const left = page.locator(`.game:not([data-place=${place}])`);
      await player.walkTo(place, doorOf(place, target), "travel", target);
      // A machine that stands still may lose a press: whoever stands at the door yet presses again.
      for (let tries = 0; tries < PRESSES_MAX && (await door.isVisible()); tries += 1) {
        await press().catch(() => {});
        await left.waitFor({ state: "attached", timeout: PRESS_AGAIN }).catch(() => {});
      }
      await player.arrivedIn(target);
    },
    async fishUntil(count) {
      for (let casts = 0; casts < 80; casts += 1) {
        if ((await mostOfOneColour(page)) >= count) return;
        if (casts === CASTS_BEFORE_CALM) await hand.press(page.locator("[data-setting=calm]"));
        await page.locator('.hud .action[data-act="cast"]').waitFor({ timeout: TURN_MAX });
        await press();
        await hookFish(page, touch !== null);
        await page.locator("[data-fishing=idle]").waitFor({ state: "attached", timeout: CAST_MAX });
      }
      throw new Error(`eighty casts brought no ${count} of one colour`);
    },
  };
  return player;
}

/** How long what a press brings about may take before its player presses again, ms. */
const PRESS_AGAIN = 10_000;
/** How often the same is pressed before it counts as broken. */
const PRESSES_MAX = 3;

/** After so many the player takes the calm way, which a machine that does other things too can follow better. */
const CASTS_BEFORE_CALM = 3;

/** Close enough to a goal, px. */
const STRIDES_CLOSE = 24;

/** How long to hold on for a walk, ms. What is let go is noticed one step later. */
function holdFor(length: number): number {
  return Math.max(0, (length / WALK_SPEED) * 1_000 - 1_000 / TICK_RATE);
}

/** Holds a key for as long as the walk takes. */
function keyWalk(page: Page): (leg: Leg) => Promise<void> {
  return async ({ dx, dy, length }) => {
    const key = dx > 0 ? "ArrowRight" : dx < 0 ? "ArrowLeft" : dy > 0 ? "ArrowDown" : "ArrowUp";
    await page.keyboard.down(key);
    await page.waitForTimeout(holdFor(length));
    await page.keyboard.up(key);
    await page.waitForTimeout(120);
  };
}

/** Holds the stick with a finger for as long as the walk takes. */
function stickWalk(page: Page, touch: CDPSession): (leg: Leg) => Promise<void> {
  return async ({ dx, dy, length }) => {
    const box = await page.locator(".hud .stick").boundingBox();
    if (!box) throw new Error("no stick to hold");
    const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    const pushed = { x: middle.x + (dx * box.width) / 2.1, y: middle.y + (dy * box.height) / 2.1 };
    await touch.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [middle] });
    await touch.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: [pushed] });
    await page.waitForTimeout(holdFor(length));
    await touch.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    await page.waitForTimeout(120);
  };
}

/** Between two looks at somebody who comes to a stand, ms, and the most that who stands may move, px. */
const STEP = 200;
const STANDING = 1;
/** How far what two ways of looking say may be apart, px. */
const NEAR = 12;
/** The longest that somebody may take to come to a stand, ms. */
const STAND_MAX = 15_000;

/** Where the page says that the player stands, once nothing moves any more. */
async function whereabouts(page: Page): Promise<Point> {
  let last: Point | null = null;
  for (const until = Date.now() + STAND_MAX; Date.now() < until; ) {
    const now = await sightIn<Point>(page, ".whereabouts");
    if (now && last && distance(now, last) <= STANDING) return now;
    last = now;
    await page.waitForTimeout(STEP);
  }
  throw new Error(`the player came to no stand: ${await whatIsShown(page)}`);
}

/** Opens the map, sees the own pin, and closes it again. */
async function onTheMap(page: Page, map: GameMap, byTouch: boolean): Promise<Point> {
  const sheet = page.locator("[data-dialog=map]");
  const mark = sheet.locator('[data-pin="here"]');
  // A tap that comes while another dialog is still going away opens nothing: a person taps again. A map that is open is waited for.
  for (let tries = 0; tries < 5 && !(await sheet.isVisible()); tries += 1) {
    // On a slow machine the map may come up between the look and the tap, and then lies over the button.
    if (byTouch)
      await page
        .locator("[data-opens=map]")
        .tap({ timeout: 3_000 })
        .catch(() => {});
    else await page.keyboard.press("KeyM");
    await sheet.waitFor({ timeout: 1_500 }).catch(() => {});
  }
  const [left, top] = await mark.evaluate(({ style }: HTMLElement) => [style.left, style.top], undefined, {
    timeout: 10_000,
  });
  await closeDialog(page, "map", byTouch);
  // In percent of the map.
  const [x = 0, y = 0] = [left, top].map((part) => Number.parseFloat(part ?? "") / 100);
  return { x: x * map.width, y: y * map.height };
}

/** Reads on the quest card how many of the fullest colour are in the bag. */
async function mostOfOneColour(page: Page): Promise<number> {
  const card = await page.locator(".quest").textContent();
  return Number(/(\d+) \/ \d+/.exec(card ?? "")?.[1] ?? 0);
}

export async function closeDialog(page: Page, name: string, byTouch: boolean): Promise<void> {
  const dialog = page.locator(`[data-dialog=${name}]`);
  if (byTouch) await tap(dialog.locator(".close"));
  else await within("a key", page.keyboard.press("Escape"));
  await dialog.waitFor({ state: "detached" });
}

/**
 * Waits for the bite, watches the arrow, and presses when it comes to the middle of the green zone. A machine that
 * stands still for a moment misses a bite, or a tap: whoever fishes casts again.
 */
async function hookFish(page: Page, byTouch: boolean): Promise<void> {
  const bite = page.locator(".press .pointer");
  await bite.waitFor({ timeout: 8_000 }).catch(() => {});
  if (!(await bite.isVisible())) return;
  // The first catch says that any press will do, and waits long for one: a tap that was lost is made again.
  const guided = page.locator('.press[data-guided="true"]');
  if (await guided.isVisible()) {
    for (let tries = 0; tries < 5 && (await guided.isVisible()); tries += 1) {
      await pressBar(page, byTouch);
      await guided.waitFor({ state: "hidden", timeout: 1_500 }).catch(() => {});
    }
    return;
  }
  await page.waitForFunction(
    () => {
      const middleOf = (selector: string) => {
        const box = document.querySelector(selector)?.getBoundingClientRect();
        return box ? { at: box.x + box.width / 2, half: box.width / 2 } : { at: Number.NaN, half: 0 };
      };
      const green = middleOf(".press .green");
      const pointer = middleOf(".press .pointer");
      // Gone is over too: the fish may have left.
      return Number.isNaN(pointer.at) || Math.abs(pointer.at - green.at) < green.half * 0.6;
    },
    undefined,
    { polling: "raf", timeout: 10_000 },
  );
  await pressBar(page, byTouch);
}

async function pressBar(page: Page, byTouch: boolean): Promise<void> {
  const bar = page.locator(".press");
  if (!(await bar.isVisible())) return;
  if (byTouch) await bar.tap({ force: true, noWaitAfter: true }).catch(() => {});
  else await within("a key", page.keyboard.press("KeyX"));
}
