import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { enterGame } from "./support/game.ts";
import { registerQuickly } from "./support/registration.ts";
import { visit } from "./support/visitor.ts";

/** Buttons of the standard layout; the last two are of the cross. */
const [FIRST, SECOND, LEFT_TRIGGER, UP, RIGHT] = [0, 1, 6, 12, 15];

/** Connects a pad that a test presses: Chromium without a screen has none of its own. Answers how to press a button of it. */
async function connectPad(page: Page) {
  await page.evaluate(() => {
    const buttons = Array.from({ length: 17 }, () => ({ pressed: false, touched: false, value: 0 }));
    const pad = { index: 0, connected: true, mapping: "standard", axes: [0, 0, 0, 0], buttons };
    Object.assign(window, { pad });
    Object.defineProperty(navigator, "getGamepads", { value: () => [pad] });
    window.dispatchEvent(new Event("gamepadconnected"));
  });
  const set = (button: number, pressed: boolean) =>
    page.evaluate(
      async ([index, down]) => {
        const { pad } = window as unknown as { pad: { buttons: { pressed: boolean }[] } };
        pad.buttons[index]!.pressed = down;
        // The page looks at it once a frame.
        for (let frame = 0; frame < 3; frame += 1) await new Promise((drawn) => requestAnimationFrame(drawn));
      },
      [button, pressed] as const,
    );
  return async (button: number) => {
    await set(button, true);
    await set(button, false);
  };
}

test("a gamepad alone reaches what stands around the picture, opens it, and closes it", async () => {
  const visitor = await visit("en", "desktop", "en-desktop-gamepad");
  const { page } = visitor;
  await registerQuickly(visitor);
  await enterGame(visitor);
  const press = await connectPad(page);
  const focused = page.locator(".hud :focus");
  // The pad's code is fetched once one is connected.
  await expect
    .poll(async () => {
      await press(LEFT_TRIGGER);
      return focused.count();
    })
    .toBe(1);
  // It is seen, though a mouse was used before.
  const outline = () => focused.evaluate((control) => getComputedStyle(control).outlineWidth);
  expect(await outline()).toBe("4px");
  await visitor.look("led-there");
  // Up and to the right is the menu.
  const entry = page.locator(".hud [data-opens]:focus");
  for (const button of [...Array.from({ length: 8 }, () => RIGHT), UP, UP, UP]) await press(button);
  expect(await entry.getAttribute("data-opens")).toBe("settings");
  await visitor.look("menu");
  const dialog = page.locator("[data-dialog]");
  expect(await dialog.count()).toBe(0);
  await press(FIRST);
  await dialog.waitFor();
  await visitor.look("dialog");
  await press(SECOND);
  await dialog.waitFor({ state: "detached" });
  await visitor.leave();
});
