import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { enterGame } from "./support/game.ts";
import { type Hand, handOf } from "./support/hand.ts";
import { registerQuickly } from "./support/registration.ts";
import { tap } from "./support/tap.ts";
import { type Visitor, visit } from "./support/visitor.ts";
import { within } from "./support/within.ts";

const customiser = (page: Page) => page.locator("[data-dialog=wardrobe]");
const option = (page: Page, slug: string) => customiser(page).locator(`[data-choice=${slug}] input`);
/** The player's own robot in the corner of the screen, as everybody sees it. */
const ownFace = (page: Page) => page.locator(".me .face img").getAttribute("src");

/** Turns to a tab of the customiser, by finger or by arrow keys. */
async function turnTo({ page, device }: Visitor, tab: string): Promise<void> {
  const wanted = customiser(page).locator(`[data-tab=${tab}]`);
  if (device === "mobile") return tap(wanted);
  await customiser(page).locator("[role=tab][aria-selected=true]").focus();
  for (let steps = 0; steps < 7 && (await wanted.getAttribute("aria-selected")) !== "true"; steps += 1)
    await within("a key", page.keyboard.press("ArrowRight"));
}

/** Answers what the customiser asks. */
const answer = (page: Page, hand: Hand, about: "confirm" | "leave", way: "save" | "back" | "discard") =>
  hand.press(page.locator(`[data-dialog=wardrobe-${about}] [data-way=${way}]`));

/** Whether a page has drawn somebody in an outfit: nobody fetches the drawings of pieces before that. */
const hasDrawnPieces = (page: Page) =>
  page.evaluate(() =>
    performance.getEntriesByType("resource").some(({ name }) => name.includes("wardrobe-art")),
  );

async function enter(visitor: Visitor, size: { width: number; height: number }): Promise<void> {
  await visitor.page.setViewportSize(size);
  await registerQuickly(visitor);
  await enterGame(visitor, handOf(visitor));
}

test("one dresses by finger and is seen by the other, who dresses by keys and is asked before leaving", async () => {
  const [dresser, other] = [
    await visit("ko", "mobile", "ko-mobile-wardrobe"),
    await visit("en", "desktop", "en-desktop-wardrobe"),
  ];
  await enter(dresser, { width: 390, height: 844 });
  await enter(other, { width: 1_280, height: 800 });

  const { page } = dresser;
  const finger = handOf(dresser);
  const before = await ownFace(page);
  await finger.press(page.locator(".me .face"));
  await customiser(page).waitFor();
  const save = customiser(page).locator("[data-save]");
  expect(await save.getAttribute("data-save")).toBe("saved");
  await dresser.look("skin");
  for (const tab of ["hair", "special", "weapon", "wearable"]) {
    await turnTo(dresser, tab);
    await dresser.look(tab);
  }
  await turnTo(dresser, "clothes");
  // A locked piece is tried on, and there is nothing to save.
  await finger.tick(option(page, "raincoat"));
  await customiser(page).locator(".said", { hasText: "호수 비옷 (낚시 6)" }).waitFor();
  expect(await save.isDisabled()).toBe(true);
  await dresser.look("tried-on");
  await finger.tick(option(page, "overalls"));
  await finger.press(customiser(page).locator("[data-turn=left]"));
  expect(await customiser(page).locator(".turntable").getAttribute("data-side")).toBe("right");
  await finger.press(save);
  await page.locator("[data-dialog=wardrobe-confirm]").waitFor();
  await dresser.look("confirm");
  expect(await hasDrawnPieces(other.page)).toBe(false);
  await answer(page, finger, "confirm", "save");
  await customiser(page).locator("[data-save=saved]").waitFor();
  await expect.poll(() => ownFace(page)).not.toBe(before);
  await finger.press(customiser(page).locator(".close"));
  await customiser(page).waitFor({ state: "detached" });
  await expect.poll(() => hasDrawnPieces(other.page)).toBe(true);
  await dresser.look("dressed");
  await finger.press(page.locator("[data-opens=bag]"));
  await finger.press(page.locator("[data-dialog=bag] [data-tab=lookbook]"));
  await page.locator("[data-dialog=bag] .lookbook").waitFor();
  await dresser.look("lookbook");

  const keys = handOf(other);
  const { keyboard } = other.page;
  const plain = await ownFace(other.page);
  await keyboard.press("KeyL");
  const lookbook = other.page.locator("[data-dialog=bag] .lookbook");
  await lookbook.waitFor();
  expect(await lookbook.locator("[data-group=start]").getAttribute("data-count")).toBe("5");
  expect(await lookbook.locator("[data-piece=crystal-sword]").textContent()).toBe("Mining 6 and Combat 6");
  await other.look("lookbook");
  await keys.press(lookbook.locator(".call"));
  await customiser(other.page).waitFor();
  await turnTo(other, "special");
  await other.look("special");
  await turnTo(other, "weapon");
  await keys.tick(option(other.page, "big-wrench"));
  await other.look("weapon");
  await keyboard.press("Escape");
  await other.page.locator("[data-dialog=wardrobe-leave]").waitFor();
  await other.look("leave");
  await answer(other.page, keys, "leave", "back");
  expect(await option(other.page, "big-wrench").isChecked()).toBe(true);
  await keyboard.press("Escape");
  await answer(other.page, keys, "leave", "discard");
  await customiser(other.page).waitFor({ state: "detached" });

  await keys.press(other.page.locator(".me .face"));
  await customiser(other.page).waitFor();
  expect(await customiser(other.page).locator("[data-save]").getAttribute("data-save")).toBe("saved");
  await turnTo(other, "wearable");
  await keys.tick(option(other.page, "satchel"));
  expect(await customiser(other.page).locator(".turntable").getAttribute("data-side")).toBe("up");
  expect(await ownFace(other.page)).toBe(plain);
  await keyboard.press("Escape");
  await answer(other.page, keys, "leave", "save");
  await customiser(other.page).waitFor({ state: "detached" });
  await expect.poll(() => ownFace(other.page)).not.toBe(plain);
  await Promise.all([dresser.leave(), other.leave()]);
});
