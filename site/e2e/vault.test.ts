import { PRIZE_MILESTONES } from "@diamond-valley/schemas/vault/prizes.ts";
import { afterEach, expect, test } from "vitest";
import { registerQuickly } from "./support/registration.ts";
import { type Visitor, visit } from "./support/visitor.ts";

let visitor: Visitor;
afterEach(() => visitor.leave());

test("a visitor sees the prizes and is asked to sign in for more", async () => {
  visitor = await visit("en", "mobile", "en-mobile-vault");
  const { page } = visitor;
  await visitor.open("/prizes/");
  await page.locator(".prize button").first().click();
  await page.locator("dialog[data-modal=auth][open]").waitFor();
  expect(await page.locator("dialog h2").textContent()).toBe("Please log in first");
  await visitor.look("sign-in");
  await page.keyboard.press("Escape");
  await page.locator("dialog").waitFor({ state: "detached" });
  await page.locator('input[name=filter][value="entered"]').check({ force: true });
  await page.locator(".vault-empty").waitFor();
  await visitor.look("nothing-entered");
  await page.reload();
  await page.locator(".vault-empty").waitFor();
});

test("a player without diamonds is shown the way to some, and tiers and levels bar what they should", async () => {
  visitor = await visit("ko", "desktop", "ko-desktop-vault");
  const { page } = visitor;
  await registerQuickly(visitor);
  const tooFew = async () => {
    await page.locator("[data-prize=points-500] button").click();
    await page.locator("dialog a.button").waitFor();
    return page.locator("dialog .notice").textContent();
  };
  await page.goto("/en/prizes/");
  expect(await tooFew()).toBe("You have insufficient diamonds.");
  await visitor.open("/prizes/");
  expect(await tooFew()).toBe("다이아몬드가 모자라요.");
  await visitor.look("no-diamonds");
  expect(await page.locator("dialog a.button").getAttribute("href")).toBe("/game/");
  await page.keyboard.press("Escape");
  await page.waitForFunction(() => document.querySelector("dialog[open]") === null);
  const steps = page.locator(".milestones li");
  expect(await steps.locator(":scope > strong").allTextContents()).toEqual(
    PRIZE_MILESTONES.map((level) => `레벨 ${level}`),
  );
  expect(await page.locator(".milestone-next").count()).toBe(1);
  const barred = (slug: string) => page.locator(`[data-prize=${slug}] .prize-refusal`).textContent();
  expect(await barred("robot-plush")).toContain("3");
  expect(await barred("valley-earbuds")).toContain("등급");
  await page.locator('input[name=filter][value="eligible"]').check({ force: true });
  expect(await page.locator("[data-prize=valley-earbuds]").count()).toBe(0);
  expect(await page.locator("[data-prize=robot-plush]").count()).toBe(1);
});

test("without a connection the Vault says so, and opens once it is back", async () => {
  visitor = await visit("en", "desktop", "en-desktop-vault");
  const { page, context } = visitor;
  await visitor.open("/prizes/");
  await page.locator(".prize").first().waitFor();
  let away: string | null = null;
  await context.route(/\/api\/kr\/(sweepstakes|user_data)$/, (route) =>
    away && route.request().url().endsWith(away) ? route.abort("internetdisconnected") : route.continue(),
  );
  // Who is not known is not taken for a stranger.
  for (const call of ["sweepstakes", "user_data"]) {
    away = call;
    await page.reload();
    await page.locator(".error-panel").waitFor();
    await visitor.look(`unreachable-${call}`);
    away = null;
    await page.locator(".error-panel button").click();
    await page.locator(".prize").first().waitFor();
  }
  visitor.problems.splice(0);
});
