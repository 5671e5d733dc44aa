import { afterEach, expect, test } from "vitest";
import { endSession, freshHint, registerQuickly, signInAs } from "./support/registration.ts";
import { type Visitor, visit } from "./support/visitor.ts";

let visitor: Visitor;
afterEach(() => visitor.leave());

test("the survey asks whoever is registered, keeps what is answered, and is taken once", async () => {
  visitor = await visit("en", "mobile", "en-mobile-survey");
  const { page } = visitor;
  const hint = freshHint("survey");
  const next = () => page.locator("button[type=submit]").click();
  const problems = async () => {
    await page.locator(".problem").first().waitFor();
    return page.locator(".problem:visible").allTextContents();
  };
  await visitor.open("/survey/");
  await page.locator(".form-panel a.button").waitFor();
  await signInAs(visitor, hint, "/survey/");
  await visitor.open("/survey/");
  await page.locator('.form-panel a[href="/en/register/"]').waitFor();
  await registerQuickly(visitor, hint);

  await visitor.open("/survey/");
  await page.locator("[data-form=survey]").waitFor();
  await next();
  await page.waitForURL(/page=1/);
  // It starts with what the registration was told.
  const isChosen = (name: string, value: string) =>
    page.locator(`[name=${name}][value=${value}]`).isChecked();
  expect(await isChosen("pc_usage_preference", "other")).toBe(true);
  expect(await isChosen("excited_purchase", "apple")).toBe(true);
  await page.locator("[name=gaming_device_of_choice][value=pc]").uncheck();
  await page.locator("[name=next_purchase][value=apple]").uncheck();
  await next();
  expect(await problems()).toEqual(["Please choose at least one.", "Please choose at least one."]);
  await visitor.look("habits-problems");
  expect(await page.evaluate(() => document.activeElement?.getAttribute("name"))).toBe(
    "gaming_device_of_choice",
  );
  await page.locator("[name=gaming_device_of_choice][value=other]").check();
  await page.locator("[name=gaming_device_of_choice_other]").fill("A robot of my own");
  await page.locator("[name=pc_usage_preference][value=do_not_pay_for_mobile_games]").check();
  await page.locator("[name=next_purchase][value=other_brands]").check();
  await page.locator("[name=excited_purchase][value=android_phone]").check();
  await next();
  await page.waitForURL(/page=2/);
  await next();
  const required = "Please accept this to take part.";
  expect(await problems()).toEqual([required, required]);
  expect(await isChosen("circle_to_search", "no")).toBe(true);
  await visitor.look("opinions-problems");
  await page.locator("[name=circle_to_search][value=unsure]").check();
  await page.locator("[name=google_play_satisfaction][value='4']").check({ force: true });
  await page.locator("[name=t_and_c_global]").check();
  await page.locator("[name=t_and_c_campaign]").check();

  await page.getByRole("button", { name: "Back" }).click();
  await page.waitForURL(/page=1/);
  expect(await page.locator("[name=gaming_device_of_choice_other]").inputValue()).toBe("A robot of my own");
  await next();
  await page.waitForURL(/page=2/);

  // What the form would never send is refused by the server, and told beside its field.
  const changeOnItsWay = () =>
    page.route(
      "**/api/kr/event_survey",
      (route) =>
        route.continue({ postData: { ...route.request().postDataJSON(), google_play_satisfaction: 9 } }),
      { times: 1 },
    );
  await changeOnItsWay();
  await next();
  await page.locator('.notice:has-text("A problem occurred while submitting the form.")').waitFor();
  expect(await problems()).toEqual(["Please choose one."]);
  await visitor.look("refused");

  // What was answered is kept in the other language too.
  await page.goto("/survey/");
  await page.locator("[data-form=survey]").waitFor();
  for (const reached of [/page=1/, /page=2/]) {
    await next();
    await page.waitForURL(reached);
  }
  await changeOnItsWay();
  await next();
  await page.locator('.notice:has-text("제출하지 못했어요. 잠시 뒤 다시 시도해 주세요.")').waitFor();
  await endSession(visitor);
  await next();
  await page.locator("[data-modal=auth]").waitFor();
  await signInAs(visitor, hint, "/survey/");
  await page.locator("[data-form=survey]").waitFor();
  await next();
  await next();
  expect(await page.locator("[name=google_play_satisfaction][value='4']").isChecked()).toBe(true);
  await next();
  await page.locator(".form-done").waitFor();
  await visitor.look("done");
  expect(await page.locator(".form-done a").getAttribute("href")).toBe("/en/prizes/");

  await visitor.open("/survey/");
  await page.locator(".form-done").waitFor();
  expect(await page.locator("form").count()).toBe(0);
});
