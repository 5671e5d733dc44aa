/** Done when a moment comes in which the page has nothing else to do. */
export const idle = () =>
  new Promise<unknown>((done) =>
    // Safari has no word for it.
    "requestIdleCallback" in window ? requestIdleCallback(done) : setTimeout(done, 50),
  );
