import { errors, type Locator } from "playwright-core";

/** How long a browser may take from a finger that is lifted to the click, ms; and how often one taps before it counts as broken. */
const CLICK_MAX = 2_000;
const TAPS_MAX = 4;

/**
 * Taps, as a finger does that is alone on the screen. A machine that stands still while the finger is down makes no click of
 * it: a person sees that nothing happened, and taps again. Throws where no tap becomes a click.
 */
export async function tap(target: Locator): Promise<void> {
  const page = target.page();
  for (let taps = 0; taps < TAPS_MAX; taps += 1) {
    const heard = await target.evaluateHandle(() => {
      const clicks = { any: false };
      window.addEventListener("click", () => (clicks.any = true), { capture: true, once: true });
      return clicks;
    });
    await target.tap();
    const click = page.waitForFunction(({ any }) => any, heard, { timeout: CLICK_MAX });
    const failed = await click.then(
      () => null,
      (error: unknown) => error,
    );
    // Where the click has led to another page, nobody is left to tell of it.
    if (!(failed instanceof errors.TimeoutError)) return;
    if (!(await target.isVisible())) return;
  }
  throw new Error(`tapped in vain: ${target}`);
}
