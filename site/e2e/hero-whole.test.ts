import { mkdirSync } from "node:fs";
import { resolve } from "node:path";
import { PARTS } from "@diamond-valley/schemas/story/parts.ts";
import type { Page } from "playwright-core";
import { describe, expect, inject, test } from "vitest";
import { localised } from "../src/i18n/locale.ts";
import { runBeside } from "./support/beside.ts";
import { playerOf, SPARING } from "./support/game.ts";
import { handOf } from "./support/hand.ts";
import { enterPlace } from "./support/known.ts";
import { runnerOf } from "./support/runner.ts";
import { objectIn, touchIn } from "./support/touching.ts";
import { type Device, visit, WINDOWS } from "./support/visitor.ts";

const LOBBY = "diamond-hero";
/** Who may run, and has heard how. */
const KNOWN = {
  "seen.neon": 1,
  ...Object.fromEntries(
    [...PARTS].flatMap(([part, { kind, gems }]) =>
      kind === "main"
        ? Array.from({ length: gems.count }, (_, index) => [`gem.${part}.${index + 1}`, 1])
        : [],
    ),
  ),
};
const DESK = { width: 1280, height: 800 };
const LYING = { width: 844, height: 390 };
/** Minutes of which pictures are made. */
const MINUTES = [1, 5, 9];
/** Longest that a run may take with all of its cards, ms. */
const RUN_MAX = 1_500_000;
const TIMEOUT = 2 * RUN_MAX;

/** A picture of the page, without what `look` holds it to: a run waits for nobody. */
const pictures = (page: Page, folder: string) => async (name: string) => {
  const path = resolve(import.meta.dirname, "shots", folder, `${name}.png`);
  mkdirSync(resolve(path, ".."), { recursive: true });
  await page.screenshot({ path, timeout: 20_000 });
};

const WINDOWED = [
  ["en", "desktop"],
  ["ko", "mobile"],
] as const satisfies readonly (readonly ["ko" | "en", Device])[];

/** A veteran at the gate of the lobby, who has every power-up and a run to its end on the board. */
async function veteran(locale: "ko" | "en", device: Device, name: string) {
  const visitor = await visit(locale, device, name);
  const { page } = visitor;
  await page.setViewportSize(device === "mobile" ? WINDOWS.mobile.viewport : DESK);
  const hand = handOf(visitor);
  const { x, y } = objectIn(LOBBY, "gate-lit");
  await enterPlace(visitor, LOBBY, KNOWN, { x, y: y + 60 }, hand);
  await runBeside(page, "diamond-hero/testing/veteran.ts", inject("dataDir"));
  // What was given is read when the game begins.
  await page.goto(localised(locale, `/game/${SPARING}`));
  await hand.press(page.locator(".doors .button-main"));
  await page.locator(`.game[data-connection=online][data-place="${LOBBY}"]`).waitFor({ timeout: 30_000 });
  return { ...visitor, visitor, hand, look: pictures(page, name) };
}

// A whole run takes more than ten minutes: played, with pictures to be looked at by somebody, where it is asked for.
describe.skipIf(!process.env.WHOLE?.includes("run"))("a whole run", () => {
  test.each(WINDOWED)(
    "is played against its ghost (%s, %s)",
    async (locale, device) => {
      const name = `whole-${locale}-${device}`;
      const { page, visitor, hand, look } = await veteran(locale, device, name);
      const [player, runner] = [await playerOf(visitor), await runnerOf(visitor)];
      const start = page.locator("[data-dialog=hero-start] [data-way=start]");
      await touchIn(player)(
        LOBBY,
        "gate-lit",
        page.locator("[data-dialog=hero-start], [data-dialog=hero-help]"),
      );
      const help = page.locator("[data-dialog=hero-help]");
      for (let pages = 0; pages < 8 && (await help.isVisible()); pages += 1) {
        await help.locator(".call").click();
        await page.waitForTimeout(200);
      }
      await start.waitFor();
      await look("start");
      await hand.press(start);
      await player.arrivedIn("neon-arena");
      const bar = page.locator(".run-bar[data-run=running]");
      await bar.waitFor({ state: "attached", timeout: 20_000 });

      const seconds = async () =>
        Number((await bar.getAttribute("data-seconds", { timeout: 2_000 }).catch(() => null)) ?? -1);
      const seen = new Set<string>();
      const once = async (what: string, make: () => Promise<unknown> = () => look(what)): Promise<void> => {
        if (seen.has(what)) return;
        seen.add(what);
        await make();
      };
      const takeCard = async (): Promise<void> => {
        const cards = page.locator("[data-dialog=hero-cards]");
        await once("cards");
        // New ones first, as far as four colours, which make the Prism; then what is held grows.
        const colours = Number(await page.locator(".run-colours").getAttribute("data-count"));
        const better = cards.locator(`.card:has([data-new=${colours < 4}])`).first();
        const place = (await better.count()) > 0 ? ((await better.getAttribute("data-place")) ?? "1") : "1";
        await page.waitForTimeout(350);
        if (device === "mobile")
          await cards
            .locator(`[data-place='${place}']`)
            .tap({ timeout: 3_000 })
            .catch(() => {});
        else await page.keyboard.press(`Digit${place}`);
        await page.waitForTimeout(250);
      };
      const lying = async (): Promise<void> => {
        await page.setViewportSize(LYING);
        await page.waitForTimeout(400);
        await look("lying");
        await page.setViewportSize(WINDOWS.mobile.viewport);
      };
      const forced = async (): Promise<void> => {
        await page.emulateMedia({ forcedColors: "active" });
        await page.waitForTimeout(300);
        await look("forced-colours");
        await page.emulateMedia({ forcedColors: "none" });
      };
      const watch = async (): Promise<boolean> => {
        const now = await seconds();
        for (const minute of MINUTES) if (now >= minute * 60 + 15) await once(`minute-${minute}`);
        if (now >= 20) await once("ghost");
        if (await page.locator(".prism-frame").first().isVisible()) await once("prism");
        if ((await page.locator(".run-golem").count()) > 0) await once("golem");
        if (now >= 200 && device === "mobile") await once("lying", lying);
        if (now >= 240) await once("forced", forced);
        return (await bar.count()) === 0;
      };
      const ended = await runner.run(watch, RUN_MAX, takeCard);
      await page.locator("[data-dialog=hero-result]").waitFor({ timeout: 30_000 });
      await look("result");
      expect(ended).toBe(true);
      expect(visitor.problems).toEqual([]);
      process.stdout.write(`${name}: ${[...seen].join(", ")}\n`);
      await visitor.leave();
    },
    TIMEOUT,
  );
});

describe.skipIf(!process.env.WHOLE?.includes("watch"))("a whole run that is watched", () => {
  test.each(WINDOWED)(
    "has pictures of its minutes (%s, %s)",
    async (locale, device) => {
      const { page, visitor, hand, look } = await veteran(locale, device, `watched-${locale}-${device}`);
      const player = await playerOf(visitor);
      const board = page.locator("[data-dialog=hero-board]");
      const own = board.locator("[data-own=true] [data-way=watch]");
      await touchIn(player)(LOBBY, "board", board);
      for (let looks = 0; looks < 30 && (await own.count()) === 0; looks += 1) {
        await page.keyboard.press("Escape");
        await page.waitForTimeout(2_000);
        await touchIn(player)(LOBBY, "board", board);
        await page.waitForTimeout(1_000);
      }
      await hand.press(own.first());
      const shown = page.locator("[data-dialog=hero-watch] .watch-shown");
      await shown.waitFor({ timeout: 20_000 });
      for (const minute of [...MINUTES, 7]) {
        await hand.press(page.locator(`[data-dialog=hero-watch] [data-minute='${minute}']`));
        await expect
          .poll(async () => Number(await shown.getAttribute("data-seconds")), { timeout: 120_000 })
          .toBeGreaterThan(minute * 60 + 10);
        await look(`minute-${minute}`);
      }
      if (device === "mobile") {
        await page.setViewportSize(LYING);
        await page.waitForTimeout(2_500);
        await look("lying");
        await page.setViewportSize(WINDOWS.mobile.viewport);
      }
      await page.emulateMedia({ forcedColors: "active" });
      await page.waitForTimeout(500);
      await look("forced-colours");
      await visitor.leave();
    },
    TIMEOUT,
  );
});
