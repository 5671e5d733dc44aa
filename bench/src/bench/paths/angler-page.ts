import type { Browser, CDPSession, Page } from "playwright-core";
import { type LastSeat, signedInBrowser } from "../signed-in-page.ts";
import { type Callers, forgetAtKey, traceCallers } from "./callers.ts";
import {
  type Called,
  type CoveredScript,
  calledFunctions,
  type OwnFunction,
  ownFunctions,
} from "./coverage.ts";
import { ROOT } from "./dev-product.ts";
import type { Call } from "./way.ts";

/** A signed-in player's page of the game, at the water. */
export interface AnglerPage {
  /** The browser's calls since the last question. */
  called(): Promise<Called>;
  /** Keeps the stacks of calls from now on, but those of functions that `idle` has. */
  watchCallers(idle: Called): Promise<void>;
  /** The calls since the last key. */
  calls(): Promise<Call[]>;
  /** Closes dialogs, such as that of a level-up, and waits until a cast is offered. */
  ready(): Promise<void>;
  /** Presses X. */
  press(): Promise<void>;
  /** Waits until the own attempt is in one of these phases, which stand in the page as they are shown. */
  phase(...phases: string[]): Promise<string>;
  /** Waits until the arrow is in the middle of its green zone. */
  green(): Promise<void>;
  rest(ms: number): Promise<void>;
  close(): Promise<void>;
}

/** Opens the game for whom the cookies sign in. @param cookies as in a request's header */
export async function openAnglerPage(url: string, cookies: string, last: LastSeat): Promise<AnglerPage> {
  const { browser, context } = await signedInBrowser(url, cookies, last);
  await context.addInitScript(forgetAtKey);
  const page = await context.newPage();
  const profiler = await context.newCDPSession(page);
  await profiler.send("Profiler.enable");
  await profiler.send("Profiler.startPreciseCoverage", { callCount: true, detailed: false });
  await page.goto(`${url}/en/game/?renderer=canvas#play`);
  await enter(page);
  return anglerPage(browser, page, profiler, await traceCallers(profiler));
}

/** With `#play` in its address the page enters without a click, where the player is signed in and registered. */
async function enter(page: Page): Promise<void> {
  await page.locator(".game[data-connection=online][data-place=lake]").waitFor({ timeout: 120_000 });
  await page.waitForTimeout(2_000);
  await untilReady(page);
}

async function untilReady(page: Page): Promise<void> {
  const dialog = page.locator("[data-dialog]");
  const cast = page.locator('.hud .action[data-act="cast"]');
  for (let tries = 0; tries < 30; tries += 1) {
    if ((await dialog.count()) > 0) await page.keyboard.press("Escape");
    else if (await cast.isVisible()) return;
    await page.waitForTimeout(500);
  }
  throw new Error("no cast is offered at the water");
}

function anglerPage(browser: Browser, page: Page, profiler: CDPSession, callers: Callers): AnglerPage {
  /** All that was ever listed: an answer leaves out what stands in a function that was not called since. */
  const known = new Map<string, OwnFunction>();
  return {
    async called() {
      const { result } = await profiler.send("Profiler.takePreciseCoverage");
      const functions = ownFunctions(result as CoveredScript[], ROOT);
      for (const each of functions) known.set(each.place, each);
      return calledFunctions(functions);
    },
    watchCallers: (idle) => callers.watch([...known.values()].filter(({ place }) => !idle.has(place))),
    calls: callers.calls,
    ready: () => untilReady(page),
    press: () => page.keyboard.press("KeyX"),
    async phase(...phases) {
      // Read in the page at once: a phase may be over before a second question comes.
      const shown = await page.waitForFunction(
        (wanted) => {
          const phase = document.querySelector("[data-fishing]")?.getAttribute("data-fishing") ?? "";
          return wanted.includes(phase) && phase;
        },
        phases,
        { timeout: 60_000 },
      );
      return String(await shown.jsonValue());
    },
    async green() {
      await page.waitForFunction(
        () => {
          const middleOf = (selector: string) => {
            const box = document.querySelector(selector)?.getBoundingClientRect();
            return box ? { at: box.x + box.width / 2, half: box.width / 2 } : { at: Number.NaN, half: 0 };
          };
          const [zone, pointer] = [middleOf(".press .green"), middleOf(".press .pointer")];
          return Number.isNaN(pointer.at) || Math.abs(pointer.at - zone.at) < zone.half * 0.5;
        },
        undefined,
        { polling: "raf", timeout: 30_000 },
      );
    },
    rest: (ms) => page.waitForTimeout(ms),
    close: () => browser.close(),
  };
}
