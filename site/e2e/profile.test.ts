import { STORAGE } from "@diamond-valley/web-kit/storage.ts";
import { afterEach, expect, test } from "vitest";
import { codesFor } from "./support/codes.ts";
import {
  choosePerson,
  endSession,
  enterDraw,
  freshHint,
  registerQuickly,
  signInAs,
} from "./support/registration.ts";
import { type Visitor, visit, widthsOf } from "./support/visitor.ts";

let visitor: Visitor;
afterEach(() => visitor.leave());

/** Saves contact details that are cut off on their way, which the server can't read. */
async function saveCutOff({ page }: Visitor, told: string): Promise<void> {
  await page.route("**/api/kr/profile", (route) => route.continue({ postData: '{"name":' }), { times: 1 });
  await page.locator("[data-form=profile] button[type=submit]").click();
  await page.locator("[data-form=profile] .notice").waitFor();
  expect(await page.locator("[data-form=profile] .notice").textContent()).toBe(told);
}

test("contact details are changed, and what is wrong with them is said beside them", async () => {
  visitor = await visit("ko", "mobile", "ko-mobile-profile");
  const { page } = visitor;
  await registerQuickly(visitor);
  await visitor.open("/profile/");
  await page.locator("[name=home_address]").waitFor();
  await visitor.look("profile");
  expect(await page.locator("[name=mobile_phone]").inputValue()).toMatch(/^010-\d{4}-\d{4}$/);

  await page.locator("[name=contact_email]").fill("not an address");
  await page.locator("[name=home_address]").fill("제주특별자치도 서귀포시 중문로 7, 102동 1503호");
  await page.locator("form button[type=submit]").first().click();
  await page.locator(".problem").waitFor();
  await visitor.look("profile-problem");
  await page.locator("[name=contact_email]").fill("robot@example.com");
  await saveCutOff(visitor, "저장하지 못했어요. 다시 시도해 주세요.");
  await visitor.look("not-saved");
  await page.locator("form button[type=submit]").first().click();
  const saved = page.locator("[data-modal=profile-update-success]");
  await saved.waitFor();
  expect(await saved.locator("a.button").getAttribute("href")).toBe("/prizes/");
  await saved.locator("button.button").click();
  await saved.waitFor({ state: "detached" });
  await page.reload();
  await page.locator("[name=home_address]").waitFor();
  expect(await page.locator("[name=home_address]").inputValue()).toContain("서귀포시");

  const nickname = page.locator("form:has([autocomplete=nickname])");
  await nickname.locator("input").fill("!");
  await nickname.locator("button").click();
  await nickname.locator(".problem").waitFor();
  await nickname.locator("input").fill("말린친구");
  await nickname.locator("button").click();
  await nickname.locator(".success").waitFor();

  const news = page.locator("[name=marketing]");
  expect(await news.isChecked()).toBe(false);
  await news.check();
  await page.locator("section.form .success").waitFor();
  await page.reload();
  await page.locator("[name=marketing]:checked").waitFor();
});

test("what was typed outlives a session that ends over it, and is saved after signing in again", async () => {
  visitor = await visit("en", "mobile", "en-mobile-profile");
  const { page } = visitor;
  const hint = freshHint("typed");
  await registerQuickly(visitor, hint);
  await visitor.open("/profile/");
  await page.locator("[name=home_address]").fill("Unit 905, 1408 U-dong, Haeundae-gu, Busan");
  await page.locator("[name=code]").fill("half-a-co");
  await endSession(visitor);
  await page.locator("[data-form=profile] button[type=submit]").click();
  await page.locator("[data-modal=auth] a[data-sign-in]").waitFor();
  await visitor.look("session-ended");
  await signInAs(visitor, hint, "/profile/");
  await page.locator("[data-form=profile] .success").waitFor();
  expect(await page.locator("[name=home_address]").inputValue()).toContain("Busan");
  expect(await page.locator("[name=code]").inputValue()).toBe("half-a-co");
  await saveCutOff(visitor, "Sorry, an error occurred. Please try again.");
  await page.locator("[data-form=profile] button[type=submit]").click();
  await page.locator("[data-modal=profile-update-success]").waitFor();
});

test("each code does what it is for, and what can't be used says why", async () => {
  const codes = await codesFor("somebody-else@store.example");
  visitor = await visit("ko", "desktop", "ko-desktop-codes");
  const { page } = visitor;
  await registerQuickly(visitor);
  await visitor.open("/profile/");
  /** Enters a code on the visitor's page. */
  const enter = async (code: string) => {
    const form = visitor.page.locator("[data-form=code]");
    await form.locator("[name=code]").fill(code);
    await form.locator("button[type=submit]").click();
  };
  const upgrade = page.locator("[data-modal=profile-upgrade]");
  /** Uses a code and answers the heading of what it did. */
  const used = async (code: string, outcome: string, amounts: Record<string, string>) => {
    await enter(code);
    await upgrade.locator(`[data-outcome=${outcome}]`).waitFor();
    for (const [name, amount] of Object.entries(amounts))
      expect(await upgrade.locator(`[data-amount=${name}]`).textContent(), `${outcome}: ${name}`).toBe(
        amount,
      );
    if (outcome === "platinum") await visitor.look("upgraded");
    await upgrade.locator("button.button").click();
    await upgrade.waitFor({ state: "detached" });
  };
  const refused = async (code: string, words: string) => {
    await enter(code);
    await visitor.page.locator(`[data-form=code] .problem:has-text("${words}")`).waitFor();
    expect(await visitor.page.evaluate(() => document.activeElement?.getAttribute("name"))).toBe("code");
  };

  await refused("", "입력해 주세요");
  await refused("NO-SUCH-CODE", "입력하신 초대 코드가 유효하지 않아요.");
  await visitor.look("code-problem");
  await refused(codes.elsewhere, "입력하신 초대 코드는 이 계정에서 쓸 수 없어요.");
  await used(codes.invite, "invite", { total: "0" });
  await used(codes.vip, "vip", { total: "0" });
  await used(codes.gold, "gold", { extra: "+25", total: "25" });
  await page.evaluate(enterDraw);
  await used(codes.platinum, "platinum", { returned: "+20", extra: "+25", total: "50" });
  await used(codes.diamond, "diamond", { extra: "+50", total: "100" });
  expect(await page.locator(".account dd").last().textContent()).toBe("다이아몬드");
  expect(await page.locator("[data-diamonds]").first().textContent()).toBe("100");
  await refused(codes.spare, "이미 같거나 더 높은 혜택");
  await visitor.leave();

  visitor = await visit("en", "mobile", "en-mobile-codes");
  await registerQuickly(visitor, freshHint("invited", "+diamond+vip"));
  await visitor.open("/profile/");
  await refused("NO-SUCH-CODE", "Sorry, the invite code you entered is invalid.");
  await refused(codes.elsewhere, "can't be used with this account");
  await refused(codes.spare, "You already have what this invite code gives");
  await refused(codes.diamond.toLowerCase(), "Sorry, the invite code you entered has already been used.");
  await visitor.page.goto("/profile/");
  await refused(codes.diamond, "입력하신 초대 코드는 이미 사용되었어요.");
});

test("an account goes for good only after it was asked twice", async () => {
  visitor = await visit("en", "desktop", "en-desktop-profile");
  const { page } = visitor;
  await registerQuickly(visitor);
  await visitor.open("/profile/");
  const dialog = page.locator("[data-modal=profile-delete]");
  await page.locator(".account-delete").click();
  await dialog.waitFor();
  await visitor.look("delete");
  expect(await widthsOf(page, "profile-delete")).toEqual([400, 358, 288]);
  await dialog.locator(".button-main").click();
  await dialog.waitFor({ state: "detached" });
  await page.locator(".account-delete").click();
  await dialog.locator(".button:not(.button-main)").click();
  await dialog.locator(".button-alert").waitFor();
  await visitor.look("delete-sure");
  await dialog.locator(".button-alert").click();
  await dialog.locator("a.button").click();
  await page.waitForURL("**/en/");
  await page.locator("[data-navigation][data-session=out]").waitFor();
  await visitor.open("/profile/");
  await page.locator(".form-panel a.button").waitFor();
});

type Item = (typeof STORAGE)[keyof typeof STORAGE];

/** Keeps something under every key, on the page. */
function fillShelves(items: Item[]) {
  for (const { key, shelf } of items) {
    const place = shelf === "local" ? localStorage : sessionStorage;
    if (place.getItem(key) === null) place.setItem(key, "something");
  }
}

/** The keys under which something is kept, on the page. */
function filled(items: Item[]) {
  return items
    .filter(({ key, shelf }) => (shelf === "local" ? localStorage : sessionStorage).getItem(key) !== null)
    .map(({ key }) => key);
}

test("signing out leaves nobody signed in, and nothing of whoever was", async () => {
  visitor = await visit("ko", "desktop", "ko-desktop-sign-out");
  const { page } = visitor;
  await registerQuickly(visitor, "bolt");
  await visitor.open("/profile/");
  await page.evaluate(fillShelves, Object.values(STORAGE));
  await page.locator(".account-ways .button").click();
  await page.waitForURL((url) => url.pathname === "/");
  await page.locator("[data-navigation][data-session=out]").waitFor();
  expect(await page.evaluate(filled, Object.values(STORAGE))).toEqual(
    Object.values(STORAGE)
      .filter(({ personal }) => !personal)
      .map(({ key }) => key),
  );

  await signInAs(visitor, "bolt", "/profile/");
  const way = page.locator(".nav-sign-out");
  await way.waitFor();
  await visitor.look("signed-in-bar");
  const other = await page.context().newPage();
  await other.goto("/profile/");
  await other.locator("[data-form=profile]").waitFor();
  await way.click();
  await page.waitForURL((url) => url.pathname === "/");
  await page.locator("[data-navigation][data-session=out]").waitFor();
  expect(await way.isVisible()).toBe(false);
  // What another tab still showed of the person goes too.
  await other.locator("[data-form=profile]").waitFor({ state: "detached" });
  await other.locator("[data-navigation][data-session=out]").waitFor();
  await other.close();

  // Whoever has registered comes from home to the game, under a veil while the way is long (spec 1 §2).
  await visitor.open("/");
  const veil = await page.locator(".nav-side .when-out").evaluate((door: HTMLElement) => {
    door.click();
    const spinner = document.querySelector(".overlay:popover-open .spinner");
    const said = document.querySelector(".overlay")?.textContent?.trim();
    return { size: [spinner?.clientWidth, spinner?.clientHeight], said };
  });
  expect(veil).toEqual({ size: [45, 45], said: "잠시만 기다려 주세요" });
  await choosePerson(page, "bolt");
  await page.waitForURL((url) => url.pathname === "/game/");
});
