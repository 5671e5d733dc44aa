import type { Browser, BrowserContext } from "playwright-core";
import { launchChromium } from "../chromium.ts";

/** The seat that a page takes over: the player's last place and session. */
export interface LastSeat {
  place: string;
  session: string;
}

/** A browser in which somebody is signed in. */
export interface SignedIn {
  readonly browser: Browser;
  readonly context: BrowserContext;
}

/**
 * Starts a browser for whom the cookies sign in, whose tabs remember a seat as after a reload: the game then begins in
 * that place (game-client/src/core/net/seat-memory.ts).
 * @param cookies as in a request's header
 */
export async function signedInBrowser(
  url: string,
  cookies: string,
  last: LastSeat,
  flags: readonly string[] = ["--disable-gpu"],
  viewport = { width: 1_280, height: 720 },
  deviceScaleFactor = 1,
): Promise<SignedIn> {
  const browser = await launchChromium(["--disable-quic", "--no-first-run", ...flags]);
  const context = await browser.newContext({ locale: "en", viewport, deviceScaleFactor });
  await context.addCookies(
    cookies.split("; ").map((pair) => {
      const [name = "", ...value] = pair.split("=");
      return { name, value: value.join("="), url };
    }),
  );
  await context.addInitScript((seat) => sessionStorage.setItem("seat", seat), JSON.stringify(last));
  return { browser, context };
}
