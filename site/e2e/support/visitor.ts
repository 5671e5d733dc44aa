import { join, resolve } from "node:path";
import type { ModalName } from "@diamond-valley/web-kit/modal-names.ts";
import { STORAGE } from "@diamond-valley/web-kit/storage.ts";
import { type BrowserContext, chromium, type Page } from "playwright-core";
import { expect, inject, onTestFailed } from "vitest";
import { type Locale, localised } from "../../src/i18n/locale.ts";
import { violationsIn } from "./accessibility.ts";
import { LIMIT, within } from "./within.ts";

/** The two windows that everything is looked at in (spec 1 §9). */
export const WINDOWS = {
  desktop: { viewport: { width: 1024, height: 768 }, isMobile: false, hasTouch: false },
  mobile: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
} as const;
export type Device = keyof typeof WINDOWS;

/** Where pictures of what is looked at are kept. Only on demand: all of them take a minute of the machine. */
const shots = process.env.SHOTS ? resolve(import.meta.dirname, "../shots") : undefined;

/** Somebody at a browser of their own. */
export interface Visitor {
  page: Page;
  context: BrowserContext;
  locale: Locale;
  device: Device;
  /** Opens a page by its path without a language, and waits until it lives; for all that it loads where unset. */
  open(path: string, until?: "load" | "domcontentloaded"): Promise<void>;
  /** Holds what the window shows to the accessibility rules, and keeps a picture of it where somebody asked for that. */
  look(name: string): Promise<void>;
  /** What went wrong on the page so far: errors of scripts, of the console, of policies. */
  problems: string[];
  leave(): Promise<void>;
}

/** Messages that a test may bring about on purpose: the browser reports each refused call. */
const EXPECTED = /Failed to load resource: the server responded with a status of 4\d\d/;

function watch(page: Page, problems: string[]): void {
  page.on("pageerror", (error) => problems.push(`${page.url()}: ${error.message}`));
  page.on("console", (message) => {
    if (message.type() !== "error" || EXPECTED.test(message.text())) return;
    problems.push(`${page.url()}: ${message.text()}`);
  });
}

/**
 * Opens a browser of its own for a visitor to the product at `url`. Pictures of it stand in a folder of `name`. Most
 * have been here before, declined to be counted, and turned music and sounds off, which take a part of each core; who is
 * `unasked` meets the cookie bar, and hears all; who is `keeping` keeps pages for a visit without a line. All have asked for
 * less motion, which spares the machine; tests that are about motion give it back.
 */
export async function visit(
  locale: Locale,
  device: Device,
  name = `${locale}-${device}`,
  url = inject("url"),
  { unasked = false, keeping = false } = {},
): Promise<Visitor> {
  const browser = await chromium.connect(inject("browser"), { timeout: LIMIT });
  // What a failed test left open would play on beside the others. Hooks, which belong to no test, close what they open.
  if (expect.getState().currentTestName) onTestFailed(() => browser.close());
  const known = [
    { name: STORAGE.cookieChoice.key, value: "declined" },
    { name: STORAGE.backgroundAudioMuted.key, value: "true" },
    { name: STORAGE.soundEffectsMuted.key, value: "true" },
  ];
  const opened = browser.newContext({
    ...WINDOWS[device],
    baseURL: url,
    storageState: { cookies: [], origins: unasked ? [] : [{ origin: url, localStorage: known }] },
    locale: locale === "ko" ? "ko-KR" : "en-GB",
    reducedMotion: "reduce",
    // What a worker asks for, tests can't stop on its way.
    serviceWorkers: keeping ? "allow" : "block",
  });
  const context = await within("a browser of one's own", opened);
  context.setDefaultTimeout(LIMIT);
  const problems: string[] = [];
  context.on("page", (page) => watch(page, problems));
  const page = await within("a page", context.newPage());
  let taken = 0;
  return {
    page,
    context,
    locale,
    device,
    problems,
    async open(path, until = "load") {
      await page.goto(localised(locale, path), { waitUntil: until });
      await awake(page);
    },
    async look(shown) {
      taken += 1;
      await animationsDone(page, shown);
      const file = `${String(taken).padStart(2, "0")}-${shown}.png`;
      if (shots) await page.screenshot({ path: join(shots, name, file) });
      const violations = await within(`the accessibility of ${shown}`, violationsIn(page));
      expect(violations, `accessibility of ${shown}`).toEqual([]);
    },
    async leave() {
      await within("the end of a visit", context.close());
      await within("the end of a connection", browser.close());
      expect(problems).toEqual([]);
    },
  };
}

/** How wide an open dialog is, px, in the desktop's window, on a phone and on the smallest one. */
export async function widthsOf(page: Page, modal: ModalName): Promise<number[]> {
  const before = page.viewportSize() ?? WINDOWS.desktop.viewport;
  const widths: number[] = [];
  for (const width of [WINDOWS.desktop.viewport.width, WINDOWS.mobile.viewport.width, 320]) {
    await within("a window of another width", page.setViewportSize({ ...before, width }));
    widths.push(
      await page
        .locator(`dialog[data-modal="${modal}"]`)
        .evaluate((dialog) => (dialog as HTMLElement).offsetWidth),
    );
  }
  await page.setViewportSize(before);
  return widths;
}

/** Waits until the page lives: its scripts run, and it knows who visits. */
async function awake(page: Page): Promise<void> {
  await page.waitForFunction(
    () => document.querySelector("astro-island[ssr], [data-session=unknown], [aria-busy=true]") === null,
  );
}

/** The longest that fonts, and then what moves, may take to come to rest, ms. */
const REST_MAX = 30_000;

/** Waits until nothing that ends by itself moves any more, so that colours are what they will be. */
async function animationsDone(page: Page, name: string): Promise<void> {
  const unrest = page.evaluate(async (most) => {
    const inTime = (work: Promise<unknown>) =>
      Promise.race([work.then(() => true), new Promise<false>((over) => setTimeout(over, most, false))]);
    if (!(await inTime(document.fonts.ready)))
      return [...document.fonts]
        .filter(({ status }) => status === "loading")
        .map(({ family, weight, unicodeRange }) => `font ${family} ${weight} ${unicodeRange.slice(0, 40)}`);
    const passing = document
      .getAnimations()
      .filter((animation) => Number.isFinite(animation.effect?.getComputedTiming().endTime));
    await inTime(Promise.allSettled(passing.map((animation) => animation.finished)));
    return passing
      .filter(({ playState }) => playState === "running" || playState === "paused")
      .map(({ effect, playState, currentTime }) => {
        const { outerHTML = "" } = (effect as KeyframeEffect | null)?.target ?? {};
        return `${playState} at ${currentTime} ms: ${outerHTML.slice(0, 120)}`;
      });
  }, REST_MAX);
  expect(await within(`${name} to come to rest`, unrest), `what never came to rest in ${name}`).toEqual([]);
}
