import { PARTS } from "@diamond-valley/schemas/story/parts.ts";
import { expect, inject, test } from "vitest";
import { closeDialog, enterGame, playerOf } from "./support/game.ts";
import { handOf } from "./support/hand.ts";
import { registerQuickly } from "./support/registration.ts";
import { remember } from "./support/remember.ts";
import { runnerOf } from "./support/runner.ts";
import { tap } from "./support/tap.ts";
import { touchIn } from "./support/touching.ts";
import { visit, WINDOWS } from "./support/visitor.ts";
import { windowsOf } from "./support/windows.ts";

/** So long a run is played, s: a minute where everything is tried. And how long it may take until it has an end, ms. */
const PLAYED = process.env.EVERY_WINDOW ? 60 : 30;
const END_MAX = 400_000;

/** All diamonds of the acts: what opens the arena. */
const GEMS = [...PARTS].flatMap(([part, { kind, gems }]) =>
  kind === "main" ? Array.from({ length: gems.count }, (_, gem) => `gem.${part}.${gem + 1}`) : [],
);

test.each(
  windowsOf("mobile", [
    ["ko", "mobile", "진행 상황이 사라져요. 정말 나갈까요?"],
    ["en", "desktop", "Your progress will be lost. Are you sure you want to exit?"],
  ] as const),
)("a run of Diamond Hero is played, ended and watched (%s, %s)", async (locale, device, warning) => {
  const visitor = await visit(locale, device, `${locale}-${device}-hero`);
  const { page } = visitor;
  await page.setViewportSize(WINDOWS[device].viewport);
  await registerQuickly(visitor);
  await remember(page, inject("dataDir"), ...GEMS, "seen.neon");
  const hand = handOf(visitor);
  await enterGame(visitor, hand);
  const [player, runner] = [await playerOf(visitor), await runnerOf(visitor)];
  const dialog = (name: string) => page.locator(`[data-dialog=${name}]`);
  const bar = page.locator(".run-bar[data-run=running]");
  const seconds = async () =>
    Number((await bar.getAttribute("data-seconds", { timeout: 2_000 }).catch(() => null)) ?? -1);

  // From the gate of the lobby by the start dialog into the arena.
  await player.goThrough("village", "diamond-hero");
  const help = dialog("hero-help");
  const start = dialog("hero-start").locator("[data-way=start]");
  await touchIn(player)("diamond-hero", "gate-lit", help.or(start));
  // Who has never run is shown how first.
  for (let pages = 0; pages < 8 && (await help.isVisible()); pages += 1) {
    await help.locator(".call").click();
    await page.waitForTimeout(200);
  }
  await hand.press(start);
  await player.arrivedIn("neon-arena");
  await bar.waitFor({ state: "attached" });

  const heldNow = () =>
    page
      .locator(".run-arms li")
      .evaluateAll((arms) => arms.map((arm) => JSON.stringify({ ...(arm as HTMLElement).dataset })).join());
  // The first card comes at once: dice first, then a card by its key or a thumb.
  let taken = 0;
  let rolled = 0;
  const takeCard = async (): Promise<void> => {
    const cards = dialog("hero-cards");
    const roll = cards.locator("[data-way=roll]");
    const held = await heldNow();
    await page.waitForTimeout(400);
    if (rolled === 0) {
      await visitor.look("cards");
      expect(await cards.locator(".card").count()).toBeGreaterThan(0);
      await (device === "mobile" ? tap(roll) : page.keyboard.press("KeyR"));
      await cards.locator("[data-die]:not([data-die='0'])").waitFor();
      rolled += 1;
      await visitor.look("rolled");
      await page.waitForTimeout(300);
    }
    await (device === "mobile" ? tap(cards.locator("[data-place='1']")) : page.keyboard.press("Digit1"));
    // Another offer may lie under it at once: what was taken is seen by the weapons that are held.
    await expect.poll(async () => !(await cards.isVisible()) || (await heldNow()) !== held).toBe(true);
    taken += 1;
  };
  const isOver = async (): Promise<boolean> => (await bar.count()) === 0;
  await runner.run(async () => (await seconds()) >= 10 && taken > 0, 60_000, takeCard);
  await visitor.look("first-seconds");
  expect([taken > 0, rolled]).toEqual([true, 1]);

  // Who wants to leave is asked first, and may stay.
  await hand.press(page.locator(".run-leave"));
  expect(await dialog("hero-leave").locator(".hint").textContent()).toBe(warning);
  await hand.press(dialog("hero-leave").locator(".quiet"));

  await runner.run(async () => (await seconds()) >= PLAYED || (await isOver()), 240_000, takeCard);
  expect(await seconds()).toBeGreaterThanOrEqual(PLAYED);
  await visitor.look("a-minute");
  const kills = Number(await bar.getAttribute("data-kills"));
  expect(kills).toBeGreaterThan(0);

  // Then it stands still until it falls, and hears what came of it.
  const result = dialog("hero-result");
  expect(await runner.stand(() => result.isVisible(), END_MAX, takeCard)).toBe(true);
  await visitor.look("result");
  expect(await result.locator(".weapons li").count()).toBeGreaterThan(0);

  // Whoever closes the result is offered it again.
  await closeDialog(page, "hero-result", device === "mobile");
  await page.locator(".hud .action[data-act=go-on]").waitFor();
  await player.act();
  await result.waitFor();

  // In the lobby it stands on the board as soon as it is proven, and is watched from there.
  await hand.press(result.locator("[data-way=lobby]"));
  await player.arrivedIn("diamond-hero");
  const board = dialog("hero-board");
  const own = board.locator("[data-own=true] [data-way=watch]");
  await touchIn(player)("diamond-hero", "board", board);
  for (let looks = 0; looks < 20 && (await own.count()) === 0; looks += 1) {
    await closeDialog(page, "hero-board", device === "mobile");
    await page.waitForTimeout(1_000);
    await player.act();
    await board.locator(".hero-board").waitFor();
  }
  await visitor.look("board");
  await hand.press(own.first());
  const shown = dialog("hero-watch").locator(".watch-shown");
  const watched = async () => Number(await shown.getAttribute("data-seconds"));
  await shown.waitFor();
  const begun = await watched();
  await expect.poll(watched).toBeGreaterThan(begun);
  await hand.press(dialog("hero-watch").locator("[data-speed='4']"));
  await expect.poll(watched).toBeGreaterThanOrEqual(20);
  await visitor.look("watched");
  await hand.press(dialog("hero-watch").locator("[data-way=close]"));
  // What was open before is there again.
  await board.waitFor();
  await visitor.leave();
});
