import { expect, test } from "vitest";
import { enterGame } from "./support/game.ts";
import { registerQuickly } from "./support/registration.ts";
import { visit } from "./support/visitor.ts";
import { windowsOf } from "./support/windows.ts";

/** What a page says of what it could not fetch, and of whoever took care of that. */
const MISSED = /ERR_FAILED|Failed to fetch|can't be fetched/;

test.each(
  windowsOf("mobile", [
    ["ko", "mobile"],
    ["en", "desktop"],
  ] as const),
)(
  "a dialog that can't be fetched is told of and fetched later, and the game goes on (%s, %s)",
  async (locale, device) => {
    const visitor = await visit(locale, device, `${locale}-${device}-fetching`);
    const { page } = visitor;
    await registerQuickly(visitor);
    await enterGame(visitor);
    // Dialogs are fetched with the first step, or when they are opened before it: here without a line for files.
    await page.route("**/_astro/**", (route) => route.abort());
    await page.locator("[data-opens=bag]").click();
    const toast = page.locator('[data-toast="refusal.not-fetched"]');
    await toast.waitFor();
    await visitor.look("not-fetched");
    expect(await page.locator(".crashed, [data-dialog]").count()).toBe(0);
    await toast.locator("[data-toast-action]").click();
    await toast.waitFor();
    expect(await page.locator(".crashed, [data-dialog]").count()).toBe(0);

    await page.unroute("**/_astro/**");
    await toast.locator("[data-toast-action]").click();
    const bag = page.locator("[data-dialog=bag]");
    await bag.waitFor();
    // Its styles could not be fetched either.
    expect(
      await bag
        .locator(".hands ul")
        .first()
        .evaluate((list) => getComputedStyle(list).display),
    ).toBe("grid");
    await visitor.look("fetched");
    expect(visitor.problems.filter((problem) => !MISSED.test(problem))).toEqual([]);
    expect(visitor.problems.length).toBeGreaterThan(0);
    visitor.problems.length = 0;
    await visitor.leave();
  },
);

test("a part of a page that can't be fetched says so, and comes with another try", async () => {
  const visitor = await visit("ko", "mobile", "ko-mobile-fetching-page");
  const { page } = visitor;
  await registerQuickly(visitor);
  await page.route("**/_astro/Registered*", (route) => route.abort());
  await page.goto("/register/");
  const again = page.locator(".error-panel button");
  await again.waitFor();
  await visitor.look("not-fetched");

  await page.unroute("**/_astro/Registered*");
  await again.click();
  await page.locator(".form-done").waitFor();
  expect(visitor.problems.filter((problem) => !MISSED.test(problem))).toEqual([]);
  visitor.problems.length = 0;
  await visitor.leave();
});
