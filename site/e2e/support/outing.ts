import type { PlaceName } from "@diamond-valley/schemas/places/registry.ts";
import type { Page } from "playwright-core";
import { enterGame, type Player, playerOf } from "./game.ts";
import { handOf } from "./hand.ts";
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
