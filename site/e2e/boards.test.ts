import { afterAll, beforeAll, expect, test } from "vitest";
import { runBeside } from "./support/beside.ts";
import { closeDialog, SPARING } from "./support/game.ts";
import { handOf } from "./support/hand.ts";
import { endProduct, type OwnProduct, ownProduct } from "./support/product.ts";
import { raise } from "./support/raise.ts";
import { enterDraw, registerQuickly } from "./support/registration.ts";
import { visit, WINDOWS } from "./support/visitor.ts";
import { windowsOf } from "./support/windows.ts";

/** Enough for levels that pay what two entries cost. */
const EXPERIENCE = 2_000;

let product: OwnProduct;
beforeAll(async () => {
  // In the third week: the second one gives titles, and there is a boss.
  product = await ownProduct("boards", { SEASON_CLOCK: "2025-10-21T03:00:00Z" });
});
afterAll(() => endProduct(product));

test.each(
  windowsOf("mobile", [
    ["ko", "mobile"],
    ["en", "desktop"],
  ] as const),
)(
  "the boards of this week and of all time, with own rank far down, and a report of somebody on them (%s, %s)",
  async (...given) => {
    const [locale, device] = given;
    const visitor = await visit(locale, device, `${locale}-${device}-boards`, product.url);
    const { page } = visitor;
    const hand = handOf(visitor);
    const dialog = (name: string) => page.locator(`[data-dialog=${name}]`);
    await page.setViewportSize(WINDOWS[device].viewport);
    await registerQuickly(visitor);
    await runBeside(page, "boards/testing/crowd.ts", product.dataDir);
    await raise(page, product.dataDir, EXPERIENCE);
    await page.evaluate(enterDraw);
    await visitor.open(`/game/${SPARING}`);
    await hand.press(page.locator(".doors .button-main"));
    await page.locator(".game[data-connection=online]").waitFor();

    // The diamonds lead to what they are for.
    await hand.press(page.locator("[data-opens=prizes]"));
    const prizes = dialog("bag").locator(".prizes-tab[data-entered='1']");
    await prizes.locator("[data-prize=points-500][data-entries='2']").waitFor();
    expect(Number(await prizes.getAttribute("data-open"))).toBeGreaterThan(0);
    await visitor.look("prizes");
    await dialog("bag").locator("[data-tab=stats]").click();
    const totals = dialog("bag").locator(".totals");
    await totals.scrollIntoViewIfNeeded();
    expect(Number(await totals.getAttribute("data-rank"))).toBeGreaterThan(50);
    await visitor.look("totals");
    await closeDialog(page, "bag", device === "mobile");

    await hand.press(page.locator("[data-opens=bag]"));
    await dialog("bag").locator("[data-tab=sub-quests]").click();
    await hand.press(dialog("bag").locator("[data-opens=boards]"));
    const boards = dialog("boards");
    const own = boards.locator("[data-lines=around] [data-own=true]");
    await own.waitFor();
    expect(await boards.locator("[data-lines=top] tbody tr").count()).toBe(50);
    expect(Number(await own.getAttribute("data-rank"))).toBeGreaterThan(50);
    await visitor.look("week");
    await hand.press(boards.locator("button[data-kind=all]"));
    await boards.locator(".player-boards[data-span=all] [data-lines=top]").waitFor();
    await visitor.look("all");
    await boards.locator("[data-tab=boss]").click();
    await hand.press(boards.locator("button[data-kind=week]"));
    await boards.locator(".player-boards[data-board=boss] [data-lines=top]").waitFor();
    await visitor.look("boss");

    // Somebody is reported, and whoever reported comes back to the same board.
    await hand.press(boards.locator("[data-lines=top] [data-way=report]").first());
    const report = dialog("report");
    await report.locator("input[value=name]").waitFor();
    await visitor.look("report");
    await report.locator("label", { has: page.locator("input[value=unfair]") }).click();
    await hand.press(report.locator("[data-way=send]"));
    await report.locator("[data-sent=true]").waitFor();
    await visitor.look("reported");
    await hand.press(report.locator("[data-way=close]"));
    await boards.locator(".player-boards[data-board=boss] [data-lines=top]").waitFor();
    await closeDialog(page, "boards", device === "mobile");
    await visitor.leave();
  },
);
