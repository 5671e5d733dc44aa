import type { ModalName } from "@diamond-valley/web-kit/modal-names.ts";
import type { Page } from "playwright-core";
import { afterEach, expect, test } from "vitest";
import { enterGame, SPARING } from "./support/game.ts";
import { savedPicture } from "./support/picture.ts";
import { registerQuickly } from "./support/registration.ts";
import { tap } from "./support/tap.ts";
import { type Visitor, visit } from "./support/visitor.ts";

let visitor: Visitor;
afterEach(() => visitor.leave());

/** What a dialog of the game or the page says. */
const said = (page: Page, modal: ModalName) => page.locator(`[data-modal=${modal}]:visible`).textContent();

/** Makes the window smaller than the game can be, and gives back what it says then. */
async function whileTooSmall(page: Page): Promise<string | null> {
  const before = page.viewportSize();
  await page.setViewportSize({ width: 300, height: 300 });
  const words = await said(page, "screen-too-small");
  if (before) await page.setViewportSize(before);
  await page.locator("[data-modal=screen-too-small]").waitFor({ state: "detached" });
  return words;
}

test("the game is played in one tab: the second one may take it over, and the first one may take it back", async () => {
  visitor = await visit("ko", "desktop", "ko-desktop-tabs");
  const { page, context } = visitor;
  await registerQuickly(visitor);
  await enterGame(visitor);
  expect(await whileTooSmall(page)).toContain("원활한 이벤트 진행을 위해 브라우저 화면 크기를 키워 주세요.");

  const second = await context.newPage();
  await second.goto(`/en/game/${SPARING.replace("canvas", "webgl")}#play`);
  await second.locator("[data-dialog=elsewhere]").waitFor();
  expect(await said(second, "multiple-tabs")).toContain("The game can be played in one browser at a time.");
  await visitor.look("first-tab");
  await second.locator("[data-dialog=elsewhere] .call").click();
  await second.locator(".game[data-connection=online][data-place=village]").waitFor();
  // Straight from an address: the page around the game lies below all the same, and "back" closes what is open.
  await second.keyboard.press("KeyM");
  await second.locator("[data-dialog=map]").waitFor();
  await second.goBack();
  await second.locator("[data-dialog=map]").waitFor({ state: "detached" });
  await second.locator(".game[data-connection=online]").waitFor();
  await second.keyboard.press("KeyC");
  const save = second.locator("[data-toast-action='camera:save']");
  // The toast is gone again before a slow machine has counted the picture's colours.
  const [picture] = await Promise.all([
    savedPicture(second, () => save.click()),
    second.locator("[data-toast='camera:saved']").waitFor(),
  ]);
  expect(picture).toMatchObject({ name: "diamond-valley.png", width: 1_200, height: 630 });
  expect(picture.colours).toBeGreaterThan(100);
  await page.locator("[data-dialog=moved]").waitFor();
  expect(await said(page, "multiple-tabs")).toContain("게임은 한 번에 한 브라우저에서만 즐길 수 있어요.");
  await visitor.look("moved");
  await page.locator("[data-dialog=moved] .call").click();
  await page.locator(".game[data-connection=online]").waitFor();
  await second.locator("[data-dialog=moved]").waitFor();
  expect(await page.locator("[data-dialog]").count()).toBe(0);
  // At once, before the room is drawn: the map shows the player as soon as it is.
  await page.keyboard.press("KeyM");
  await page.locator('[data-dialog=map] [data-pin="here"]').waitFor();
});

test("whoever loses the network is told so, keeps the place, and goes on when it is back", async () => {
  visitor = await visit("en", "mobile", "en-mobile-offline");
  const { page, context } = visitor;
  await registerQuickly(visitor);
  await enterGame(visitor);
  expect(await whileTooSmall(page)).toContain(
    "Please increase your browser screen size to ensure smooth event progress.",
  );
  await tap(page.locator(".camera"));
  const save = page.locator("[data-toast-action='camera:save']");
  const picture = await savedPicture(page, () => tap(save));
  expect(picture).toMatchObject({ width: 1_080, height: 1_350 });
  expect(picture.colours).toBeGreaterThan(100);
  await visitor.look("picture-saved");
  await context.setOffline(true);
  await page.locator("[data-dialog=offline]").waitFor();
  await visitor.look("offline");
  expect(await said(page, "offline")).toContain(
    "Sorry, you're offline, please reconnect to continue playing",
  );
  await context.setOffline(false);
  await page.locator(".game[data-connection=online]").waitFor();
  await page.locator("[data-dialog=offline]").waitFor({ state: "detached" });
  visitor.problems.splice(0);
});

test("the doors of the game ask whoever may not play to sign in or to register", async () => {
  visitor = await visit("ko", "mobile", "ko-mobile-doors");
  const { page } = visitor;
  await visitor.open("/game/");
  expect(
    await page.locator(".doors a").evaluateAll((doors) => doors.map((door) => door.getAttribute("href"))),
  ).toEqual(["#play", "/register/"]);
  expect(await page.locator(".landing-larger").textContent()).toBe(
    "브라우저 창을 크게 하면 모험이 더 즐거워져요.",
  );
  await page.locator(".doors .button-main").click();
  await page.locator("dialog[open]").waitFor();
  await page.locator("dialog a.button").click();
  await page.waitForURL(/\/provider\//);
  await page.locator('button[name="account"][value="new"]').click();
  await page.waitForURL(/\/register\//);
  for (const [prefix, title] of [
    ["/en", "Registration required"],
    ["", "참여 등록이 필요해요"],
  ]) {
    await page.goto(`${prefix}/game/`);
    await page.locator(".doors .button-main").click();
    const dialog = page.locator("dialog[data-modal=registration-required][open]");
    await dialog.waitFor();
    expect(await dialog.locator("h2").textContent()).toBe(title);
    expect(await dialog.locator("a.button").getAttribute("href")).toBe(`${prefix}/register/`);
  }
  await visitor.look("registration-required");
});
