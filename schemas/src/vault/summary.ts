import type { PrizeView, VaultAnswer } from "./vault.ts";

/** A player's draws in short: the prize draw summary of the game (spec 2 §2). */
export interface DrawSummary {
  /** Prizes that the player holds entries of, in the order of the Vault. */
  readonly entered: readonly PrizeView[];
  /** Entries of all of them together. */
  readonly entries: number;
  /** Prizes that can be entered now, entered or not. */
  readonly open: number;
  /** The next level that opens prizes of the player's tier, and how many; null behind the last one. */
  readonly next: { readonly level: number; readonly prizes: number } | null;
}

/** Sums up what the Vault answered a player. */
export function drawSummary({ prizes }: Pick<VaultAnswer, "prizes">): DrawSummary {
  const entered = prizes.filter(({ entries }) => entries > 0);
  const locked = prizes.filter(({ refusal }) => refusal === "level-locked").map(({ level }) => level);
  const level = Math.min(...locked);
  return {
    entered,
    entries: entered.reduce((sum, { entries }) => sum + entries, 0),
    open: prizes.filter(({ refusal }) => refusal === null).length,
    next: locked.length > 0 ? { level, prizes: locked.filter((each) => each === level).length } : null,
  };
}
