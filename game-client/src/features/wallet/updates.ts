import type { WalletUpdate } from "@diamond-valley/schemas/wallet/wallet.ts";
import { atom } from "nanostores";
import type { Game } from "../../core/app/game.ts";
import { perGame } from "../../core/feature.ts";
import { SOUNDS } from "./sounds.ts";

/** The levels that were celebrated; the world shows each new one. */
export const levelOf = perGame(() => atom(0));

/** What of a game announces a change of the wallet. */
export type UpdateGame = Pick<Game, "onEvent"> & {
  readonly sounds: Pick<Game["sounds"], "play">;
  readonly stores: Pick<Game["stores"], "toasts">;
};

/**
 * Tells of a stored change what is to be celebrated. The same change may come twice, by the answer to a call and by the
 * live room: each level is celebrated once.
 */
export function celebrateUpdate(
  game: UpdateGame,
  { wallet, levelUp, milestoneDiamonds }: WalletUpdate,
): void {
  const { sounds, stores, onEvent } = game;
  const $level = levelOf(game as Game);
  if (levelUp === null || levelUp <= $level.get()) return;
  $level.set(levelUp);
  stores.toasts.show({ tone: "level", key: "toast.level", values: { level: levelUp } });
  sounds.play(SOUNDS.level);
  onEvent({ kind: "level-up", level: levelUp, experience: wallet.experience });
  if (milestoneDiamonds === 0) return;
  stores.toasts.show({ tone: "diamonds", key: "toast.diamonds", values: { diamonds: milestoneDiamonds } });
  sounds.play(SOUNDS.diamonds);
}
