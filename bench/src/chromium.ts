import { type Browser, chromium } from "playwright-core";

/** Starts the browser of `CHROME_PATH` or `CHROMIUM_PATH`, else that of the system, with these flags more. */
export const launchChromium = (flags: readonly string[]): Promise<Browser> =>
  chromium.launch({
    executablePath: process.env.CHROME_PATH ?? process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
    args: ["--no-sandbox", ...flags],
  });
