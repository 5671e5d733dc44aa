import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { TrackedEvent } from "@diamond-valley/schemas/tracking/tracking.ts";
import type { ModalName } from "@diamond-valley/web-kit/modal-names.ts";
import { STORAGE } from "@diamond-valley/web-kit/storage.ts";
import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { SPARING } from "./support/game.ts";
import { operate } from "./support/operator.ts";
import { endProduct, type OwnProduct, ownProduct } from "./support/product.ts";
import { registerQuickly } from "./support/registration.ts";
import { closesBeside } from "./support/rim.ts";
import { setStage } from "./support/stage.ts";
import { type Device, type Visitor, visit, widthsOf } from "./support/visitor.ts";

let product: OwnProduct;
let visitor: Visitor;

beforeAll(async () => {
  product = await ownProduct("dialogs");
});
afterAll(async () => {
  await endProduct(product);
});
afterEach(() => visitor.leave());

const arrive = (locale: "ko" | "en", device: Device, unasked = false) =>
  visit(locale, device, `${locale}-${device}-dialogs`, product.url, { unasked });

/** What the product has counted so far. */
async function counted(): Promise<TrackedEvent[]> {
  const file = join(product.dataDir, `events-${performance.now()}.ndjson`);
  await operate(product.dataDir, ["events", "export", file]);
  const lines = (await readFile(file, "utf8")).split("\n").filter((line) => line !== "");
  return lines.map((line) => JSON.parse(line) as TrackedEvent);
}

/** Holds an open dialog to what each must do: it is alone, named, accessible, and keeps the focus. */
async function holds(page: Page, name: ModalName): Promise<void> {
  const dialog = page.locator(`[data-modal="${name}"]`);
  await dialog.and(page.locator(":visible")).waitFor();
  expect(await page.locator("dialog[open]").count()).toBeLessThanOrEqual(1);
  await visitor.look(name);
  for (let step = 0; step < 4; step += 1) {
    await page.keyboard.press("Tab");
    const strayed = await dialog.evaluate(
      (element) => document.activeElement !== document.body && !element.contains(document.activeElement),
    );
    expect(strayed, `${name} lost the focus`).toBe(false);
  }
}

const titleOf = (page: Page, name: ModalName) =>
  page.locator(`[data-modal="${name}"] h2:visible`).textContent();

/** Closes a dialog with Escape, after which it is gone and the focus is where it was. */
async function escapes(page: Page, name: ModalName): Promise<void> {
  await page.keyboard.press("Escape");
  await page.locator(`dialog[data-modal="${name}"]`).waitFor({ state: "detached" });
}

const focused = (page: Page) => page.evaluate(() => document.activeElement?.outerHTML ?? "");

test("nobody is counted before agreeing or after declining, and what is counted says nothing of who it is", async () => {
  visitor = await arrive("en", "desktop", true);
  const { page } = visitor;
  const bar = page.locator("[data-cookie-bar]");
  await visitor.open("/");
  await bar.waitFor();
  await visitor.look("cookie-bar");
  await page.locator(".nav-links a[href='/en/prizes/']").click();
  await page.waitForURL("**/en/prizes/");
  await bar.locator("[data-cookie-choice=declined]").click();
  await bar.waitFor({ state: "hidden" });
  await visitor.open("/");
  expect(await bar.isVisible()).toBe(false);
  await page.locator(".nav-links a[href='/en/prizes/']").click();
  await page.waitForURL("**/en/prizes/");

  await page.locator("[data-cookie-settings]").click();
  await expect.poll(() => focused(page)).toContain("data-cookie-bar");
  await bar.locator("[data-cookie-choice=accepted]").press("Enter");
  expect(await focused(page)).toContain("data-cookie-settings");
  await page.locator(".nav-links a[href='/en/']").click();
  await page.waitForURL("**/en/");
  await page.locator(".nav-links a[href='/en/prizes/']").click();
  await page.locator(".prize button").first().click();
  await page.locator("dialog[data-modal=auth] .dialog-close").click();
  await page.locator("dialog[data-modal=auth]").waitFor({ state: "detached" });
  await page.locator("[data-session=out] .nav-side a[href*='/auth/start']").click();
  await page.waitForURL(/\/provider\//);

  await visitor.open("/game/");
  await page.locator("[data-cookie-settings]").click();
  await bar.locator("[data-cookie-choice=declined]").click();
  await visitor.open("/");
  const events = await counted();
  expect(events.map(({ name, parameters }) => [name, parameters.current_route])).toEqual([
    ["page_view", "/en/prizes/"],
    ["link_click", "/en/prizes/"],
    ["page_view", "/en/"],
    ["link_click", "/en/"],
    ["page_view", "/en/prizes/"],
    ["modal_interaction", "/en/prizes/"],
    ["modal_button_click", "/en/prizes/"],
    ["modal_interaction", "/en/prizes/"],
    ["sign_in_click", "/en/prizes/"],
  ]);
  expect(events.slice(5, 8).map(({ parameters: { slug, action } }) => [slug, action])).toEqual([
    ["auth", "open"],
    ["auth", undefined],
    ["auth", "close"],
  ]);
  const onVault = { market: "kr", phase: "live", week: 1, content_group: "prizes" };
  expect(events.at(-1)?.parameters).toMatchObject(onVault);
});

test("the dialogs that meet a stranger open once, keep the focus and give it back", async () => {
  visitor = await arrive("ko", "mobile");
  const { page, context, problems } = visitor;
  await visitor.open("/game/");
  await page.locator(".doors .button-main").focus();
  await page.keyboard.press("Enter");
  await holds(page, "auth");
  expect(await titleOf(page, "auth")).toBe("먼저 로그인해 주세요");
  expect(await page.locator("dialog [data-modal-link]").getAttribute("href")).toBe("/register/");
  expect(await widthsOf(page, "auth")).toEqual([390, 358, 288]);
  // It says farewell: open, closing, closed (spec 1 §4). That is soon over, so the page itself watches it.
  const states = await page.locator("dialog[data-modal=auth]").evaluateHandle((dialog) => {
    const seen: unknown[] = [];
    const note = () => seen.push((dialog as HTMLElement).dataset.state);
    new MutationObserver(note).observe(dialog, { attributeFilter: ["data-state"] });
    return seen;
  });
  await page.keyboard.press("Escape");
  await page.locator("dialog[data-modal=auth]").waitFor({ state: "detached" });
  expect((await states.jsonValue())[0]).toBe("closing");
  expect(await focused(page)).toContain("#play");

  await context.setOffline(true);
  await page.locator("dialog[data-modal=offline] [data-modal-action]").click();
  await page.locator("[data-still]:not(:empty)").waitFor();
  await holds(page, "offline");
  await context.setOffline(false);
  await page.locator("dialog[data-modal=offline]").waitFor({ state: "detached" });
  problems.splice(0);

  for (const [address, name, title] of [
    ["/api/kr/auth/start?login_hint=orbit%2Babroad", "geo-blocked", "한국에서만 참여할 수 있어요"],
    ["/auth/callback/?error=missing-scope", "access-permission", "접근 권한이 필요해요"],
    ["/auth/callback/?error=early-access-blocked", "early-access-blocked", "아직 열리지 않았어요"],
  ] as const) {
    await page.goto(address);
    await page.locator(`dialog[data-modal=${name}]`).waitFor();
    expect(await titleOf(page, name)).toBe(title);
    for (const _ of [1, 2]) await page.keyboard.press("Escape");
    expect(await page.locator(`dialog[data-modal=${name}]`).isVisible()).toBe(true);
  }
  await holds(page, "early-access-blocked");
  await page.locator("dialog a[href='/']").click();
  await page.waitForURL(`${product.url}/`);
});

test("whoever comes with a browser that lacks what the site needs is told of one that has it", async () => {
  visitor = await arrive("en", "mobile");
  const { page } = visitor;
  await page.addInitScript(() => {
    Reflect.deleteProperty(HTMLDialogElement.prototype, "showModal");
  });
  await visitor.open("/");
  await holds(page, "unsupported-browser");
  expect(await titleOf(page, "unsupported-browser")).toBe("This browser isn't supported");
  await page.locator("[data-copy]").click();
  await expect.poll(() => page.locator(".unsupported-told").textContent()).toContain("copied");
  await page.keyboard.press("Escape");
  await page.locator("#unsupported-browser").waitFor({ state: "hidden" });
  await page.goto("/");
  await page.locator("[data-modal=unsupported-browser]").waitFor();
  expect(await titleOf(page, "unsupported-browser")).toBe("지원하지 않는 브라우저예요");
});

test("a part of a page that breaks is told of, with a way on", async () => {
  visitor = await arrive("ko", "desktop");
  const { page, problems } = visitor;
  await page.addInitScript(() => {
    Intl.PluralRules.prototype.select = () => {
      throw new Error("worn out");
    };
  });
  await page.goto("/en/prizes/");
  await page.locator("dialog[data-modal=error]").waitFor();
  expect(await titleOf(page, "error")).toBe("Oops, an error occurred");
  await Promise.all([page.waitForEvent("load"), page.locator("dialog [data-modal-action=reload]").click()]);
  await page.goto("/prizes/");
  await holds(page, "error");
  expect(await titleOf(page, "error")).toBe("앗, 오류가 발생했어요");
  expect(await page.locator("dialog a").getAttribute("href")).toBe("/faq/");
  await escapes(page, "error");
  expect(problems.splice(0).join()).toContain("worn out");
});

test("a higher tier, the season's last question, a session that ends and another account", async () => {
  visitor = await arrive("en", "desktop");
  const { page, context } = visitor;
  await registerQuickly(visitor, "copper+gold+vip", { home_address: "1 Robot Street, Seoul" });

  const list = join(product.dataDir, "tiers.csv");
  await writeFile(list, "sub,tier\ncopper,platinum\n");
  await operate(product.dataDir, ["tiers", "weekly", list]);
  await page.route("**/user_data/tier-told", (route) => route.abort(), { times: 1 });
  // Entries that wait for their owner open a dialog too: one follows the other.
  await page.evaluate((key) => sessionStorage.setItem(key, "points-500:1"), STORAGE.unsavedEntries.key);
  await page.goto("/prizes/");
  for (const title of ["회원 등급이 올랐어요!", "멤버십 500포인트"]) {
    await page.locator("dialog[open]", { hasText: title }).waitFor();
    expect(await page.locator("dialog[open]").count()).toBe(1);
    await page.keyboard.press("Escape");
    await page.locator("dialog[open]", { hasText: title }).waitFor({ state: "detached" });
  }
  await expect.poll(() => visitor.problems.splice(0).join()).toContain("Failed to load");
  // Its server not told, and its memory lost, the site tells again.
  await page.evaluate((key) => localStorage.removeItem(key), STORAGE.tier.key);
  await visitor.open("/");
  await holds(page, "tier-upgrade");
  expect(await titleOf(page, "tier-upgrade")).toBe("Your tier has been upgraded!");
  expect(await page.evaluate((key) => localStorage.getItem(key), STORAGE.tier.key)).toBe("platinum");
  await page.locator("dialog a[href='/en/prizes/']").click();
  await page.waitForURL("**/en/prizes/");

  const before = await counted();
  await page.locator("[data-cookie-settings]").click();
  await page.locator("[data-cookie-choice=accepted]").click();
  await page.locator("[data-prize=points-500] button").click();
  await page.locator("dialog[data-modal=sweepstake] [type=submit]").click();
  await page.locator("[data-prize=points-500][data-status=entered]").waitFor();
  await page.locator("[data-prize=vip-points-3000] button").click();
  await page.locator("dialog[data-modal=sweepstake-vip-code] [data-code]").waitFor();
  await visitor.open("/profile/");
  await page.locator("[data-form=profile] button[type=submit]").click();
  await page.locator("dialog[data-modal=profile-update-success]").waitFor();
  await visitor.open("/survey/");
  await page.locator("[data-form=survey] button[type=submit]").click();
  await page.waitForURL(/page=1/);
  await page.goto(`/en/game/${SPARING}#play`);
  await page.locator("html[data-playing]").waitFor();
  await visitor.open("/faq/");
  const told = (await counted()).slice(before.length);
  const acts = told.filter(({ name }) => !/^(page|link|modal)_/.test(name));
  expect(
    acts.map(({ name, parameters: { form_slug, sweepstake, game } }) => [
      name,
      form_slug ?? sweepstake ?? game,
    ]),
  ).toEqual([
    ["sweepstake_entry", "points-500"],
    ["sweepstake_claim", "vip-points-3000"],
    ["form_submit", "profile"],
    ["form_step", "survey"],
    ["game_start", "village"],
    ["game_end", "village"],
  ]);

  await writeFile(list, "sub,tier\ncopper,gold\n");
  await operate(product.dataDir, ["tiers", "weekly", list]);
  await visitor.open("/");
  await holds(page, "tier-change");
  await page.locator("dialog a[href='/en/prizes/']").click();
  await page.locator("[data-prize=points-500]:not([data-status=entered])").waitFor();
  await visitor.open("/");
  expect(await page.locator("dialog[open]").count()).toBe(0);

  await setStage(product, "sweepstake");
  await visitor.open("/prizes/");
  await holds(page, "csat");
  await closesBeside(page, "csat");

  await visitor.open("/profile/");
  expect(await page.locator("dialog[open]").count()).toBe(0);
  await context.clearCookies();
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await closesBeside(page, "auth");
  await page.locator("form button[type=submit]").first().click();
  await page.locator("dialog[data-modal=auth]").waitFor();
  expect(await page.locator("dialog[open]").count()).toBe(1);
  expect(await page.locator("[data-navigation]").getAttribute("data-session")).toBe("out");

  const other = await context.newPage();
  let begun = 0;
  page.on("request", (request) => {
    if (request.isNavigationRequest()) begun += 1;
  });
  const began = other.goto("/api/kr/auth/start?login_hint=iris%2Bplatinum");
  await Promise.all([page.waitForEvent("load"), began]);
  // The other tab tells more than once; whoever begins anew more than once cuts its own loading off.
  expect(begun).toBe(1);
  // A tab that is closed while it goes from one page to the next may never be gone.
  await other.waitForURL(/\/prizes\/$/);
  await other.close();
});
