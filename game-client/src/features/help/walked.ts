import type { Point } from "@diamond-valley/schemas/maps/map.ts";
import { distance } from "@diamond-valley/schemas/maps/points.ts";
import type { Game } from "../../core/app/game.ts";
import { perGame } from "../../core/feature.ts";

/** So far somebody has to come who knows how to walk, px. */
const ENOUGH = 70;
const EVERY = 100;

const walkOf = perGame(() => ({ from: null as Point | null, isDone: false }));

/** What of a game tells whether its player can walk. */
export type WalkGame = Pick<Game, "position"> & {
  readonly stores: Pick<Game["stores"], "$wallet" | "$progress">;
};

/** Whether the player has walked: on this visit, or on one from which something was brought home. */
export function hasWalked(game: WalkGame): boolean {
  const { $wallet, $progress } = game.stores;
  const isKnown =
    Object.keys($progress.get()?.facts ?? {}).length > 0 || ($wallet.get()?.experience ?? 0) > 0;
  return isKnown || walkOf(game as Game).isDone;
}

/** Watches where the player is until it has walked; answers how to stop. */
export function watchWalk(game: WalkGame): () => void {
  const walk = walkOf(game as Game);
  const timer = setInterval(() => {
    const at = game.position();
    walk.from ??= at && { x: at.x, y: at.y };
    if (!at || !walk.from || distance(at, walk.from) < ENOUGH) return;
    walk.isDone = true;
    clearInterval(timer);
  }, EVERY);
  return () => clearInterval(timer);
}
