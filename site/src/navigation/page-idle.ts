/** Dispatched on the document once, when the page is idle; the root carries `data-idle` from then on. */
const PAGE_IDLE = "page-idle";

/** Resolves at the next moment in which the browser has nothing else to do. */
export const browserIdle = () =>
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
