import type { CDPSession, Page } from "playwright-core";

/** What Chromium calls Fast 3G: bytes a second, and the round trip of each request, ms. */
const FAST_3G = {
  offline: false,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
  latency: 150,
};

/** A phone's window. */
export const PHONE_WINDOW = { width: 390, height: 844 };

/** Puts a page on the slow line. */
export async function onSlowLine(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", FAST_3G);
  return session;
}
