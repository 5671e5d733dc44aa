import type { Page } from "playwright-core";
import { startMeasuredProduct } from "../measured-product.ts";
import type { Section, Verdict } from "../report.ts";
import { MEASURED_PLACES, type MeasuredPlace, newcomer, strollIn, visitOnce } from "./crowd.ts";
import {
  COARSE,
  type FrameWatch,
  framesOf,
  inPacedPage,
  METHOD,
  ms,
  RENDERERS,
  type RendererName,
  SLOWDOWNS,
  verdictOf,
  WATCHED,
  watchFrames,
} from "./watch-frames.ts";

/** How long the player walks before it is watched, ms: with its first steps the page begins to fetch what may come later. */
const SETTLING = 20_000;
/** Script and layout of a frame, ms: leaves the rest of 16.7 to drawing. */
const BUDGET = 6;
/** Draws of a frame: what shares a texture is drawn at once. */
const DRAWS = 12;

interface Measured {
  readonly place: MeasuredPlace;
  readonly renderer: RendererName;
  readonly frames: FrameWatch;
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

/** Opens the place in a browser of its own and watches its frames while its player walks to and fro. */
async function watch(
  url: string,
  cookies: string,
  place: MeasuredPlace,
  renderer: RendererName,
): Promise<Measured[]> {
  const prepare = (page: Page) => page.addInitScript(count);
  return inPacedPage({ url, cookies, place, renderer }, prepare, async (page, slow) => {
    await stroll(page, SETTLING);
    const measured: Measured[] = [];
    for (const slowdown of SLOWDOWNS) {
      const before = [await drawsOf(page), await framesOf(page)] as const;
      const frames = await watchFrames(page, slow, slowdown, () => stroll(page, WATCHED));
      const drawn = ((await drawsOf(page)) - before[0]) / Math.max(1, (await framesOf(page)) - before[1]);
      measured.push({ place, renderer, frames, draws: renderer === "webgl" ? drawn : null });
    }
    return measured;
  });
}

/** The player walks to and fro for so many ms. */
async function stroll(page: Page, time: number): Promise<void> {
  for (const until = Date.now() + time; Date.now() < until; )
    for (const key of ["ArrowDown", "ArrowRight", "ArrowUp", "ArrowLeft"]) {
      await page.keyboard.down(key);
      await page.waitForTimeout(400);
      await page.keyboard.up(key);
    }
}

function sectionOf(measured: readonly Measured[]): Section {
  return {
    name: "frames",
    title: "Frames on a phone",
    method: `${METHOD} The player and all others of a full place walk about the door. A program that draws has little to do at ${COARSE} device px per px.`,
    head: [
      "place",
      "players in view",
      "drawn by",
      "slowed down",
      "frames a second",
      "draws a frame",
      "ms a frame",
    ],
    rows: measured.map(({ place, renderer, frames, draws }) => [
      ...[place, String(MEASURED_PLACES[place]), renderer, `${frames.slowdown}x`, frames.rate.toFixed(0)],
      ...[draws === null ? "" : draws.toFixed(1), ms(frames.mean)],
    ]),
    verdicts: measured
      .filter(({ frames }) => frames.slowdown === 1)
      .flatMap(({ place, renderer, frames, draws }): Verdict[] => {
        const ofTime = verdictOf(`${place}, ${renderer}`, BUDGET, frames);
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
