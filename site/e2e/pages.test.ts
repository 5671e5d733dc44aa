import type { Page } from "playwright-core";
import { afterEach, describe, expect, test } from "vitest";
import { LOCALES, localised, PAGES } from "../src/i18n/locale.ts";
import { tap } from "./support/tap.ts";
import { type Visitor, visit, WINDOWS } from "./support/visitor.ts";

let visitor: Visitor;
afterEach(() => visitor.leave());

/** Pages that read as well without scripts, and so have none. */
const WITHOUT_SCRIPTS: readonly string[] = [PAGES.faq, PAGES.terms, PAGES.closed, "/nowhere/"];
/** Pages that have no island. */
const WITHOUT_ISLANDS: readonly string[] = [PAGES.home, PAGES["coming-soon"]];
/** Large files of the build (src/layouts/shared-chunks.ts): of the game, and what islands are drawn with. */
const GAME = /\/(?:game|story|art|engine)\.[\w-]+\.js$/;
const ISLANDS = /\/(?:react|island)\.[\w-]+\.js$/;
const ALL = [...Object.values(PAGES), "/auth/callback/", "/nowhere/"];

/** The scripts that the page's document fetched; what the page before it still asks for is not among them. */
const scriptsOf = (page: Page) =>
  page.evaluate(() =>
    (performance.getEntriesByType("resource") as PerformanceResourceTiming[])
      .filter(
        ({ name, initiatorType }) => initiatorType === "script" || new URL(name).pathname.endsWith(".js"),
      )
      .map(({ name }) => name),
  );

/** A page that is to be found names itself and its other language. */
async function namesItself({ page, locale }: Visitor, path: string): Promise<void> {
  const named = await page.evaluate(() =>
    ["link[rel=canonical]", "link[hreflang=ko]", "link[hreflang=en]"].map((selector) =>
      [...document.querySelectorAll<HTMLLinkElement>(selector)].map(({ href }) => new URL(href).pathname),
    ),
  );
  expect(named, path).toEqual([[localised(locale, path)], [path], [localised("en", path)]]);
  // What is shown of it where it is shared.
  const card = (property: string) =>
    page.evaluate(
      (name) => document.querySelector<HTMLMetaElement>(`meta[property="og:${name}"]`)?.content,
      property,
    );
  expect(await card("title"), path).toBe(await page.title());
  const picture = await page.request.get(new URL((await card("image")) ?? "", page.url()).pathname);
  expect(picture.headers()["content-type"], path).toBe("image/jpeg");
}

describe.each(LOCALES)("pages in %s", (locale) => {
  test.each(Object.keys(WINDOWS) as (keyof typeof WINDOWS)[])("signed out, on %s", async (device) => {
    visitor = await visit(locale, device, `${locale}-${device}-signed-out`);
    const { page } = visitor;
    for (const path of ALL) {
      await visitor.open(path);
      await visitor.look(path.replaceAll("/", "") || "home");

      if (Object.values<string>(PAGES).includes(path)) await namesItself(visitor, path);
      if (path !== "/auth/callback/")
        expect(await page.locator("html").getAttribute("lang"), path).toBe(locale);
      const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(wider, `${path} scrolls sideways`).toBeLessThanOrEqual(0);
      expect(await page.locator("h1:visible").count(), path).toBe(1);
      if (WITHOUT_SCRIPTS.includes(path)) expect(await scriptsOf(page), path).toEqual([]);
      else if (path !== "/auth/callback/") expect(await scriptsOf(page), path).not.toEqual([]);
      // Nobody who only reads fetches the game, nor islands where there are none.
      const scripts = await scriptsOf(page);
      expect(
        scripts.filter((name) => GAME.test(name)),
        path,
      ).toEqual([]);
      if (WITHOUT_ISLANDS.includes(path))
        expect(
          scripts.filter((name) => ISLANDS.test(name)),
          path,
        ).toEqual([]);
    }
  });
});

test("on paper the terms stand alone, in black, and every answer is read", async () => {
  visitor = await visit("ko", "desktop", "ko-desktop-paper");
  const { page } = visitor;
  for (const path of [PAGES.terms, PAGES.faq]) {
    await visitor.open(path);
    await page.emulateMedia({ media: "print" });
    await visitor.look(path.replaceAll("/", ""));
    expect(await page.locator(":is(.nav, .foot, .skip, dialog):visible").count(), path).toBe(0);
    const { color, backgroundImage } = await page.locator("body").evaluate((body) => getComputedStyle(body));
    expect({ color, backgroundImage }, path).toEqual({ color: "rgb(0, 0, 0)", backgroundImage: "none" });
  }
  const heights = await page
    .locator(".faq-list details > p")
    .evaluateAll((answers) => answers.map((answer) => answer.getBoundingClientRect().height));
  expect(Math.min(...heights)).toBeGreaterThan(20);
});

test("the drawer opens, leads on and closes without a mouse", async () => {
  visitor = await visit("en", "mobile", "en-mobile-drawer");
  const { page } = visitor;
  await visitor.open("/faq/");
  const drawer = page.locator("#menu");
  await page.locator(".nav-menu").focus();
  await page.keyboard.press("Enter");
  await drawer.waitFor();
  await visitor.look("drawer");
  await page.keyboard.press("Escape");
  await drawer.waitFor({ state: "hidden" });
  await tap(page.locator(".nav-menu"));
  await tap(drawer.locator('li a[href="/en/prizes/"]'));
  await page.waitForURL("**/en/prizes/");
});

test("a question of the FAQ opens and closes the one before it, by hand and by a link to it", async () => {
  visitor = await visit("ko", "desktop", "ko-desktop-faq");
  const { page } = visitor;
  await visitor.open("/faq/");
  const opened = () =>
    page.locator("details[open]").evaluateAll((open) => open.map((each) => each.querySelector("[id]")?.id));
  await page.locator("details:has(#draw) summary").click();
  expect(await opened()).toEqual(["draw"]);
  await visitor.look("faq-open");
  await page.goto(new URL("/faq/#winners", page.url()).href);
  await expect.poll(opened).toEqual(["winners"]);
  const top = () =>
    page.locator("details[open] summary").evaluate((question) => question.getBoundingClientRect().top);
  await expect.poll(async () => ((y) => y > 0 && y < 400)(await top())).toBe(true);
});
