import type { PlaceName } from "@diamond-valley/schemas/places/registry.ts";
import type { CDPSession, Page } from "playwright-core";
import { type SignedIn, signedInBrowser } from "./signed-in-page.ts";

/** What Chromium calls Fast 3G: bytes a second, and the round trip of each request, ms. */
const FAST_3G = {
  offline: false,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
  latency: 150,
};

/** A phone's window, and the px that are drawn for each of its own: drawing is this machine's. */
const WINDOW = { width: 390, height: 844 };
const COARSE = 0.5;

/** A browser of a phone's window in which somebody is signed in, whose game begins in this place. */
export const signedInPhone = (url: string, cookies: string, place: PlaceName): Promise<SignedIn> =>
  signedInBrowser(url, cookies, { place, session: "" }, ["--disable-gpu"], WINDOW, COARSE);

/** Puts a page on the slow line. */
export async function onSlowLine(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", FAST_3G);
  return session;
}
