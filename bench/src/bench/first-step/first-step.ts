import { createPlayer } from "../../bots/player.ts";
import { median } from "../../statistics.ts";
import { onEveryCore } from "../measured-process.ts";
import { startMeasuredProduct } from "../measured-product.ts";
import type { Section } from "../report.ts";
import { onSlowLine, signedInPhone } from "../slow-phone.ts";

/** How much slower a phone's processor is than this one: Lighthouse's own measure, and none. */
const SLOWDOWNS = [1, 4] as const;
const RUNS = 3;
/** The most from the click to the first step, ms. */
const BUDGET = 10_000;
const PATIENCE = 60_000;
/** The arrow that leads a newcomer on. */
const POINTER = ".goal-pointer:not([hidden])[data-ahead]";

interface FirstStep {
  /** Since the click, ms: the game's own page is drawn; the village is on the screen; the first step is taken. */
  readonly page: number;
  readonly village: number;
  readonly step: number;
  readonly files: number;
  readonly bytes: number;
}

/** From the click on "Play" to the first step, for who has never been here: on a slow line, with nothing kept. */
export async function benchFirstStep(): Promise<Section> {
  const product = await startMeasuredProduct();
  try {
    const { url } = product.greeting;
    const measured: { slowdown: number; steps: FirstStep[] }[] = [];
    let number = 0;
    for (const slowdown of SLOWDOWNS) {
      const steps: FirstStep[] = [];
      for (let run = 0; run < RUNS; run += 1) {
        number += 1;
        const player = createPlayer({ url, number, loginHint: `newcomer-${number}` });
        await player.arrive(new AbortController().signal);
        steps.push(await firstStep(url, player.visitor.cookies(), slowdown));
      }
      measured.push({ slowdown, steps });
    }
    return sectionOf(measured);
  } finally {
    await product.stop();
  }
}

async function firstStep(url: string, cookies: string, slowdown: number): Promise<FirstStep> {
  const { browser, context } = await onEveryCore(() => signedInPhone(url, cookies, "village"));
  try {
    const page = await context.newPage();
    const session = await onSlowLine(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
    let [files, bytes] = [0, 0];
    session.on("Network.loadingFinished", ({ encodedDataLength }) => {
      files += 1;
      bytes += encodedDataLength;
    });
    const began = performance.now();
    await page.goto(`${url}/en/game/?renderer=canvas#play`, { waitUntil: "commit", timeout: PATIENCE });
    await page.locator("main, .game").first().waitFor({ timeout: PATIENCE });
    const drawn = performance.now() - began;
    await page
      .locator(".game[data-connection=online][data-place=village] .hud")
      .waitFor({ timeout: PATIENCE });
    const village = performance.now() - began;
    // What leads on says how far it is from the player: it changes with the first step.
    await page.locator(POINTER).waitFor({ state: "attached", timeout: PATIENCE });
    await page.evaluate(remember, POINTER);
    await page.keyboard.down("ArrowDown");
    await page.waitForFunction(hasStepped, POINTER, { polling: "raf", timeout: PATIENCE });
    const step = performance.now() - began;
    await page.keyboard.up("ArrowDown");
    return { page: drawn, village, step, files, bytes };
  } finally {
    await browser.close();
  }
}

/** In the page: remembers how far it is. */
function remember(pointer: string): void {
  const { ahead } = document.querySelector<HTMLElement>(pointer)!.dataset;
  Object.assign(globalThis, { ahead });
}

/** In the page: whether it is another way by now. */
function hasStepped(pointer: string): boolean {
  const shown = document.querySelector<HTMLElement>(pointer)?.dataset.ahead;
  return shown !== undefined && shown !== (globalThis as { ahead?: string }).ahead;
}

function sectionOf(measured: readonly { slowdown: number; steps: readonly FirstStep[] }[]): Section {
  const middle = (steps: readonly FirstStep[], part: keyof FirstStep): number =>
    median(steps.map((step) => step[part]));
  const ms = (value: number): string => value.toFixed(0);
  return {
    name: "first-step",
    title: "The first step on Fast 3G",
    method: `A registered newcomer with nothing kept clicks what leads into the game, in a browser of a phone's window on Chromium's line with 1.6 Mbit/s and 150 ms for each request. Medians of ${RUNS} runs, each in a fresh browser, which may use every core: a phone has several, and only the page's own thread is slowed down. Drawing is this machine's, on its processor, where a phone has a part for it.`,
    head: ["processor slowed down", "page ms", "village ms", "first step ms", "files", "KB"],
    rows: measured.map(({ slowdown, steps }) => [
      `${slowdown}x`,
      ms(middle(steps, "page")),
      ms(middle(steps, "village")),
      ms(middle(steps, "step")),
      ms(middle(steps, "files")),
      (middle(steps, "bytes") / 1_000).toFixed(0),
    ]),
    verdicts: measured.map(({ slowdown, steps }) => ({
      what: `first step after the click, processor ${slowdown}x slower`,
      budget: `<= ${BUDGET} ms`,
      measured: `${ms(middle(steps, "step"))} ms`,
      kept: middle(steps, "step") <= BUDGET,
    })),
  };
}
