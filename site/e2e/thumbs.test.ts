import type { CDPSession, Locator } from "playwright-core";
import { expect, test } from "vitest";
import { enterGame, playerOf } from "./support/game.ts";
import { handOf } from "./support/hand.ts";
import { registerQuickly } from "./support/registration.ts";
import { mapOf } from "./support/route.ts";
import { tap } from "./support/tap.ts";
import { visit } from "./support/visitor.ts";

/** A finger on the screen, CSS px. */
interface Finger {
  readonly id: number;
  readonly x: number;
  readonly y: number;
}

async function onto(target: Locator, id: number): Promise<Finger> {
  const box = await target.boundingBox();
  if (!box) throw new Error(`nothing to touch: ${target}`);
  return { id, x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Presses with a second finger while the first one stays down. */
async function pressBeside(touch: CDPSession, first: Finger, target: Locator): Promise<void> {
  const second = await onto(target, 2);
  await touch.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [first, second] });
  // The end names who is lifted.
  await touch.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [second] });
}

test("one thumb walks while the other one presses, once each time, and a phone's back closes what is open", async () => {
  const visitor = await visit("ko", "mobile", "ko-mobile-thumbs");
  const { page, context } = visitor;
  await registerQuickly(visitor);
  await enterGame(visitor, handOf(visitor));
  const player = await playerOf(visitor);
  const mute = page.locator("[data-mute]");
  const isMuted = () => mute.getAttribute("aria-pressed");
  const before = await isMuted();
  const wheel = page.locator(".wheel");

  const touch = await context.newCDPSession(page);
  const rest = await onto(page.locator(".hud .stick"), 1);
  const pushed = { ...rest, x: rest.x + 50 };
  await touch.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [rest] });
  await touch.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: [pushed] });
  await pressBeside(touch, pushed, mute);
  await expect.poll(isMuted).not.toBe(before);
  await pressBeside(touch, pushed, mute);
  await expect.poll(isMuted).toBe(before);
  await pressBeside(touch, pushed, page.locator(".emote-button"));
  await wheel.waitFor({ state: "attached" });
  await pressBeside(touch, pushed, wheel.locator("button").first());
  await wheel.waitFor({ state: "detached" });
  await touch.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [pushed] });

  // Alone again, a finger's press counts once too.
  await tap(mute);
  await expect.poll(isMuted).not.toBe(before);

  // A thumb that rests on a button opens no menu of its picture; headless browsers ask for none by themselves.
  const resting = await onto(mute, 1);
  const opensMenu = () =>
    mute
      .locator("img")
      .evaluate((picture) =>
        picture.dispatchEvent(new MouseEvent("contextmenu", { bubbles: true, cancelable: true })),
      );
  await touch.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [resting] });
  expect(await opensMenu()).toBe(false);
  await touch.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [resting] });

  // Whoever comes up to somebody talks before the other thumb has let go.
  const mayor = mapOf("village").characters.find(({ slug }) => slug === "mayor");
  if (!mayor) throw new Error("no mayor in the village");
  await player.walkTo("village", mayor, "talk", "mayor");
  await touch.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [rest] });
  await pressBeside(touch, rest, page.locator(".hud .action"));
  await page.locator("[data-dialog=talk] .line").waitFor();
  await touch.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [rest] });

  // "Back" closes what is open, and leaves the game only where nothing is.
  await page.goBack();
  await page.locator("[data-dialog=talk]").waitFor({ state: "detached" });
  expect(await page.locator(".game[data-connection=online]").count()).toBe(1);
  await page.goBack();
  await page.locator(".game").waitFor({ state: "detached" });
  await page.locator(".doors .button-main").waitFor();
  await visitor.leave();
});
