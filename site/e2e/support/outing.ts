import type { PlaceName } from "@diamond-valley/schemas/places/registry.ts";
import type { Page } from "playwright-core";
import { enterGame, type Player, playerOf } from "./game.ts";
import { type Hand, handOf } from "./hand.ts";
import { registerQuickly } from "./registration.ts";
import type { Visitor } from "./visitor.ts";

/**
 * Somebody new walks through the village into a place of a mini-game, in a window of this size. For who comes by a desktop
 * the place is drawn with all that moves; then the visitor asks for less motion as the others do, which spares the machine.
 */
export async function comeTo(
  visitor: Visitor,
  place: PlaceName,
  size: { width: number; height: number },
): Promise<Player> {
  await visitor.page.setViewportSize(size);
  await registerQuickly(visitor);
  await enterGame(visitor, handOf(visitor));
  const player = await playerOf(visitor);
  if (visitor.device === "desktop") await visitor.page.emulateMedia({ reducedMotion: "no-preference" });
  await player.goThrough("village", place);
  await visitor.page.emulateMedia({ reducedMotion: "reduce" });
  return player;
}

/** Whether something came to be in time. */
export const isSeen = (waiting: Promise<unknown>): Promise<boolean> =>
  waiting.then(
    () => true,
    () => false,
  );

/** How many things the button of the bag counts. */
export async function carried(page: Page): Promise<number> {
  const count = page.locator("[data-opens=bag] em").textContent({ timeout: 500 });
  return Number((await count.catch(() => "0")) ?? 0);
}

/** Whoever is on an expedition of the mine that goes on. */
export const isMining = (page: Page) => page.locator("[data-expedition=running][data-vein]");

/** Whoever fell in the mine, or was too slow, sets out again. */
export async function setOutAgain(page: Page, hand: Hand): Promise<void> {
  const again = page.locator("[data-dialog=mine-result] [data-way=again]");
  if (await again.isVisible()) await hand.press(again);
  await isMining(page).waitFor();
}
