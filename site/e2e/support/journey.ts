import { prizeOf } from "@diamond-valley/schemas/vault/prizes.ts";
import { expect } from "vitest";
import { localised, playAddress } from "../../src/i18n/locale.ts";
import { enterGame, type Player } from "./game.ts";
import { handOf } from "./hand.ts";
import { choosePerson, fillPersonal, fillSurvey, freshPhone } from "./registration.ts";
import { mapOf } from "./route.ts";
import type { Visitor } from "./visitor.ts";

const FISHER = mapOf("village").characters.find(({ slug }) => slug === "fisher") ?? { x: 0, y: 0 };
/** The one nearest to the gate. Who finds somebody else there waits until it is free. */
const SPOT = mapOf("lake").spots.find(({ number }) => number === 20) ?? { x: 0, y: 0 };

/** From the home page through sign-in and registration, with its problems, to the robot's arrival. */
export async function becomeRegistered(visitor: Visitor): Promise<void> {
  const { page, locale } = visitor;
  const hand = handOf(visitor);
  const press = (selector: string) => hand.press(page.locator(selector));
  await visitor.open("/");
  await visitor.look("home");
  await press(".hero-buttons .button-main:visible");
  await page.waitForURL(/\/game\/$/);
  await press(".doors .button-main");
  await page.locator("dialog[open]").waitFor();
  await visitor.look("sign-in");
  await press("dialog[open] a[data-sign-in]");
  await page.waitForURL(/\/provider\//);
  await visitor.look("chooser");
  await choosePerson(page, "new", hand);
  expect(new URL(page.url()).pathname).toBe(localised(locale, "/register/"));

  await page.locator("form.form").waitFor();
  await press("button[type=submit]");
  await page.locator(".problem").first().waitFor();
  await visitor.look("register-1-problems");
  expect(
    await page.evaluate(() => document.activeElement === document.querySelector("[aria-invalid=true]")),
  ).toBe(true);
  await fillPersonal(page, freshPhone(), hand);
  await press("button[type=submit]");
  await page.waitForURL(/page=2/);
  await press("button[type=submit]");
  await page.locator(".choices .problem").first().waitFor();
  await visitor.look("register-2-problems");
  await fillSurvey(page, hand);
  await visitor.look("register-2-filled");
  await press("button[type=submit]");
  await page.locator("[data-modal=registration-success]").waitFor();
  await visitor.look("registered");
  expect(await page.locator(".arrival-start a").getAttribute("href")).toBe(playAddress(locale));
}

/** Into the village, where nothing lies over the first step. */
export async function enterVillage(visitor: Visitor): Promise<void> {
  const hand = handOf(visitor);
  await enterGame(visitor, hand);
  await visitor.page.locator("[data-hint=walk]").waitFor();
  expect(await visitor.page.locator("[data-dialog]").count()).toBe(0);
  await visitor.look("village");
}

/** Meets the fisher, and goes to a spot of the lake. */
export async function goToSpot(visitor: Visitor, player: Player): Promise<void> {
  const { page } = visitor;
  await player.actUntil(page.locator("[data-dialog=talk]"), "village", FISHER, "talk", "fisher");
  await visitor.look("fisher");
  await handOf(visitor).press(page.locator("[data-dialog=talk] .close"));

  await player.goThrough("village", "lake");
  await visitor.look("lake");
  await player.walkTo("lake", SPOT, "cast");
}

/** Brings ten fish of a colour back to the fisher, and sees what they earn. */
export async function deliverFish(visitor: Visitor, player: Player): Promise<void> {
  const { page } = visitor;
  const hand = handOf(visitor);
  await player.goThrough("lake", "village");
  // Marlin knows the player: one press opens the delivery, and the next one delivers.
  const deliver = page.locator("[data-dialog=deliver] .call");
  await player.actUntil(deliver, "village", FISHER, "talk", "fisher");
  expect(await deliver.evaluate((call) => call === document.activeElement)).toBe(true);
  await visitor.look("deliver");
  await hand.press(deliver);
  await page.locator(".level-up [data-level]").waitFor();
  await visitor.look("level-up");
  expect(Number(await page.locator(".hud .diamonds output").textContent())).toBeGreaterThan(0);
}

/** What an entry costs in the draws that a first delivery pays for. */
const PRICE = prizeOf("points-500")?.price ?? 0;

/** Enters a draw of points, sees the entry again after a reload, takes it back, and enters a draw whose prize is shipped. */
export async function enterDraws(visitor: Visitor): Promise<void> {
  const { page } = visitor;
  const hand = handOf(visitor);
  const press = (selector: string) => hand.press(page.locator(selector));
  const diamonds = async () =>
    Number((await page.locator("[data-balance]").textContent())?.replace(/\D/g, "") ?? "0");

  await visitor.open("/prizes/");
  await page.locator(".prize").first().waitFor();
  const before = await diamonds();
  expect(before).toBeGreaterThan(0);
  await visitor.look("vault");
  await press("[data-prize=points-500] button");
  await page.locator("dialog[open] .stepper").waitFor();
  await visitor.look("entry");
  await press("dialog[open] button[type=submit]");
  await page.locator("dialog[open]").waitFor({ state: "detached" });
  await expect.poll(diamonds).toBe(before - PRICE);
  await visitor.look("entered");

  await page.reload();
  await page.locator("[data-prize=points-500] [data-entries]").waitFor();
  expect(await page.locator("[data-prize=points-500] [data-entries]").textContent()).toContain("1");
  expect(await diamonds()).toBe(before - PRICE);
  await press("[data-prize=points-500] button");
  await hand.press(page.locator("dialog[open] .stepper button").first());
  await press("dialog[open] button[type=submit]");
  await page.locator("dialog[open]").waitFor({ state: "detached" });
  await expect.poll(diamonds).toBe(before);

  // What is shipped needs an address first; the entries wait for whoever comes back with one.
  await press("[data-prize=sticker-pack] button");
  await press("dialog[open] button[type=submit]");
  await page.locator("dialog[open] a.button:visible").waitFor();
  await visitor.look("address-needed");
  await press("dialog[open] a.button:visible");
  await hand.write(page.locator("[name=home_address]"), "부산광역시 해운대구 우동 1408, 905호");
  await hand.press(page.locator("form button[type=submit]").first());
  await press("[data-modal=profile-update-success] a.button");
  await press("dialog[open] button[type=submit]");
  await page.locator("[data-prize=sticker-pack] [data-entries]").waitFor();
  expect(await diamonds()).toBe(before - PRICE);
}
