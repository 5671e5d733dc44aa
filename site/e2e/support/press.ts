import type { CDPSession, Page } from "playwright-core";
import { LIMIT, within } from "./within.ts";

/** The longest that the button of the action may be covered or gone before the player looks again, ms. */
export const PRESS_MAX = 3_000;

/** Does what the action button offers: by its key, or with a finger where there is `touch`. Throws where it can't be pressed for `limit` ms. */
export const pressOf = (page: Page, touch: CDPSession | null) => {
  const action = page.locator(".hud .action");
  return (limit = LIMIT): Promise<void> =>
    within("the action", touch ? action.tap({ timeout: limit }) : page.keyboard.press("KeyX"));
};
