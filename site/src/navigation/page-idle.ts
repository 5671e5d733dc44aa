/** Dispatched on the document once, when the page is idle; the root carries `data-idle` from then on. */
const PAGE_IDLE = "page-idle";

/** Resolves at the next moment in which the browser has nothing else to do. */
const browserIdle = () =>
  new Promise<unknown>((done) =>
    // Safari has no requestIdleCallback.
    "requestIdleCallback" in window ? requestIdleCallback(done) : setTimeout(done, 50),
  );

/**
 * Marks the page idle once it is loaded, `ready` is done (its fonts) and the browser has nothing else to do. Only then do
 * decorative animations begin: loading and first taps come before them.
 */
export async function markPageIdle(ready: Promise<unknown>): Promise<void> {
  if (document.readyState !== "complete") await new Promise((loaded) => addEventListener("load", loaded));
  await ready;
  await browserIdle();
  document.documentElement.dataset.idle = "";
  document.dispatchEvent(new Event(PAGE_IDLE));
}

/** Resolves once the page has been marked idle. */
export async function pageIdle(): Promise<void> {
  if ("idle" in document.documentElement.dataset) return;
  await new Promise((done) => document.addEventListener(PAGE_IDLE, done, { once: true }));
}

const waiting: HTMLElement[] = [];

/**
 * Draws, with its pictures, a part of the page that CSS skips until it is scrolled near (`content-visibility`). Parts are
 * drawn one at a time while the page is idle, so that none of them blocks input.
 */
export function drawWhenIdle(part: HTMLElement | null): void {
  if (!part || "drawn" in part.dataset) return;
  waiting.push(part);
  if (waiting.length === 1) void drawAll();
}

async function drawAll(): Promise<void> {
  await pageIdle();
  for (let [part] = waiting; part; [part] = waiting) {
    await browserIdle();
    part.dataset.drawn = "";
    for (const image of part.querySelectorAll<HTMLImageElement>("img[loading=lazy]")) image.loading = "eager";
    await new Promise((drawn) => requestAnimationFrame(drawn));
    waiting.shift();
  }
}
