import type { PlaceName } from "@diamond-valley/schemas/places/registry.ts";
import { TICK_RATE } from "@diamond-valley/schemas/protocol.ts";
import { WALK_SPEED } from "@diamond-valley/schemas/walking/walking.ts";
import type { CDPSession, Locator, Page } from "playwright-core";
import { PRESS_MAX, pressOf } from "./press.ts";
import { whatIsShown } from "./shown.ts";
import type { Visitor } from "./visitor.ts";
import { within } from "./within.ts";

/** Somebody new to the game who does only what the screen says. */
export interface Follower {
  /**
   * Walks where the arrow and the trail lead until the action button offers `act`, `limit` ms at most; `whom` it is
   * done to. Goes no further once `shown` is there.
   */
  followTo(act: string, limit: number, whom?: string, shown?: Locator): Promise<void>;
  /** The same, and does it until `shown` is there. */
  followAndAct(act: string, shown: Locator, limit: number, whom?: string): Promise<void>;
  /** Walks where the arrow and the trail lead, through the door to a place. */
  followThrough(place: PlaceName): Promise<void>;
  /** One walk to where the arrow leads now, as long as one looks away; none where it leads nowhere. */
  stepAhead(): Promise<void>;
  /** Does what the action button offers. Throws where it can't be pressed for `limit` ms. */
  act(limit?: number): Promise<void>;
  /** Reads what is said, to its end, or until `upTo` is there to be chosen. */
  readOn(upTo?: Locator): Promise<void>;
  /** Waits for the fish and presses when the screen says so. */
  hook(): Promise<void>;
}

/** The longest that the screen may take to lead to something, ms: three games may share two processors. */
export const LEG_MAX = 150_000;

/** How long a press waits for what it brings about before the player looks again, ms. */
const ANSWER_MAX = 8_000;

/** The longest that the first line of a talk may take, ms. */
export const LINE_MAX = 30_000;

/** How long a line may stay after the press that reads on, ms, before the player presses again. */
const LINE_STAYS = 2_000;

/** The longest that somebody may be talked to, ms. */
const TALK_MAX = 60_000;

/** Longest walk before the player looks at the screen again, ms. */
const LOOKS_EVERY = 700;

/** A walk that ends so near to where it began, px, met something in its way. */
const MOVED = 3;

/** From the player to a place, px of the world. */
interface Way {
  x: number;
  y: number;
}

/** Whom the same thing has barred `barred` times goes askew first, then to one side of the way and to the other. */
function around({ x, y }: Way, barred: number): Way {
  if (barred === 0) return { x, y };
  const long = Math.max(Math.abs(x), Math.abs(y));
  const ways = [
    { x: y, y: -x },
    { x: x < 0 ? -long : long, y: y < 0 ? -long : long },
    { x: -y, y: x },
  ];
  return ways[barred % ways.length]!;
}

/** Where the trail leads from the player, px of the world; null where nothing points anywhere. */
async function ahead(page: Page): Promise<Way | null> {
  const shown = await page
    .locator(".goal-pointer:not([hidden])")
    .getAttribute("data-ahead", { timeout: 200 })
    .catch(() => null);
  if (shown === null) return null;
  const [x = 0, y = 0] = shown.split(",").map(Number);
  return { x, y };
}

export async function followerOf(visitor: Visitor): Promise<Follower> {
  const { page, device, context } = visitor;
  const touch = device === "mobile" ? await context.newCDPSession(page) : null;
  const talk = page.locator("[data-dialog=talk]");
  const walk = touch ? stickWalk(page, touch) : keyWalk(page);
  const press = pressOf(page, touch);

  let last: Way | null = null;
  let barred = 0;

  const follower: Follower = {
    async followTo(act, limit, whom, shown) {
      const to = whom === undefined ? "" : `[data-target="${whom}"]`;
      const wanted = page.locator(`.hud .action[data-act="${act}"]${to}`);
      const until = Date.now() + limit;
      while (Date.now() < until) {
        if ((await wanted.isVisible()) || (await shown?.count())) return;
        // The key that ends a talk is the key of the action: pressed once too often it begins another.
        if (await talk.isVisible()) await follower.readOn();
        await follower.stepAhead();
      }
      throw new Error(`the screen led to no ${act}${to}: ${await whatIsShown(page)}`);
    },
    async stepAhead() {
      const way = await ahead(page);
      barred = way && last && Math.hypot(way.x - last.x, way.y - last.y) < MOVED ? barred + 1 : 0;
      last = way;
      if (way) await within("a walk", walk(around(way, barred)));
      else await page.waitForTimeout(50);
    },
    async followAndAct(act, shown, limit, whom) {
      let pressed = false;
      for (const until = Date.now() + limit; Date.now() < until; ) {
        // What an earlier press brought about may come late. What was there before any press is none of its work.
        await follower.followTo(act, limit, whom, pressed ? shown : undefined);
        if (pressed && (await shown.count())) return;
        pressed = true;
        // What covers the button for a moment, such as a dialog, is looked at rather than waited for.
        await press(PRESS_MAX).catch(() => {});
        const begun = shown.waitFor({ state: "attached", timeout: ANSWER_MAX });
        if (await begun.then(() => true).catch(() => false)) return;
      }
      throw new Error(`${act} was pressed in vain: ${await whatIsShown(page)}`);
    },
    async followThrough(place) {
      const there = page.locator(`.game[data-place=${place}][data-connection=online]`);
      await follower.followAndAct("travel", there, LEG_MAX, place);
      await page.locator(".travel-backdrop[data-drawn=false]").waitFor({ state: "attached" });
    },
    act: press,
    async readOn(upTo) {
      await talk.waitFor({ timeout: LINE_MAX });
      for (const until = Date.now() + TALK_MAX; await talk.isVisible(); ) {
        if (await upTo?.isVisible()) return;
        if (Date.now() > until) throw new Error("a talk came to no end");
        const line = await within("a line", page.$("[data-dialog=talk] .line"));
        const button = talk.locator(".call, .quiet").last();
        if (touch) await button.tap({ timeout: 2_000 }).catch(() => {});
        else await within("a key", page.keyboard.press("Enter"));
        // A second press would go to what comes after the talk, where the same key begins the next.
        await line?.waitForElementState("hidden", { timeout: LINE_STAYS }).catch(() => {});
      }
    },
    async hook() {
      const bar = page.locator('.press[data-guided="true"]');
      await bar.waitFor();
      if (touch) await bar.tap({ force: true, noWaitAfter: true });
      else await within("a key", page.keyboard.press("KeyX"));
    },
  };
  return follower;
}

/** How long to walk for a length of way, ms, and no longer than one looks away. */
const holdFor = (length: number): number =>
  Math.min(LOOKS_EVERY, Math.max(60, (length / WALK_SPEED) * 1_000 - 1_000 / TICK_RATE));

/** Holds the keys that point along the way. */
function keyWalk(page: Page): (way: Way) => Promise<void> {
  return async ({ x, y }) => {
    const far = Math.hypot(x, y);
    const keys = [
      ...(Math.abs(x) > 0.38 * far ? [x > 0 ? "ArrowRight" : "ArrowLeft"] : []),
      ...(Math.abs(y) > 0.38 * far ? [y > 0 ? "ArrowDown" : "ArrowUp"] : []),
    ];
    for (const key of keys) await page.keyboard.down(key);
    await page.waitForTimeout(holdFor(keys.length > 1 ? far : Math.max(Math.abs(x), Math.abs(y))));
    for (const key of keys) await page.keyboard.up(key);
  };
}

/** Pulls the stick along the way. */
function stickWalk(page: Page, touch: CDPSession): (way: Way) => Promise<void> {
  return async ({ x, y }) => {
    const box = await page.locator(".hud .stick").boundingBox();
    if (!box) throw new Error("no stick to hold");
    const far = Math.max(1, Math.hypot(x, y));
    const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    const pulled = {
      x: middle.x + (x / far) * (box.width / 2.1),
      y: middle.y + (y / far) * (box.height / 2.1),
    };
    await touch.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [middle] });
    await touch.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: [pulled] });
    await page.waitForTimeout(holdFor(far));
    await touch.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  };
}
