import type { Page } from "playwright-core";
import { within } from "./within.ts";

/** Between two looks at what is not there yet, ms. */
const AGAIN = 50;

/**
 * What the page says of what lies where in the bar that `bar` selects; null where there is none for `timeout` ms. One call to the
 * page: what a busy one is asked in several is out of date when it is told.
 */
export async function sightIn<Sight>(page: Page, bar: string, timeout = 400): Promise<Sight | null> {
  const read = (selector: string): unknown =>
    (document.querySelector(selector) as { readonly sight?: unknown } | null)?.sight ?? null;
  for (const until = Date.now() + timeout; ; ) {
    const sight = await within("a look", page.evaluate(read, `${bar} [data-sight]`)).catch(() => null);
    if (sight !== null || Date.now() >= until) return sight as Sight | null;
    await page.waitForTimeout(AGAIN);
  }
}
