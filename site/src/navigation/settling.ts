import { idle } from "./idle.ts";

/** Told to the document once by a page that has nothing left to do; its root is marked `data-settled` from then on. */
export const SETTLED = "settled";

/** Done once the page has settled. */
export async function settled(): Promise<void> {
  if ("settled" in document.documentElement.dataset) return;
  await new Promise((done) => document.addEventListener(SETTLED, done, { once: true }));
}

const waiting: HTMLElement[] = [];

/**
 * Draws, with its pictures, a part of the page that styles leave out until somebody comes near it (`content-visibility`), once there is
 * nothing else to do: one part at a time, so that none of them keeps anybody waiting.
 */
export function drawWhenIdle(part: HTMLElement | null): void {
  if (!part || "drawn" in part.dataset) return;
  waiting.push(part);
  if (waiting.length === 1) void drawAll();
}

async function drawAll(): Promise<void> {
  await settled();
  for (let [part] = waiting; part; [part] = waiting) {
    await idle();
    part.dataset.drawn = "";
    for (const image of part.querySelectorAll<HTMLImageElement>("img[loading=lazy]")) image.loading = "eager";
    await new Promise((drawn) => requestAnimationFrame(drawn));
    waiting.shift();
  }
}
