import { API_BASE, CSRF_COOKIE, CSRF_HEADER } from "@diamond-valley/schemas/protocol.ts";
import { STORAGE } from "@diamond-valley/web-kit/storage.ts";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { localised } from "../../src/i18n/locale.ts";
import { type Hand, pointer } from "./hand.ts";
import type { Visitor } from "./visitor.ts";

/** Files that begin at the same moment run in processes of their own. */
let numbers = (10 + (process.pid % 80)) * 1_000_000 + (Date.now() % 900_000);

/** A mobile number that nobody else in the run has. */
export function freshPhone(): string {
  numbers += 1;
  return `010${String(numbers).padStart(8, "0")}`;
}

/** Signs in through the provider's chooser, from a page that has a door for it; `new` is a person never seen before. */
export async function choosePerson(page: Page, hint = "new", hand: Hand = pointer): Promise<void> {
  await page.waitForURL(/\/provider\//);
  await hand.press(page.locator(`button[name="account"][value="${hint}"]`));
  await page.waitForURL((url) => !/\/(provider|auth)\//.test(url.pathname));
}

/** Fills page 1 as it should be. */
export async function fillPersonal(page: Page, phone = freshPhone(), hand: Hand = pointer): Promise<void> {
  await hand.write(page.locator("[name=name]"), "김로봇");
  await hand.write(page.locator("[name=mobile_phone]"), phone);
  await hand.choose(page.locator("[name=age]"), "25-34");
  await hand.choose(page.locator("[name=gender]"), "prefer_not_to_say");
}

/** Answers page 2 and accepts both consents. */
export async function fillSurvey(page: Page, hand: Hand = pointer): Promise<void> {
  for (const [name, value] of [
    ["gaming_device_of_choice", "pc"],
    ["pc_usage_preference", "google_play_games"],
    ["next_purchase", "android_phone"],
    ["excited_purchase", "android_phone"],
    ["circle_to_search", "yes"],
    ["google_play_satisfaction", "5"],
  ]) {
    await hand.tick(page.locator(`[name=${name}][value='${value}']`));
  }
  for (const box of ["over_14", "t_and_c_global", "t_and_c_campaign"])
    await hand.tick(page.locator(`[name=${box}]`));
}

/** Signs in as the person of a hint, without the provider's page, and comes to a page. */
export async function signInAs({ page, locale }: Visitor, hint: string, path: string): Promise<void> {
  const asked = { return_to: localised(locale, path), ui_locales: locale, login_hint: hint };
  await page.goto(`/api/kr/auth/start?${new URLSearchParams(asked)}`);
  await page.waitForURL((url) => !/\/(provider|auth)\//.test(url.pathname));
}

let people = 0;

/** The hint of somebody who has never been here, also where a test is tried again; `marks` are those of the hint, such as `+vip+gold`. */
export const freshHint = (name: string, marks = ""): string => `${name}-${process.pid}-${++people}${marks}`;

/** A registration as it should be, under a number that nobody else has. */
function registrationBody() {
  return {
    name: "김로봇",
    mobile_phone: freshPhone(),
    age: "25-34",
    gender: "female",
    contact_email: "robot@example.com",
    gaming_device_of_choice: ["pc"],
    pc_usage_preference: "other",
    next_purchase: ["apple"],
    excited_purchase: "apple",
    circle_to_search: "no",
    google_play_satisfaction: 4,
    over_14: true,
    t_and_c_global: true,
    t_and_c_campaign: true,
  };
}

/**
 * Registers the person of a hint by calls alone, with what differs from the usual, for tests that begin after it. No page of the
 * site is opened for it: each would cost a second of the machine. The visitor's page then stands at the product, and shows nothing.
 */
export async function registerQuickly(
  visitor: Visitor,
  hint = freshHint("quick"),
  changes: Partial<ReturnType<typeof registrationBody>> & { home_address?: string } = {},
): Promise<void> {
  const { page, context, locale } = visitor;
  const post = async (path: string, data: unknown): Promise<void> => {
    const token = (await context.cookies()).find(({ name }) => name === CSRF_COOKIE)?.value ?? "";
    const headers = { [CSRF_HEADER]: decodeURIComponent(token) };
    const answer = await context.request.post(`${API_BASE}${path}`, { data, headers });
    expect(`${answer.status()} ${answer.ok() ? "" : await answer.text()}`, path).toBe("200 ");
  };
  const asked = { ui_locales: locale, login_hint: hint };
  const begun = await context.request.get(`${API_BASE}/auth/start`, { params: asked });
  const { searchParams } = new URL(begun.url());
  await post("/auth/login", { auth_code: searchParams.get("code"), state: searchParams.get("state") });
  await post("/register", { ...registrationBody(), ...changes });
  await page.goto("/healthz");
  // As the first page of the site would: what this browser kept was the person's before.
  await page.evaluate(
    (items) => {
      for (const { key, shelf } of items) (shelf === "local" ? localStorage : sessionStorage).removeItem(key);
    },
    Object.values(STORAGE).filter(({ personal }) => personal),
  );
}

/** The cookie of a session: the longer name is that of a site with HTTPS. */
const SESSION_COOKIE = /^(__Host-)?session$/;

/** Enters a draw twice, on the page. */
export async function enterDraw() {
  const token = /_csrf_token=([^;]*)/.exec(document.cookie)?.[1] ?? "";
  await fetch("/api/kr/sweepstakes/points-500", {
    signal: AbortSignal.timeout(30_000),
    method: "PUT",
    headers: { "Content-Type": "application/json", "X-CSRFToken": decodeURIComponent(token) },
    body: JSON.stringify({ entries: 2 }),
  });
}

/** Ends the session of a visitor, as if it had run out. */
export async function endSession({ context }: Visitor): Promise<void> {
  const held = (await context.cookies()).filter(({ name }) => SESSION_COOKIE.test(name));
  expect(held, "a session to end").toHaveLength(1);
  await context.clearCookies({ name: SESSION_COOKIE });
}

/** Goes the whole way from signed out to registered. */
export async function register({ page, locale }: Visitor, hint = "new"): Promise<void> {
  await page.goto(localised(locale, "/register/"));
  await page.locator(".form-panel a.button").click();
  await choosePerson(page, hint);
  await page.locator("form.form").waitFor();
  await fillPersonal(page);
  await page.locator("button[type=submit]").click();
  await page.waitForURL(/page=2/);
  await fillSurvey(page);
  await page.locator("button[type=submit]").click();
  await page.locator("[data-modal=registration-success]").waitFor();
}
