import { type Unlock, unlockAt } from "@diamond-valley/schemas/wallet/unlocks.ts";
import type { WalletUpdate, WalletView } from "@diamond-valley/schemas/wallet/wallet.ts";
import { atom } from "nanostores";
import type { Game } from "../../core/app/game.ts";
import { perGame, type Stop } from "../../core/feature.ts";
import { hum } from "../../core/settings/hum.ts";
import { SOUNDS } from "./sounds.ts";

/** A level that was reached, and what it opened. */
export interface LevelUp {
  readonly level: number;
  readonly unlock: Unlock | null;
}

/** What is celebrated: each new level, and diamonds that were paid. */
export const celebrationsOf = perGame(() => ({
  /** The last level that was celebrated. */
  $level: atom(0),
  /** The new levels that wait to be shown; the first one is on the screen. */
  $waiting: atom<readonly LevelUp[]>([]),
  /** Diamonds that were paid last, with a number that rises so that the same amount twice is news. */
  $diamonds: atom({ count: 0, seq: 0 }),
  /** The line of the ledger whose gift was told of last. */
  $gifted: atom(0),
  /** The line of the ledger that paid a step of the week's goal or challenge last. */
  $paid: atom(0),
}));

/** What of a game announces a change of the wallet. */
export type UpdateGame = Pick<Game, "onEvent"> & {
  readonly sounds: Pick<Game["sounds"], "play">;
  readonly stores: Pick<Game["stores"], "toasts" | "settings">;
};

/** How long a device hums for a level and for diamonds, ms (play.md 10). */
const HUM = 30;
/** More levels at once than this are not shown one by one: peace with the golem leads to the last one from anywhere. */
const ONE_BY_ONE = 5;

/** The levels from the one after `from` to `to`, with what each opened; of many those that opened something, and the last. */
export function levelsBetween(from: number, to: number): LevelUp[] {
  const levels = Array.from({ length: Math.max(0, to - from) }, (_, index) => {
    const level = from + index + 1;
    return { level, unlock: unlockAt(level) };
  });
  if (levels.length <= ONE_BY_ONE) return levels;
  return levels.filter(({ level, unlock }) => unlock !== null || level === to);
}

/**
 * Tells of a stored change what is to be celebrated. The same change may come twice, by the answer to a call and by the
 * live room: each level is celebrated once.
 */
export function celebrateUpdate(
  game: UpdateGame,
  { wallet, levelUp, milestoneDiamonds, gift = 0, community }: WalletUpdate,
  before: WalletView | null,
): void {
  const { sounds, stores, onEvent } = game;
  const { $level, $waiting, $diamonds, $gifted, $paid } = celebrationsOf(game as Game);
  const fly = (count: number): void => {
    $diamonds.set({ count, seq: $diamonds.get().seq + 1 });
    hum(stores.settings, HUM);
  };
  const give = (key: string, diamonds: number): void => {
    stores.toasts.show({ tone: "diamonds", key, values: { diamonds } });
    sounds.play(SOUNDS.diamonds, "caption.diamonds");
    fly(diamonds);
  };
  const paid = community ? community.challenge + community.goal : 0;
  if (paid > 0 && wallet.seq > $paid.get()) {
    $paid.set(wallet.seq);
    fly(paid);
  }
  if (gift > 0 && wallet.seq > $gifted.get()) {
    $gifted.set(wallet.seq);
    give("toast.granted-diamonds", gift);
  }
  if (levelUp === null || levelUp <= $level.get()) return;
  const from = Math.max($level.get(), Math.min(before?.level ?? levelUp - 1, levelUp - 1));
  $level.set(levelUp);
  $waiting.set([...$waiting.get(), ...levelsBetween(from, levelUp)]);
  sounds.play(SOUNDS.level, "caption.level");
  hum(stores.settings, HUM);
  onEvent({ kind: "level-up", level: levelUp, experience: wallet.experience });
  if (milestoneDiamonds > 0) give("toast.diamonds", milestoneDiamonds);
}

/** Celebrates each change of a game's wallet. */
export function celebrateUpdates(game: Game): Stop {
  return game.wallet.listen((update, before) => celebrateUpdate(game, update, before));
}
