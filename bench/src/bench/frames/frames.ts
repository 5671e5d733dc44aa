import type { BrowserContext, Page } from "playwright-core";
import { percentile } from "../../statistics.ts";
import { startMeasuredProduct } from "../measured-product.ts";
import type { Section, Verdict } from "../report.ts";
import { signedInBrowser } from "../signed-in-page.ts";
import { MEASURED_PLACES, type MeasuredPlace, newcomer, strollIn, visitOnce } from "./crowd.ts";
import { frameTimes, type TraceEvent } from "./frame-times.ts";

/** A phone of the middle: its window, and how much slower than this machine it is taken to be. */
export const WINDOW = { width: 390, height: 844 };
export const SLOWDOWN = 4;
/** Slowdowns that are watched: this machine as it is, and the phone, which alone is held to the budget. */
const SLOWDOWNS = [1, SLOWDOWN] as const;
/** How long frames are watched, ms, and how long the place may settle before. */
export const WATCHED = 10_000;
const SETTLING = 5_000;
/** Device px per CSS px: the program that stands for a graphics card then leaves the processor to the page. */
const COARSE = 0.25;
/** Script and layout of a frame, ms: leaves the rest of 16.7 to drawing. */
const BUDGET = 6;
/** Draws of a frame: what shares a texture is drawn at once. */
const DRAWS = 12;

/** What draws, and the flags of the browser for it. Headless machines have no graphics card: a program stands for it. */
export const RENDERERS = {
  webgl: ["--use-angle=swiftshader", "--enable-unsafe-swiftshader", "--ignore-gpu-blocklist"],
  canvas: ["--disable-gpu"],
} as const;
export type RendererName = keyof typeof RENDERERS;

interface Measured {
  readonly place: MeasuredPlace;
  readonly renderer: RendererName;
  readonly slowdown: number;
  /** Script and layout of each frame, ms. */
  readonly times: readonly number[];
  /** Draws of a frame on average; null without WebGL. */
  readonly draws: number | null;
}

/** Script and layout of the frames of full places, on a processor that is slowed down as a phone's. */
export async function benchFrames(): Promise<Section> {
  const product = await startMeasuredProduct();
  const { url } = product.greeting;
  let number = 0;
  try {
    const measured: Measured[] = [];
    for (const [place, players] of Object.entries(MEASURED_PLACES) as [MeasuredPlace, number][]) {
      const watcher = await newcomer(url, ++number);
      await visitOnce(watcher, url, number, place);
      const leaving = [];
      for (let others = 1; others < players; others += 1) {
        const other = await newcomer(url, ++number);
        leaving.push(await strollIn(other, url, number, place));
      }
      for (const renderer of Object.keys(RENDERERS) as RendererName[])
        measured.push(...(await watch(url, watcher.visitor.cookies(), place, renderer)));
      await Promise.all(leaving.map((leave) => leave()));
    }
    return sectionOf(measured);
  } finally {
    await product.stop();
  }
}

/** Counts the draws of WebGL of a page, from its start: see `drawsOf`. */
function count(): void {
  const counted = { draws: 0 };
  Object.assign(globalThis, { counted });
  for (const { prototype } of [WebGLRenderingContext, WebGL2RenderingContext]) {
    const draw = prototype.drawElements;
    prototype.drawElements = function (...args) {
      counted.draws += 1;
      draw.apply(this, args);
    };
  }
}

/** How often a page has drawn so far. */
const drawsOf = (page: Page): Promise<number> =>
  page.evaluate(() => (globalThis as never as { counted: { draws: number } }).counted.draws);

/** What a page's address says: what draws, and that each frame is one of the game's, so that none counts which only waits. */
export const addressOf = (url: string, renderer: RendererName): string =>
  `${url}/en/game/?renderer=${renderer}&frames=1000#play`;

/** Opens the place in a browser of its own and watches its frames while its player walks to and fro. */
async function watch(
  url: string,
  cookies: string,
  place: MeasuredPlace,
  renderer: RendererName,
): Promise<Measured[]> {
  const last = { place, session: "" };
  const { browser, context } = await signedInBrowser(
    ...([url, cookies, last, RENDERERS[renderer], WINDOW, COARSE] as const),
  );
  try {
    const page = await context.newPage();
    await page.addInitScript(count);
    await page.goto(addressOf(url, renderer));
    await page.locator(`.game[data-connection=online][data-place=${place}]`).waitFor({ timeout: 120_000 });
    await page.waitForTimeout(SETTLING);
    const slow = await context.newCDPSession(page);
    const measured: Measured[] = [];
    for (const slowdown of SLOWDOWNS) {
      await slow.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
      const before = await drawsOf(page);
      const times = frameTimes(await traced(context, () => stroll(page)));
      const draws = ((await drawsOf(page)) - before) / Math.max(1, times.length);
      measured.push({ place, renderer, slowdown, times, draws: renderer === "webgl" ? draws : null });
    }
    return measured;
  } finally {
    await browser.close();
  }
}

/** The player walks to and fro. */
async function stroll(page: Page): Promise<void> {
  for (const until = Date.now() + WATCHED; Date.now() < until; )
    for (const key of ["ArrowDown", "ArrowRight", "ArrowUp", "ArrowLeft"]) {
      await page.keyboard.down(key);
      await page.waitForTimeout(400);
      await page.keyboard.up(key);
    }
}

/** What Chromium traces meanwhile. */
export async function traced(context: BrowserContext, meanwhile: () => Promise<void>): Promise<TraceEvent[]> {
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

function sectionOf(measured: readonly Measured[]): Section {
  const ms = (value: number) => value.toFixed(1);
  return {
    name: "frames",
    title: "Frames on a phone",
    method: `Script, styles and layout of each frame on the page's main thread, from Chromium's trace of ${WATCHED / 1_000} s, in a window of ${WINDOW.width}x${WINDOW.height} with the processor as it is and slowed down ${SLOWDOWN} times, while the player and all others of a full place walk about the door. Time of that thread alone: what else the machine does is not counted. WebGL is drawn by SwiftShader, a program, which has little to do at ${COARSE} device px per px.`,
    head: [
      "place",
      "players in view",
      "drawn by",
      "slowed down",
      "frames",
      "draws a frame",
      "median ms",
      "p95 ms",
      "p99 ms",
    ],
    rows: measured.map(({ place, renderer, slowdown, times, draws }) => [
      place,
      String(MEASURED_PLACES[place]),
      renderer,
      `${slowdown}x`,
      String(times.length),
      draws === null ? "" : draws.toFixed(1),
      ...[0.5, 0.95, 0.99].map((share) => ms(percentile(times, share))),
    ]),
    verdicts: measured.flatMap(({ place, renderer, slowdown, times, draws }): Verdict[] => {
      if (slowdown !== SLOWDOWN) return [];
      const median = percentile(times, 0.5);
      const ofTime = {
        what: `script and layout of a frame, ${place}, ${renderer}`,
        budget: `< ${BUDGET} ms`,
        measured: `${ms(median)} ms`,
        kept: median < BUDGET,
      };
      if (draws === null) return [ofTime];
      const ofDraws = {
        what: `draws of a frame, ${place}, ${renderer}`,
        budget: `<= ${DRAWS}`,
        measured: draws.toFixed(1),
        kept: draws <= DRAWS,
      };
      return [ofTime, ofDraws];
    }),
  };
}
