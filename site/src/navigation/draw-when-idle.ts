import { FIRST_MOVES } from "./first-screen.ts";
import { browserIdle, pageIdle } from "./page-idle.ts";

/** Resolves once somebody looks around on the page, or at once where it was opened at a place below. */
async function visitorMoves(): Promise<void> {
  if (scrollY > 0) return;
  const over = new AbortController();
  await new Promise((done) => {
    for (const move of FIRST_MOVES)
      addEventListener(move, done, { capture: true, passive: true, signal: over.signal });
  });
  over.abort();
}

const waiting: HTMLElement[] = [];
let moved: Promise<void> | undefined;

/**
 * Draws, with its pictures, a part of the page that CSS skips until it is scrolled near (`content-visibility`). Parts are
 * drawn one at a time while the page is idle, so that none of them blocks input, and from the visitor's first move on: who
 * comes to press the first button does not pay for what lies below.
 */
export function drawWhenIdle(part: HTMLElement | null): void {
  if (!part || "drawn" in part.dataset) return;
  waiting.push(part);
  if (waiting.length === 1) void drawAll();
}

async function drawAll(): Promise<void> {
  await pageIdle();
  moved ??= visitorMoves();
  await moved;
  for (let [part] = waiting; part; [part] = waiting) {
    await browserIdle();
    part.dataset.drawn = "";
    for (const image of part.querySelectorAll<HTMLImageElement>("img[loading=lazy]")) image.loading = "eager";
    await new Promise((drawn) => requestAnimationFrame(drawn));
    waiting.shift();
  }
}
