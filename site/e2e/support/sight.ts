import type { Page } from "playwright-core";

/** What the page says of what lies where in the bar that `bar` selects; null where there is none. */
export async function sightIn<Sight>(page: Page, bar: string, timeout = 400): Promise<Sight | null> {
  const read = (seen: Element): unknown => (seen as Element & { readonly sight: unknown }).sight;
  const sight = await page
    .locator(`${bar} [data-sight]`)
    .evaluate(read, undefined, { timeout })
    .catch(() => null);
  return sight as Sight | null;
}
