import type { ReadableAtom } from "nanostores";
import type { Game } from "../../core/app/game.ts";
import type { Stop } from "../../core/feature.ts";
import { hum } from "../../core/settings/hum.ts";
import type { OwnAttempt } from "./own-fishing.ts";

/** Misses in a row after which calm mode is offered. */
const OFFER_AFTER = 2;
/** How long a device hums for a fish, ms (play.md 10). */
const HUM = 20;

/** What of a game says how an attempt ended. */
export type OutcomeGame = Pick<Game, "text"> & {
  readonly stores: Pick<Game["stores"], "toasts" | "settings">;
};

/** Says what came of each of the player's attempts, and offers calm mode after misses in a row. */
export function announceOutcomes(
  { text, stores: { toasts, settings } }: OutcomeGame,
  $attempt: ReadableAtom<OwnAttempt>,
): Stop {
  let missesInARow = 0;

  /** A first fish that went unpressed is nobody's miss: the next cast brings it again. */
  const missed = (guided: boolean): void => {
    if (guided) {
      toasts.show({ tone: "note", key: "fishing:outcome.away", picture: { icon: "water-wave" } });
      return;
    }
    missesInARow += 1;
    toasts.show({ tone: "note", key: "fishing:outcome.miss", picture: { icon: "water-wave" } });
    if (missesInARow % OFFER_AFTER !== 0 || settings.$settings.get().calm) return;
    toasts.show({ tone: "note", key: "fishing.calm-offer" });
  };
  const caught = ([item, extra]: OwnAttempt["items"]): void => {
    missesInARow = 0;
    if (item === undefined) return;
    if (item === "failed") {
      toasts.show({ tone: "note", key: "fishing:outcome.safe", picture: { item, category: "fish" } });
      return;
    }
    hum(settings, HUM);
    const key = extra ? "fishing:outcome.success-extra" : "fishing:outcome.success";
    const values = { colour: text(`items:colour.${item}`) };
    toasts.show({ tone: "catch", key, values, picture: { item, category: "fish" } });
  };

  return $attempt.listen(({ phase, items, guided }, before) => {
    if (phase === before?.phase) return;
    if (phase === "missed") missed(guided);
    else if (phase === "caught") caught(items);
  });
}
