import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { UserAnswer } from "@diamond-valley/schemas/account/user.ts";
import { STORAGE } from "@diamond-valley/web-kit/storage.ts";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { operate } from "./support/operator.ts";
import { endProduct, type OwnProduct, ownProduct, startProduct, stopProduct } from "./support/product.ts";
import { choosePerson, enterDraw, register, registerQuickly } from "./support/registration.ts";
import { setStage } from "./support/stage.ts";
import { type Visitor, visit } from "./support/visitor.ts";

/** A day after the results are released. */
const RELEASED = "2025-11-26T00:00:00Z";
const GUEST = "vega+diamond+vvip";

let product: OwnProduct;
let visitor: Visitor;
/** The account address of somebody who wins what the guest does not. */
let luckier: string;

beforeAll(async () => {
  product = await ownProduct("vault");
  visitor = await visit("ko", "desktop", "ko-desktop-vault-guest", product.url);
});
afterAll(async () => {
  await visitor.leave();
  await endProduct(product);
});

const dialog = (page: Page, name: string) => page.locator(`dialog[data-modal=${name}][open]`);
const card = (page: Page, slug: string) => page.locator(`[data-prize=${slug}]`);
const statusOf = (page: Page, slug: string) => card(page, slug).getAttribute("data-status");
const choose = (page: Page, filter: string) =>
  page.locator(`input[name=filter][value=${filter}]`).check({ force: true });
const shown = (page: Page) => page.locator(".prize").count();
async function shut(page: Page): Promise<void> {
  await page.keyboard.press("Escape");
  await page.waitForFunction(() => document.querySelector("dialog[open]") === null);
}

/** The account address of whoever is signed in. */
const addressOf = async (page: Page) =>
  (await page.evaluate(async () => (await (await fetch("/api/kr/user_data")).json()) as UserAnswer)).data
    ?.account_email ?? "";

/** Leaves the computer, and goes on as the same person in English on a phone that somebody luckier had before. */
async function changeover({ context, leave }: Visitor): Promise<Visitor> {
  const phone = await visit("en", "mobile", "en-mobile-vault-guest", product.url);
  await registerQuickly(phone, "comet+gold");
  await phone.page.evaluate(enterDraw);
  luckier = await addressOf(phone.page);
  await phone.context.clearCookies();
  await phone.context.addCookies(await context.cookies());
  await leave();
  await phone.page.addInitScript((key) => sessionStorage.setItem(key, "true"), STORAGE.satisfactionAsked.key);
  return phone;
}

test("a guest claims the VIP code, finds it again, and it is not counted as won", async () => {
  const { page, context } = visitor;
  await context.grantPermissions(["clipboard-read", "clipboard-write"], { origin: product.url });
  await register(visitor, GUEST);
  // Nobody is asked for the survey twice in a visit: here it would come between.
  await page.evaluate((key) => sessionStorage.setItem(key, "true"), STORAGE.satisfactionAsked.key);
  await visitor.open("/prizes/");
  await page.locator(".vault-gate[data-doors=opening]").waitFor();
  await card(page, "vip-points-3000").locator("button").click();
  const code = dialog(page, "sweepstake-vip-code").locator("[data-code]");
  await code.waitFor();
  await visitor.look("code");
  const viewed = STORAGE.sweepstakeCodeViewed.key;
  expect(await page.evaluate((key) => localStorage.getItem(key), viewed)).toBe("vip-points-3000");
  await dialog(page, "sweepstake-vip-code").locator(".button-main").click();
  await dialog(page, "sweepstake-vip-code").locator(".vip-told:not(:empty)").waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await code.textContent());
  await shut(page);
  await choose(page, "won");
  await page.locator(".vault-empty").waitFor();
  await choose(page, "all");
  await page.reload();
  await page.locator(".vault-gate[data-doors=open]").waitFor();
  await card(page, "vip-points-3000").locator("button").click();
  await code.waitFor();
  await shut(page);
});

test("entries are set, refused with another try, and wait for an address", async () => {
  const { page, context } = visitor;
  await card(page, "points-500").locator("button").click();
  await visitor.look("entry");
  await context.route("**/sweepstakes/points-500", (route) => route.abort());
  await dialog(page, "sweepstake").locator("[type=submit]").click();
  await dialog(page, "sweepstake").locator(".notice").waitFor();
  expect(await dialog(page, "sweepstake").locator(".notice").textContent()).toBe(
    "응모 내용이 저장되지 않았어요 응모하는 중에 문제가 생겼어요. 다시 시도해 주세요.",
  );
  await visitor.look("not-saved");
  await context.unroute("**/sweepstakes/points-500");
  visitor.problems.splice(0);
  await dialog(page, "sweepstake").locator("[type=submit]").click();
  await page.locator(".saying p").waitFor();
  expect(await statusOf(page, "points-500")).toBe("entered");
  // The navigation tells the new balance too.
  expect(await page.locator("[data-navigation] [data-diamonds]").textContent()).toBe(
    await page.locator("[data-balance]").textContent(),
  );
  await visitor.look("entered");

  await card(page, "valley-phone").locator("button").click();
  expect(await page.locator(".saying p").textContent()).toContain("60");

  await card(page, "sticker-pack").locator("button").click();
  await dialog(page, "sweepstake").locator("[type=submit]").click();
  await dialog(page, "sweepstake-pending").waitFor();
  await visitor.look("pending-entries");
  await dialog(page, "sweepstake-pending").locator(".button-main").click();
  await page.locator("[name=home_address]").fill("제주특별자치도 서귀포시 중문로 7, 102동 1503호");
  await page.locator("form:has([name=home_address]) button[type=submit]").click();
  await dialog(page, "profile-update-success").waitFor();
  await shut(page);
  await page.locator(".unsaved a").click();
  await dialog(page, "sweepstake").locator("[type=submit]").click();
  await page.locator(".saying p").waitFor();
  expect(await statusOf(page, "sticker-pack")).toBe("entered");
  await choose(page, "entered");
  expect(await shown(page)).toBe(2);
  await choose(page, "all");
});

test("in English, on a phone: a top tier chooses a day of the special event, changes it, and takes it back", async () => {
  visitor = await changeover(visitor);
  const { page, context } = visitor;
  await visitor.open("/prizes/");
  await card(page, "points-500").locator("button").click();
  await context.route("**/sweepstakes/points-500", (route) => route.abort());
  await dialog(page, "sweepstake").locator(".stepper button").nth(1).click();
  await dialog(page, "sweepstake").locator("[type=submit]").click();
  await dialog(page, "sweepstake").locator(".notice").waitFor();
  expect(await dialog(page, "sweepstake").locator(".notice").textContent()).toBe(
    "Your entries have not been saved A problem occurred while submitting the sweepstakes.",
  );
  await context.unroute("**/sweepstakes/points-500");
  visitor.problems.splice(0);
  await shut(page);

  await page.locator(".invitation .button").click();
  const rsvp = dialog(page, "special-event-rsvp");
  for (const day of ["2025-11-13", "2025-11-16"]) {
    await rsvp.locator(`[value="${day}"]`).check();
    await rsvp.locator("[type=submit]").click();
    await rsvp.locator(".rsvp-told:not(:empty)").waitFor();
    await rsvp.locator("[type=submit]:disabled").waitFor();
  }
  await visitor.look("invitation");
  await rsvp.locator("button:not([type=submit]):not(.dialog-close)").click();
  await rsvp.locator("button:not([type=submit]):not(.dialog-close)").waitFor({ state: "detached" });
  await shut(page);
});

test("before the event there is a preview; after it entries wait for their results", async () => {
  const { page } = visitor;
  await setStage(product, "prereg");
  await visitor.open("/prizes/");
  await page.locator(".vault-gate[data-doors=shut]").waitFor();
  await page.locator(".prize-refusal").first().waitFor();
  expect(await page.locator(".prizes button:enabled").count()).toBe(1);
  await visitor.look("preview");
  await setStage(product, "sweepstake");
  await visitor.open("/prizes/");
  await page.locator("[data-prize=points-500][data-status=processing]").waitFor();
  // What was not spent has expired.
  expect(await page.locator("[data-balance], .nav-diamonds:visible").count()).toBe(0);
  expect(await page.locator(".vault-desk").textContent()).toContain("have expired");
  await visitor.look("results-pending");
  // What waited for an address can't be entered any more.
  await page.evaluate((key) => sessionStorage.setItem(key, "points-500:1"), STORAGE.unsavedEntries.key);
  await visitor.open("/profile/");
  await page.locator("[name=home_address]").waitFor();
  expect(await page.locator(".unsaved").count()).toBe(0);
  await visitor.open("/prizes/");
});

test("released results tell who won, once with confetti, and who did not", async () => {
  const { page } = visitor;
  await page.emulateMedia({ reducedMotion: "no-preference" });
  const guest = await addressOf(page);
  // A page of the Vault that stayed open would tell of the results first.
  await page.goto("/healthz");
  await stopProduct(product.child);
  const settings = { SEASON_CLOCK: RELEASED, SEASON_STAGE: "sweepstake" };
  Object.assign(product, await startProduct(product.dataDir, Number(new URL(product.url).port), settings));
  const numberOf = async (email: string) => {
    const told = await operate(product.dataDir, ["account", "export", email, "--as", "tester"], settings);
    return (JSON.parse(told) as { accounts: [{ _id: string }] }).accounts[0]._id;
  };
  const file = join(product.dataDir, "results.csv");
  const won = [
    ["sticker-pack", await numberOf(guest)],
    ["points-500", await numberOf(luckier)],
  ];
  await writeFile(file, ["prize,account", ...won.map((row) => row.join())].join("\n"));
  await operate(product.dataDir, ["results", "import", file], settings);

  await page.context().clearCookies();
  await visitor.open("/prizes/");
  await page.locator(".vault-desk a.button").waitFor();
  await visitor.look("released-signed-out");
  await page.locator(".vault-desk a.button").click();
  // The confetti soon lies on the ground: it is waited for from before the page comes.
  const confetti = page.locator(".confetti:popover-open").waitFor({ state: "attached" });
  await Promise.all([confetti, choosePerson(page, GUEST)]);
  expect(new URL(page.url()).pathname).toBe("/en/prizes/");
  await dialog(page, "sweepstake-won").waitFor();
  await visitor.look("won");
  await dialog(page, "sweepstake-won").locator(".button-main").click();
  await page.locator("dialog[open]").waitFor({ state: "detached" });
  expect(await shown(page)).toBe(1);
  expect(await statusOf(page, "sticker-pack")).toBe("won");
  await choose(page, "all");
  expect(await statusOf(page, "points-500")).toBe("not-won");
  expect(await card(page, "points-500").textContent()).toContain("Not won");
  expect(await card(page, "points-500").locator(".prize-refusal").isDisabled()).toBe(true);
  expect(await card(page, "points-500").locator(".prize-refusal").textContent()).toBe("Event has ended");
  // The survey asks below the results and never over them.
  await page.locator(".vault-survey a").waitFor();
  await visitor.look("released");
  await page.evaluate((key) => sessionStorage.removeItem(key), STORAGE.satisfactionAsked.key);
  await page.reload();
  await page.locator(".prize").first().waitFor();
  expect(await dialog(page, "sweepstake-won").count()).toBe(0);
});
