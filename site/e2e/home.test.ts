import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import levels from "@diamond-valley/schemas/content/levels.json" with { type: "json" };
import { STORAGE } from "@diamond-valley/web-kit/storage.ts";
import { type CDPSession, chromium, type Page } from "playwright-core";
import { afterEach, expect, inject, test } from "vitest";
import { AREAS } from "../src/home/areas.ts";
import { violationsIn } from "./support/accessibility.ts";
import { freePort, startProduct, stopProduct } from "./support/product.ts";
import { choosePerson } from "./support/registration.ts";
import { tap } from "./support/tap.ts";
import { type Visitor, visit, WINDOWS } from "./support/visitor.ts";

let visitor: Visitor | undefined;
afterEach(async () => {
  await visitor?.leave();
  visitor = undefined;
});

/** What a sign's panel says of its area, once it has opened. */
async function openedPanel(page: Page, name: string): Promise<string> {
  const panel = page.locator(`#area-${name}`);
  await panel.waitFor();
  return (await panel.locator(".area-state:visible").allTextContents()).join();
}

/** The part of the timeline that carries a mark. */
const marked = (page: Page, mark: string) =>
  page
    .locator(`.season:has(.${mark}:visible)`)
    .evaluateAll((seasons) => seasons.map(({ className }) => className));

/** The tabs that are chosen, and the panels that can be reached. */
const tabsOn = (page: Page) =>
  page.evaluate(() => ({
    chosen: [...document.querySelectorAll("[role=tab][aria-selected=true]")].map(({ id }) => id),
    within: [...document.querySelectorAll("[role=tabpanel]:not([inert])")].map(({ id }) => id),
  }));
const only = (name: string) => ({ chosen: [`about-${name}-tab`], within: [`about-${name}`] });

/** A finger that goes from right to left across a phone, at this height (px). */
async function swipeLeft(finger: CDPSession, y: number): Promise<void> {
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", ...touchPoints: { x: number; y: number }[]) =>
    finger.send("Input.dispatchTouchEvent", { type, touchPoints });
  await touch("touchStart", { x: 320, y });
  for (let x = 280; x >= 60; x -= 40) {
    await new Promise((frame) => setTimeout(frame, 16));
    await touch("touchMove", { x, y });
  }
  await touch("touchEnd");
}

test("by keyboard: the map, its panels and the tabs; the timeline marks the week", async () => {
  visitor = await visit("en", "desktop", "en-desktop-home");
  const { page } = visitor;
  await visitor.open("/?week=3");
  // What lies below is drawn once somebody looks around: by then all of it, however little they scroll.
  await page.waitForFunction(() => "idle" in document.documentElement.dataset);
  const undrawn = () => page.locator(".chapter:not([data-drawn])").count();
  expect(await undrawn()).toBe(await page.locator(".chapter").count());
  await page.mouse.wheel(0, 1);
  await page.waitForFunction(() => document.querySelectorAll(".chapter:not([data-drawn])").length === 0);

  expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollPaddingTop)).toBe(
    "120px",
  );
  await page.locator('[data-state=live] a[href="#explore"]').press("Enter");
  await page.waitForFunction(() => document.activeElement?.id === "explore");
  await page.waitForFunction(
    () => (document.querySelector("#explore h2")?.getBoundingClientRect().top ?? -1) > 0,
  );
  const said: string[] = [];
  for (const { name } of AREAS) {
    // The next stop of the keyboard is the next sign.
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement?.className)).toContain(`sign-${name}`);
    await page.keyboard.press("Enter");
    said.push(await openedPanel(page, name));
    expect(await violationsIn(page, `#area-${name}`), `accessibility of ${name}`).toEqual([]);
    await page.keyboard.press("Escape");
    await page.locator(`#area-${name}`).waitFor({ state: "hidden" });
    expect(await page.evaluate(() => document.activeElement?.className)).toContain(`sign-${name}`);
  }
  await page.keyboard.press("Enter");
  await openedPanel(page, "partner");
  await visitor.look("map-partner");
  await page.keyboard.press("Escape");
  expect(said.every((each) => each !== "")).toBe(true);
  expect(said[2]).toBe("Open now");

  await page.keyboard.press("Tab");
  expect(await tabsOn(page)).toEqual(only("wearables"));
  for (const [key, name] of [
    ["ArrowRight", "partners"],
    ["End", "teams"],
    ["ArrowRight", "wearables"],
    ["ArrowLeft", "teams"],
  ] as const) {
    await page.keyboard.press(key);
    expect(await tabsOn(page)).toEqual(only(name));
    expect(await page.evaluate(() => document.activeElement?.id)).toBe(`about-${name}-tab`);
  }
  await page.keyboard.press("Tab");
  expect(await page.evaluate(() => document.activeElement?.id)).toBe("about-teams");

  expect(await marked(page, "season-now")).toEqual(["season season-3"]);
  expect(await marked(page, "season-done")).toEqual(["season season-1", "season season-2"]);
  await page.locator("#seasons").scrollIntoViewIfNeeded();
  await visitor.look("tab-teams-and-timeline");
  const now = page.locator(".season-3 .season-now");
  expect(await now.textContent()).toBe("New season!");
  await page.waitForFunction((key) => localStorage.getItem(key) !== null, STORAGE.week3Seen.key);
  await visitor.open("/?week=3");
  expect((await now.textContent())?.trim()).toBe("On now");
  for (const week of [2, 4]) {
    await visitor.open(`/?week=${week}`);
    expect(await marked(page, "season-now")).toEqual([`season season-${week}`]);
  }
  await visitor.look("week-4");
});

test("by touch: signs open and close, a swipe turns to the next tab", async () => {
  visitor = await visit("ko", "mobile", "ko-mobile-home");
  const { page, context } = visitor;
  await visitor.open("/");
  await tap(page.locator(".sign-combat"));
  expect(await openedPanel(page, "combat")).toBe("지금 열려 있어요");
  await visitor.look("map-combat");
  await tap(page.locator("#area-combat .area-close"));
  await page.locator("#area-combat").waitFor({ state: "hidden" });

  const track = page.locator(".carousel-track");
  await track.evaluate((element) => element.scrollIntoView({ block: "center" }));
  // A machine that stands still for a moment takes a swipe for a tap: whoever swipes does it again.
  for (let tries = 0; tries < 5; tries += 1) {
    await swipeLeft(await context.newCDPSession(page), WINDOWS.mobile.viewport.height / 2);
    await page.waitForTimeout(300);
    if ((await track.evaluate(({ scrollLeft }) => scrollLeft)) > 0) break;
  }
  await page.locator("#about-partners-tab[aria-selected=true]").waitFor();
  expect(await tabsOn(page)).toEqual(only("partners"));
});

test("whoever signed in without registering is led to the registration first", async () => {
  visitor = await visit("en", "desktop", "en-desktop-home");
  const { page } = visitor;
  await visitor.open("/");
  const play = page.locator("[data-state=live] [data-plays]");
  expect(await play.getAttribute("href")).toBe("/en/game/");
  // Letters that only people bring along are fetched once there is somebody.
  const slices = page.locator("head > link[href*=slices]");
  expect(await slices.count()).toBe(0);
  await page.locator(".nav-side .when-out").click();
  await choosePerson(page);
  await visitor.open("/");
  expect(await play.getAttribute("href")).toBe("/en/register/");
  await slices.waitFor({ state: "attached" });

  await visitor.open("/prizes/");
  expect(await page.locator(".vault-desk a.button").getAttribute("href")).toBe("/en/register/");
  await page.locator("[data-prize=points-500] button").click();
  await page.locator("dialog[data-modal=registration-required][open]").waitFor();
  await visitor.look("vault-unregistered");
});

test("after the fourth week the event goes on to its end, and home says how long", async () => {
  const dataDir = await mkdtemp(join(tmpdir(), "diamond-valley-after-"));
  const settings = { SEASON_CLOCK: "2025-11-04T00:00:00Z" };
  const { url, child } = await startProduct(dataDir, await freePort(), settings);
  try {
    for (const [locale, device] of [
      ["ko", "desktop"],
      ["en", "mobile"],
    ] as const) {
      visitor = await visit(locale, device, `${locale}-${device}-post-event`, url);
      await visitor.open("/");
      await visitor.page.locator("[data-state=post-event]:visible").waitFor();
      expect(await visitor.page.locator("h1:visible").count()).toBe(1);
      // The chapters below are drawn behind the first screen.
      const { page } = visitor;
      await expect.poll(() => marked(page, "season-now")).toEqual(["season season-5"]);
      await visitor.look("post-event");
      await visitor.leave();
      visitor = undefined;
    }
  } finally {
    await stopProduct(child);
    await rm(dataDir, { recursive: true, force: true });
  }
});

test("without scripts the page reads, and the map still answers", async () => {
  const browser = await chromium.connect(inject("browser"));
  const context = await browser.newContext({ baseURL: inject("url"), javaScriptEnabled: false });
  try {
    const page = await context.newPage();
    await page.goto("/en/");
    expect(await page.locator("h1:visible").count()).toBe(1);
    await page.locator(".sign-fishing").click();
    await page.locator("#area-fishing h3").waitFor();
    await page.keyboard.press("Escape");
    for (const name of ["wearables", "partners", "teams"]) {
      await page.locator(`#about-${name}-tab`).click();
      await page.locator(`#about-${name} h3`).click({ trial: true });
    }
    expect(await page.locator(".season:visible").count()).toBe(5);
    expect(await page.locator(".benefit a:visible").count()).toBe(5);
    // What the rewards section tells of bags and diamonds is what the rules pay.
    const gains = (await page.locator(".gain-steps li").allTextContents()).map((text) =>
      text.match(/\d+/g)?.map(Number),
    );
    expect(gains).toEqual(
      expect.arrayContaining([
        [150, 100],
        [80, 8, 60],
      ]),
    );
    expect(await page.locator(".gain:has(.gain-bags) > p").textContent()).toContain(
      String(levels.themeBonus),
    );
  } finally {
    await context.close();
    await browser.close();
  }
});
