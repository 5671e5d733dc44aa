import { expect, inject, test } from "vitest";
import { localised } from "../src/i18n/locale.ts";
import { visit } from "./support/visitor.ts";
import { windowsOf } from "./support/windows.ts";
import { LIMIT } from "./support/within.ts";

/** What a page without a line says of what it can't fetch. */
const WITHOUT_LINE = /ERR_INTERNET_DISCONNECTED|Failed to fetch|Failed to load resource/;

test.each(
  windowsOf("mobile", [
    ["ko", "mobile"],
    ["en", "desktop"],
  ] as const),
)("who comes back without a line reads what needs no server (%s, %s)", async (locale, device) => {
  const visitor = await visit(locale, device, `${locale}-${device}-offline`, inject("url"), {
    keeping: true,
  });
  const { page, context } = visitor;
  await visitor.open("/");
  const kept = () =>
    page.evaluate(async () => {
      const [pages, files] = await Promise.all([caches.open("pages"), caches.open("files")]);
      const addresses = (await files.keys()).map(({ url }) => url);
      return [(await pages.keys()).length, addresses.some((address) => address.includes("/horizon"))];
    });
  await expect.poll(kept, { timeout: LIMIT / 2 }).toEqual([4, true]);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await context.setOffline(true);

  await page.goto(localised(locale, "/faq/"), { waitUntil: "load" });
  expect(await page.locator("summary").count()).toBeGreaterThan(5);
  await page.locator("summary").nth(2).click();
  await page.locator("details[open] p").waitFor();
  await visitor.look("faq");
  await page.goto(localised(locale, "/intl/ALL_kr/terms/"), { waitUntil: "load" });
  expect(await page.locator(".terms section").count()).toBeGreaterThan(2);
  await page.goto(`${localised(locale, "/")}?utm_source=somewhere`, { waitUntil: "load" });
  await page.locator("dialog[data-modal=offline]").waitFor();
  await visitor.look("home");

  // What needs a server says so, and tries again where the visitor wanted to be.
  await page.goto(localised(locale, "/prizes/"), { waitUntil: "load" });
  await page.locator(".lost h1").waitFor();
  await page.locator(".foot-hills").scrollIntoViewIfNeeded();
  const drawn = () =>
    page.locator(".foot-hills").evaluate((hills) => (hills as HTMLImageElement).naturalWidth > 0);
  await expect.poll(drawn).toBe(true);
  await visitor.look("prizes");
  await context.setOffline(false);
  await page.locator(".lost .button").click();
  await page.locator("html[data-idle] .vault-hero, html[data-idle] main h1").first().waitFor();
  expect(new URL(page.url()).pathname).toBe(localised(locale, "/prizes/"));
  expect(await page.locator(".lost").count()).toBe(0);
  expect(visitor.problems.filter((problem) => !WITHOUT_LINE.test(problem))).toEqual([]);
  visitor.problems.length = 0;
  await visitor.leave();
});
