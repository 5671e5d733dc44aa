import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { endProduct, type OwnProduct, ownProduct } from "./support/product.ts";
import { fillPersonal, fillSurvey, freshHint, signInAs } from "./support/registration.ts";
import { setStage } from "./support/stage.ts";
import { type Visitor, visit } from "./support/visitor.ts";

let product: OwnProduct;
let visitor: Visitor;

/** After the results by the clock: an operator's stage decides what of the season it is. */
beforeAll(async () => {
  product = await ownProduct("forms", { SEASON_CLOCK: "2025-11-26T00:00:00Z" });
  await setStage(product, "prereg");
});
afterEach(() => visitor.leave());
afterAll(async () => {
  await endProduct(product);
});

test("whoever pre-registers learns when it starts, and finds the profile locked once the results are out", async () => {
  visitor = await visit("ko", "mobile", "ko-mobile-preregister", product.url);
  const { page } = visitor;
  await visitor.open("/register/");
  await page.locator(".form-panel a.button").waitFor();
  expect(await page.locator("h1:visible").textContent()).toBe("사전 등록");
  await visitor.look("signed-out");
  await signInAs(visitor, freshHint("early"), "/register/");
  await page.locator("form.form").waitFor();
  await fillPersonal(page);
  await page.locator("button[type=submit]").click();
  await page.waitForURL(/page=2/);
  await fillSurvey(page);
  const submit = page.locator("button[type=submit]");
  await Promise.all([page.waitForRequest("**/api/kr/preregister"), submit.click()]);
  const done = page.locator("[data-modal=registration-success]");
  await done.waitFor();
  expect(await done.locator("time").textContent()).toContain("2025년 10월 6일 오전 9");
  expect(await done.locator("a.button-main").getAttribute("href")).toBe("/prizes/");
  await visitor.look("preregistered");

  await setStage(product, "event");
  await visitor.open("/game/");
  await page.locator("[data-gift]").waitFor();
  expect(await page.locator("[data-gift]").textContent()).toContain("사전 등록");
  await visitor.look("gift");
  await visitor.open("/game/");
  expect(await page.locator("[data-gift]").isVisible()).toBe(false);

  await visitor.open("/profile/");
  await page.getByRole("heading", { name: "모험은 끝났어요. 이제 경품 차례예요!" }).waitFor();
  await page.locator("[name=home_address]").fill("서울특별시 중구 세종대로 110");
  await setStage(product, "sweepstake");
  await page.locator("[data-form=profile] button[type=submit]").click();
  await page.locator(".profile-notice", { hasText: "지금은 프로필을 수정할 수 없어요" }).waitFor();
  await visitor.open("/profile/");
  await page.locator("[name=home_address][readonly]").waitFor();
  expect(await page.locator("[name=home_address]").inputValue()).toBe("");
  expect(await page.locator("[data-form=profile] button[type=submit]").count()).toBe(0);
  expect(await page.locator("[data-form=code]").textContent()).toContain("지금은 초대 코드를");
  await visitor.look("profile-locked");

  await page.goto("/en/profile/");
  await page.locator("[name=home_address][readonly]").waitFor();
  expect(await page.locator(".profile-notice strong").textContent()).toBe(
    "Sorry, the profile form is currently closed.",
  );
  expect(await page.locator("[data-form=code]").textContent()).toContain(
    "Sorry, the invite code functionality is currently closed.",
  );
  await visitor.open("/");
  await page.locator("[data-state=thanks-released]:visible").waitFor();
  await visitor.look("home-thanks-released");

  // Whoever does something on a page that was open all the while is led to the page that says so.
  await page.goto("/en/profile/");
  await page.locator("[autocomplete=nickname]").fill("Bolt");
  await setStage(product, "shutdown");
  const [refused] = await Promise.all([
    page.waitForResponse((answer) => answer.request().method() === "PUT"),
    page.locator("form:has([autocomplete=nickname]) button").click(),
  ]);
  expect(refused.status()).toBe(410);
  await page.waitForURL("**/en/closed/");
});
