/** Safari doesn't say when a page is idle: there it is taken for that after so long, ms. */
const SOON = 400;

/** Resolves when the page has nothing else to do. */
export const whenIdle = (): Promise<void> =>
  new Promise((resolve) => {
    if ("requestIdleCallback" in window) requestIdleCallback(() => resolve());
    else setTimeout(resolve, SOON);
  });
