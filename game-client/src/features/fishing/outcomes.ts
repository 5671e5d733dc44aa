import type { Game } from "../../core/app/game.ts";
import { perGame } from "../../core/feature.ts";
import type { Catch } from "./phases.ts";

/** What of a game announces outcomes. */
export type OutcomeGame = Pick<Game, "text"> & {
  readonly stores: Pick<Game["stores"], "toasts" | "settings">;
};

/** Misses in a row after which calm mode is offered. */
const OFFER_AFTER = 2;

/** Misses in a row, by game. */
const misses = perGame(() => ({ inARow: 0 }));

/** Says what a press brought in. */
export function announceOutcome(game: OutcomeGame, items: readonly Catch[]): void {
  const { toasts } = game.stores;
  const [item] = items;
  misses(game as Game).inARow = 0;
  if (item === undefined || item === "failed") {
    toasts.show({ tone: "note", key: "fishing:outcome.safe", picture: { item: "failed" } });
    return;
  }
  const key = items.length > 1 ? "fishing:outcome.success-extra" : "fishing:outcome.success";
  const values = { colour: game.text(`fishing:colour.${item}`) };
  toasts.show({ tone: "catch", key, values, picture: { item } });
}

/** Announces a miss, and offers calm mode after every second one in a row. */
export function announceMiss(game: OutcomeGame): void {
  const { toasts, settings } = game.stores;
  const count = misses(game as Game);
  count.inARow += 1;
  toasts.show({ tone: "note", key: "fishing:outcome.miss", picture: { icon: "water-wave" } });
  if (count.inARow % OFFER_AFTER !== 0 || settings.$settings.get().calm) return;
  toasts.show({ tone: "note", key: "fishing.calm-offer" });
}
