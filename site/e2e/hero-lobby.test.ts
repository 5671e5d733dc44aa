import { PARTS } from "@diamond-valley/schemas/story/parts.ts";
import type { Locator } from "playwright-core";
import { expect, inject, test } from "vitest";
import { runBeside } from "./support/beside.ts";
import { closeDialog, playerOf } from "./support/game.ts";
import { handOf } from "./support/hand.ts";
import { enterPlace } from "./support/known.ts";
import { touchIn } from "./support/touching.ts";
import { visit, WINDOWS } from "./support/visitor.ts";
import { windowsOf } from "./support/windows.ts";

const LOBBY = "diamond-hero";
/** The diamonds of all acts, which open the arena. */
const ALL_GEMS = Object.fromEntries(
  [...PARTS].flatMap(([part, { kind, gems }]) =>
    kind === "main" ? Array.from({ length: gems.count }, (_, index) => [`gem.${part}.${index + 1}`, 1]) : [],
  ),
);
/** Coins for five levels of one power-up and one of another, and nothing over. */
const COINS = 1_700;
/** So long a run passes the first milestone, s. */
const SECONDS = 200;

/** What is said where a power-up costs more than there is (spec 2 §8). */
const TOO_FEW = {
  ko: "코인이 모자라요. 다이아몬드 히어로를 플레이해서 코인을 더 모아 보세요.",
  en: "You don't have enough coins. Earn more coins by playing Diamond Hero",
} as const;

test.each(
  windowsOf("desktop", [
    ["ko", "mobile"],
    ["en", "desktop"],
  ] as const),
)("somebody with all diamonds looks around the lobby and buys power-ups (%s, %s)", async (...given) => {
  const [locale, device] = given;
  const visitor = await visit(locale, device, `${locale}-${device}-hero-lobby`);
  const { page } = visitor;
  const hand = handOf(visitor);
  await page.setViewportSize(WINDOWS[device].viewport);
  await enterPlace(visitor, LOBBY, ALL_GEMS, undefined, hand);
  const dialog = (name: string): Locator => page.locator(`[data-dialog=${name}]`);

  // Dusk falls, once.
  const scene = dialog("cutscene");
  await scene.waitFor();
  await visitor.look("neon-on");
  await hand.press(scene.locator("[data-way=skip]"));
  await scene.waitFor({ state: "detached" });
  await visitor.look("lobby");
  const player = await playerOf(visitor);
  const touch = touchIn(player);
  const close = (name: string) => closeDialog(page, name, device === "mobile");

  // The gate: before the first run, how to play comes by itself.
  const help = dialog("hero-help");
  await touch(LOBBY, "gate-lit", help);
  for (const shown of ["move", "fire", "cards", "prism"]) {
    await help.locator(`[data-page=${shown}]`).waitFor();
    await visitor.look(`help-${shown}`);
    await hand.press(help.locator("[data-way=next]"));
  }
  await help.locator("[data-page=coins]").waitFor();
  await visitor.look("help-coins");
  await hand.press(help.locator("[data-way=go]"));
  const start = dialog("hero-start");
  await start.locator('.hero-card[data-character=engineer][data-locked="false"]').waitFor();
  await visitor.look("start");
  await hand.tick(start.locator("[value=super-bot]"));
  await start.locator('.hero-card[data-character=super-bot][data-locked="true"] .why').waitFor();
  expect(await start.locator("[data-way=start]").isDisabled()).toBe(true);
  await visitor.look("start-locked");
  await hand.tick(start.locator("[value=small-robot]"));
  expect(await start.locator("[data-way=start]").isDisabled()).toBe(false);
  await hand.tick(start.locator("[data-setting=calm]"));
  await start.locator('.standing[data-ranked="false"]').waitFor();
  await close("hero-start");

  // Others may have run already; whoever has not finds no line of their own.
  const board = dialog("hero-board");
  await touch(LOBBY, "board", board);
  await board.locator(".hero-board [data-players]").waitFor();
  expect(await board.locator("[data-own=true], [data-way=race]").count()).toBe(0);
  await visitor.look("board-before");
  await close("hero-board");

  // The shop: a question, and another thought; then as many levels as are sold before the first clear.
  await runBeside(page, "diamond-hero/testing/earn.ts", inject("dataDir"), ...[COINS, SECONDS].map(String));
  const shop = dialog("hero-power-ups");
  await touch(LOBBY, "shop", shop);
  const shelf = (powerUp: string): Locator => shop.locator(`li[data-power-up=${powerUp}]`);
  const coins = async () => Number((await shop.locator(".purse output").textContent())?.replace(/\D/g, ""));
  await expect.poll(coins).toBe(COINS);
  await visitor.look("shop");
  await hand.press(shelf("health").locator("[data-way=buy]"));
  await visitor.look("shop-question");
  await hand.press(shelf("health").locator("[data-way=cancel]"));
  expect(await coins()).toBe(COINS);
  for (let level = 1; level <= 5; level += 1) {
    await hand.press(shelf("health").locator("[data-way=buy]"));
    await hand.press(shelf("health").locator("[data-way=confirm]"));
    await shop.locator(`li[data-power-up=health][data-level="${level}"]`).waitFor();
    await shop.locator("[data-told=bought]").waitFor();
  }
  await shelf("health").locator(".later").waitFor();
  expect(await shelf("health").locator("[data-way=buy]").count()).toBe(0);
  await hand.press(shelf("speed").locator("[data-way=buy]"));
  await hand.press(shelf("speed").locator("[data-way=confirm]"));
  await expect.poll(coins).toBe(0);
  await hand.press(shelf("damage").locator("[data-way=buy]"));
  await shop.locator("[data-told=refused]").waitFor();
  expect(await shop.locator("[data-told=refused]").textContent()).toBe(TOO_FEW[locale]);
  expect(await shelf("damage").locator("[data-way=confirm]").count()).toBe(0);
  await visitor.look("shop-too-few");
  await close("hero-power-ups");

  // What the run reached is paid; the rest says how far it is.
  const marks = dialog("hero-marks");
  await touch(LOBBY, "marks", marks);
  await marks.locator('[data-milestone="1"][data-done="true"]').waitFor();
  await marks.locator('[data-milestone="2"][data-done="false"]').waitFor();
  expect(await marks.locator("[data-mission=coins] .bar > small").textContent()).toMatch(/1,700.*2,000/);
  await visitor.look("marks");
  await close("hero-marks");

  // What was bought is in force, and who was chosen is proposed.
  await touch(LOBBY, "runners", start);
  await start.locator('.in-force [data-power-up=health][data-level="5"]').waitFor();
  await start.locator(".hero-card[data-character=small-robot]").waitFor();
  await visitor.look("start-again");
  await visitor.leave();
});
