import type { PlaceName } from "@diamond-valley/schemas/places/registry.ts";
import type { Page } from "playwright-core";
import { enterGame, type Player, playerOf } from "./game.ts";
import { handOf } from "./hand.ts";
import { registerQuickly } from "./registration.ts";
import type { Visitor } from "./visitor.ts";

/** Somebody new walks through the village into a place of a mini-game, in a window of this size; at a desktop with all motion. */
export async function comeTo(
  visitor: Visitor,
  place: PlaceName,
  size: { width: number; height: number },
): Promise<Player> {
  await visitor.page.setViewportSize(size);
  if (visitor.device === "desktop") await visitor.page.emulateMedia({ reducedMotion: "no-preference" });
  await registerQuickly(visitor);
  await enterGame(visitor, handOf(visitor));
  const player = await playerOf(visitor);
  await player.goThrough("village", place);
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
