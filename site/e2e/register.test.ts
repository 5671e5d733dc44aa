import { afterEach, expect, test } from "vitest";
import {
  choosePerson,
  endSession,
  fillPersonal,
  fillSurvey,
  freshHint,
  freshPhone,
  register,
  registerQuickly,
  signInAs,
} from "./support/registration.ts";
import { type Visitor, visit } from "./support/visitor.ts";

let visitor: Visitor;
afterEach(() => visitor.leave());

/** Signs a new person in and opens the form. */
async function openForm(locale: "ko" | "en" = "ko"): Promise<Visitor> {
  visitor = await visit(locale, "desktop", `${locale}-desktop-register`);
  await visitor.open("/register/");
  await visitor.page.locator(".form-panel a.button").click();
  await choosePerson(visitor.page);
  await visitor.page.locator("form.form").waitFor();
  return visitor;
}

const typedIn = (name: string) => visitor.page.locator(`[name=${name}]`).inputValue();

test("a phone number is written 3-4-4 whatever is typed, and the caret stays where it is", async () => {
  const { page } = await openForm();
  const phone = page.locator("[name=mobile_phone]");
  await phone.pressSequentially("０１０ab12345678999");
  expect(await phone.inputValue()).toBe("010-1234-5678");
  await phone.evaluate((field: HTMLInputElement) => field.setSelectionRange(5, 5));
  await page.keyboard.press("Backspace");
  expect(await phone.inputValue()).toBe("010-2345-678");
  expect(await phone.evaluate((field: HTMLInputElement) => field.selectionStart)).toBe(3);
});

test("nothing typed is lost: not by a reload, not by the browser's back button, not by signing in again", async () => {
  const { page } = await openForm("en");
  await fillPersonal(page);
  const typed = await typedIn("mobile_phone");
  await page.locator("[name=home_address]").fill("서울특별시 종로구 세종대로 1, 로봇빌딩 301호");
  // The second press of the two is not meant for the page that comes up under it.
  await page.locator("button[type=submit]").dblclick();
  await page.waitForURL(/page=2/);
  await page.locator("button[type=submit][aria-disabled=false]").waitFor();
  expect(await page.locator(".problem").count()).toBe(0);
  await page.locator("[name=circle_to_search][value=no]").check();

  await page.goBack();
  await page.locator("[name=name]").waitFor();
  await page.getByText("Page 1 of 2", { exact: true }).waitFor();
  // What has to be answered is marked, and an address is told what it has to name.
  expect(await page.locator(".mark-required:visible").count()).toBe(5);
  expect((await page.locator(".address-help li").allTextContents()).every((part) => part !== "")).toBe(true);
  expect(await page.locator(".address-help li").count()).toBe(4);
  expect(await typedIn("mobile_phone")).toBe(typed);
  await page.goForward();
  await page.waitForURL(/page=2/);
  await page.getByText("Page 2 of 2", { exact: true }).waitFor();
  await page.reload();
  await page.locator("[name=circle_to_search]").first().waitFor();
  expect(await page.locator("[name=circle_to_search][value=no]").isChecked()).toBe(true);

  // The session ends elsewhere while the form is open.
  await fillSurvey(page);
  await endSession(visitor);
  await page.locator("button[type=submit]").click();
  await page.locator("dialog[open]").waitFor();
  await visitor.look("signed-out-over-the-form");
  expect(await page.locator("[name=google_play_satisfaction][value='5']").isChecked()).toBe(true);
});

test("a number and codes that can't be used are refused beside their fields, on their page", async () => {
  const phone = freshPhone();
  visitor = await visit("ko", "desktop", "ko-desktop-register");
  await registerQuickly(visitor, undefined, { mobile_phone: phone });
  await visitor.leave();

  const { page } = await openForm();
  await fillPersonal(page, phone);
  await page.locator("[name=invite_code]").fill("NO-SUCH-CODE");
  await page.locator("button[type=submit]").click();
  await page.waitForURL(/page=2/);
  await fillSurvey(page);
  await page.locator("button[type=submit]").click();

  /** What stands beside a field, once the form has come back to it. */
  const refused = async (name: string) => {
    const field = page.locator(`[name=${name}][aria-invalid=true]`);
    await field.waitFor();
    expect(await page.evaluate(() => document.activeElement?.getAttribute("name"))).toBe(name);
    const described = (await field.getAttribute("aria-describedby"))?.split(" ")[0] ?? "";
    return page.locator(`[id="${described}"]`).textContent();
  };
  const again = async () => {
    await page.locator("button[type=submit]").click();
    await page.waitForURL(/page=2/);
    await page.locator("button[type=submit]").click();
  };
  expect(await refused("invite_code")).toContain("올바른 초대 코드");
  expect(await page.locator("form .notice").textContent()).toContain(
    "제출하지 못했어요. 잠시 뒤 다시 시도해 주세요.",
  );
  await visitor.look("code-refused");
  await page.locator("[name=invite_code]").fill("");
  await again();
  expect(await refused("mobile_phone")).toContain("이미 등록된 번호");

  const field = page.locator("[name=mobile_phone]");
  await field.fill("");
  await field.pressSequentially(freshPhone());
  await page.locator("button[type=submit]").click();
  await page.waitForURL(/page=2/);
  await page.locator("button[type=submit]").dblclick();
  await page.locator("[data-modal=registration-success]").waitFor();
});

test("a guest of honour is greeted as one, before by the store and after by a code, and led to the Vault", async () => {
  visitor = await visit("ko", "mobile", "ko-mobile-guest");
  const { page } = visitor;
  await signInAs(visitor, freshHint("guest", "+gold+vip"), "/register/");
  await page.locator("form.form").waitFor();
  expect(await page.locator("h1:visible").textContent()).toContain("특별한 손님");
  await visitor.look("form");
  await visitor.leave();

  visitor = await visit("en", "desktop", "en-desktop-guest");
  await signInAs(visitor, freshHint("coded"), "/register/?code=valley-vip-5");
  await visitor.page.locator("form.form").waitFor();
  expect(await visitor.page.locator("h1:visible").textContent()).toBe("Join the adventure");
  expect(await visitor.page.locator("[name=invite_code]").inputValue()).toBe("valley-vip-5");
  await fillPersonal(visitor.page);
  await visitor.page.locator("button[type=submit]").click();
  await visitor.page.waitForURL(/page=2/);
  await fillSurvey(visitor.page);
  // What is cut off on its way can't be read by the server, and may be sent again.
  await visitor.page.route("**/api/kr/register", (route) => route.continue({ postData: "{" }), { times: 1 });
  await visitor.page.locator("button[type=submit]").click();
  await visitor.page
    .locator('form .notice:has-text("A problem occurred while submitting the form.")')
    .waitFor();
  await visitor.page.locator("button[type=submit]").click();
  const done = visitor.page.locator("[data-modal=registration-success]");
  await done.waitFor();
  expect(await visitor.page.locator("h2:focus").textContent()).toContain("what an honour");
  expect(await done.locator("a.button-main").getAttribute("href")).toBe("/en/prizes/");
  await visitor.look("registered");

  // Another code that comes by a link is at hand for who is registered already.
  await visitor.open("/register/?code=valley-invite-9");
  await visitor.page.locator(".form-panel a", { hasText: "Enter my code" }).click();
  await visitor.page.locator("[data-form=code]").waitFor();
  expect(await visitor.page.locator("[data-form=code] [name=code]").inputValue()).toBe("valley-invite-9");
});

test("devices keep their order for a visit, and only `other` asks for more words", async () => {
  const { page } = await openForm();
  await fillPersonal(page);
  await page.locator("button[type=submit]").click();
  await page.waitForURL(/page=2/);
  const devices = page.locator("[name=gaming_device_of_choice]");
  const order = () => devices.evaluateAll((boxes) => boxes.map((box) => (box as HTMLInputElement).value));
  const before = await order();
  expect([...before].sort()).toEqual(["android_phone", "android_tablet", "ipad", "iphone", "other", "pc"]);
  await page.reload();
  await devices.first().waitFor();
  expect(await order()).toEqual(before);

  const words = page.locator("[name=gaming_device_of_choice_other]");
  expect(await words.count()).toBe(0);
  await page.locator("[name=gaming_device_of_choice][value=other]").check();
  expect(await words.isVisible()).toBe(true);
  await page.locator("[name=gaming_device_of_choice][value=other]").uncheck();
  expect(await words.count()).toBe(0);
});

test("whoever has registered is welcomed back instead of asked again", async () => {
  visitor = await visit("en", "mobile", "en-mobile-register");
  await register(visitor);
  await visitor.open("/register/");
  await visitor.page.locator(".form-panel h2").waitFor();
  await visitor.look("already-registered");
  expect(await visitor.page.locator("form").count()).toBe(0);
});

test("whoever may not take part is told why, and is not signed in", async () => {
  visitor = await visit("en", "desktop", "en-desktop-refused");
  const { page } = visitor;
  for (const [person, title] of [
    ["orbit+abroad", "Korea"],
    ["quartz+no-permission", "permission"],
  ] as const) {
    await visitor.open("/register/");
    await page.locator(".form-panel a.button").click();
    await page.waitForURL(/\/provider\//);
    await page.locator(`button[name="account"][value="${person}"]`).click();
    await page.waitForURL(/\/auth\/callback\//);
    await page.locator("dialog[open] h2").waitFor();
    expect(await page.locator("dialog[open] h2").textContent()).toContain(title);
    await visitor.look(person.split("+")[1] ?? person);
  }
  await page.goto("/auth/callback/?error=early-access-blocked");
  await page.locator('dialog[open] h2:has-text("Not open yet")').waitFor();
});
