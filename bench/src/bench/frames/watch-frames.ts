import type { BrowserContext, CDPSession, Page } from "playwright-core";
import type { Verdict } from "../report.ts";
import { signedInBrowser } from "../signed-in-page.ts";
import { frameTimes, type TraceEvent } from "./frame-times.ts";

/** A phone of the middle: its window, and how much slower than this machine it is taken to be. */
const WINDOW = { width: 390, height: 844 };
const SLOWDOWN = 4;
/** Slowdowns that are watched: this machine as it is, and Chromium's own of a phone. */
export const SLOWDOWNS = [1, SLOWDOWN] as const;
/** Device px per CSS px: the program that stands for a graphics card then leaves the processor to the page. */
export const COARSE = 0.25;
/** Frames that a phone shows in a second. */
const RATE = 60;
/** How long frames are watched, ms. */
export const WATCHED = 10_000;

/** What draws, and the flags of the browser for it. Headless machines have no graphics card: a program stands for it. */
export const RENDERERS = {
  webgl: [
    "--use-angle=swiftshader",
    "--enable-unsafe-swiftshader",
    "--ignore-gpu-blocklist",
    "--disable-gpu-compositing",
  ],
  canvas: ["--disable-gpu"],
} as const;
export type RendererName = keyof typeof RENDERERS;

/** What a page's address says: what draws, and that each frame is one of the game's, so that none counts which only waits. */
const addressOf = (url: string, renderer: RendererName): string =>
  `${url}/en/game/?renderer=${renderer}&frames=1000#play`;

/** In the page, before its own scripts: answers who asks for a frame `rate` times a second at most, and counts in `paced`. */
function pace(rate: number): void {
  const paced = { frames: 0 };
  Object.assign(globalThis, { paced });
  const ask = window.requestAnimationFrame.bind(window);
  /** A screen's own frames come a little early or late, ms. */
  const slack = 2;
  const giveUp = window.cancelAnimationFrame.bind(window);
  /** What was asked for last, by the number that the asker knows. */
  const asked = new Map<number, number>();
  let last = 0;
  let shown = Number.NEGATIVE_INFINITY;
  let due = 0;
  window.requestAnimationFrame = (callback) => {
    last += 1;
    const number = last;
    const wait = (time: number): void => {
      if (time !== shown && time < due - slack) {
        asked.set(number, ask(wait));
        return;
      }
      if (time !== shown) {
        shown = time;
        due = Math.max(due + 1_000 / rate, time);
        paced.frames += 1;
      }
      asked.delete(number);
      callback(time);
    };
    asked.set(number, ask(wait));
    return number;
  };
  window.cancelAnimationFrame = (number) => giveUp(asked.get(number) ?? 0);
}

/** Paces a page that is yet to be opened. */
async function pacePage(page: Page): Promise<void> {
  await page.addInitScript(pace, RATE);
}

/** How often a paced page has been given a frame so far. */
export const framesOf = (page: Page): Promise<number> =>
  page.evaluate(() => (globalThis as never as { paced: { frames: number } }).paced.frames);

/**
 * Opens the game, paced, in a browser of its own, where the account of `cookies` stands in `place`, and answers what `use` does.
 * `prepare` is done before the page's own scripts.
 */
export async function inPacedPage<Answer>(
  { url, cookies, place, renderer }: { url: string; cookies: string; place: string; renderer: RendererName },
  prepare: (page: Page) => Promise<unknown>,
  use: (page: Page, slow: CDPSession) => Promise<Answer>,
): Promise<Answer> {
  const last = { place, session: "" } as Parameters<typeof signedInBrowser>[2];
  const { browser, context } = await signedInBrowser(url, cookies, last, RENDERERS[renderer], WINDOW, COARSE);
  try {
    const page = await context.newPage();
    await pacePage(page);
    await prepare(page);
    await page.goto(addressOf(url, renderer));
    await page.locator(`.game[data-connection=online][data-place=${place}]`).waitFor({ timeout: 120_000 });
    return await use(page, await context.newCDPSession(page));
  } finally {
    await browser.close();
  }
}

/** Frames that were watched. */
export interface FrameWatch {
  readonly slowdown: number;
  /** Frames in a second. */
  readonly rate: number;
  /** Script and layout of a frame on average, ms. */
  readonly mean: number;
}

/** Watches the frames of a paced page on a processor that is slowed down `slowdown` times, until `meanwhile` ends. */
export async function watchFrames(
  page: Page,
  slow: CDPSession,
  slowdown: number,
  meanwhile: () => Promise<void>,
): Promise<FrameWatch> {
  await slow.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  let [frames, took] = [0, 0];
  const events = await traced(page.context(), async () => {
    const [before, began] = [await framesOf(page), performance.now()];
    await meanwhile();
    frames = (await framesOf(page)) - before;
    took = performance.now() - began;
  });
  const sum = frameTimes(events).reduce((all, each) => all + each, 0);
  return { slowdown, rate: (frames * 1_000) / took, mean: sum / Math.max(1, frames) };
}

/** What Chromium traces meanwhile. */
async function traced(context: BrowserContext, meanwhile: () => Promise<void>): Promise<TraceEvent[]> {
  const tracing = await context.browser()!.newBrowserCDPSession();
  const events: TraceEvent[] = [];
  tracing.on("Tracing.dataCollected", ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  await tracing.send("Tracing.start", {
    transferMode: "ReportEvents",
    traceConfig: { includedCategories: ["devtools.timeline", "v8", "__metadata"], excludedCategories: ["*"] },
  });
  await meanwhile();
  const complete = new Promise((done) => tracing.once("Tracing.tracingComplete", done));
  await tracing.send("Tracing.end");
  await complete;
  return events;
}

/** Where the time of a frame is told. */
export const METHOD = `Script, styles and layout of a frame on the page's main thread, from Chromium's trace of ${WATCHED / 1_000} s in a window of ${WINDOW.width}x${WINDOW.height}, in which the page is given ${RATE} frames a second at most; on average, as one in three holds a step of the world and its news. Time of that thread alone. What counts is ${SLOWDOWN} times that of a frame of this machine. Where Chromium itself slows the page down, it slows down the painting too, and a program draws WebGL on the same two cores (SwiftShader): fewer frames a second are shown there, and each holds the steps, the news and the movement of several.`;

/** ms, as a table tells it. */
export const ms = (value: number): string => value.toFixed(1);

/** What is held to the budget of a frame, `ms` on a phone. */
export const verdictOf = (what: string, budget: number, { mean }: FrameWatch): Verdict => ({
  what: `script and layout of a frame on a phone, ${what}`,
  budget: `< ${budget} ms`,
  measured: `${ms(mean * SLOWDOWN)} ms`,
  kept: mean * SLOWDOWN < budget,
});
