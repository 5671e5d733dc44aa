import type { BrowserContext, Page } from "playwright-core";
import { percentile } from "../../statistics.ts";
import { startMeasuredProduct } from "../measured-product.ts";
import type { Section, Verdict } from "../report.ts";
import { signedInBrowser } from "../signed-in-page.ts";
import { MEASURED_PLACES, type MeasuredPlace, newcomer, strollIn, visitOnce } from "./crowd.ts";
import { frameTimes, type TraceEvent } from "./frame-times.ts";

/** A phone of the middle: its window, and how much slower than this machine it is taken to be. */
const WINDOW = { width: 390, height: 844 };
const SLOWDOWN = 4;
/** How long frames are watched, ms, and how long the place may settle before. */
const WATCHED = 10_000;
const SETTLING = 5_000;
/** Script and layout of a frame, ms: leaves the rest of 16.7 to drawing. */
const BUDGET = 6;

/** What draws, and the flags of the browser for it. Headless machines have no graphics card: a program stands for it. */
const RENDERERS = {
  webgl: ["--use-angle=swiftshader", "--enable-unsafe-swiftshader", "--ignore-gpu-blocklist"],
  canvas: ["--disable-gpu"],
} as const;
type RendererName = keyof typeof RENDERERS;

interface Measured {
  readonly place: MeasuredPlace;
  readonly renderer: RendererName;
  /** Script and layout of each frame, ms. */
  readonly times: readonly number[];
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
        measured.push({
          place,
          renderer,
          times: await watch(url, watcher.visitor.cookies(), place, renderer),
        });
      await Promise.all(leaving.map((leave) => leave()));
    }
    return sectionOf(measured);
  } finally {
    await product.stop();
  }
}

/** Opens the place in a browser of its own and watches its frames while its player walks to and fro. */
async function watch(
  url: string,
  cookies: string,
  place: MeasuredPlace,
  renderer: RendererName,
): Promise<number[]> {
  const last = { place, session: "" };
  const { browser, context } = await signedInBrowser(url, cookies, last, RENDERERS[renderer], WINDOW);
  try {
    const page = await context.newPage();
    await page.goto(`${url}/en/game/?renderer=${renderer}#play`);
    await page.locator(`.game[data-connection=online][data-place=${place}]`).waitFor({ timeout: 120_000 });
    await page.waitForTimeout(SETTLING);
    const slow = await context.newCDPSession(page);
    await slow.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
    return frameTimes(await trace(context, page));
  } finally {
    await browser.close();
  }
}

/** What Chromium traces while the player walks to and fro. */
async function trace(context: BrowserContext, page: Page): Promise<TraceEvent[]> {
  const tracing = await context.browser()!.newBrowserCDPSession();
  const events: TraceEvent[] = [];
  tracing.on("Tracing.dataCollected", ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  await tracing.send("Tracing.start", {
    transferMode: "ReportEvents",
    traceConfig: { includedCategories: ["devtools.timeline", "v8", "__metadata"], excludedCategories: ["*"] },
  });
  for (const until = Date.now() + WATCHED; Date.now() < until; )
    for (const key of ["ArrowDown", "ArrowRight", "ArrowUp", "ArrowLeft"]) {
      await page.keyboard.down(key);
      await page.waitForTimeout(400);
      await page.keyboard.up(key);
    }
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
    method: `Script, styles and layout of each frame on the page's main thread, from Chromium's trace of ${WATCHED / 1_000} s, in a window of ${WINDOW.width}x${WINDOW.height} with the processor slowed down ${SLOWDOWN} times, while the player and all others of a full place walk about the door. WebGL is drawn by SwiftShader, a program: its own work is no script and not counted, but it takes the processor from the page.`,
    head: ["place", "players in view", "drawn by", "frames", "median ms", "p95 ms", "p99 ms"],
    rows: measured.map(({ place, renderer, times }) => [
      place,
      String(MEASURED_PLACES[place]),
      renderer,
      String(times.length),
      ...[0.5, 0.95, 0.99].map((share) => ms(percentile(times, share))),
    ]),
    verdicts: measured.map(({ place, renderer, times }): Verdict => {
      const median = percentile(times, 0.5);
      return {
        what: `script and layout of a frame, ${place}, ${renderer}`,
        budget: `< ${BUDGET} ms`,
        measured: `${ms(median)} ms`,
        kept: median < BUDGET,
      };
    }),
  };
}
