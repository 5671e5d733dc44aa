import type { SeasonView } from "@diamond-valley/schemas/season/season.ts";
import type { Situation } from "@diamond-valley/schemas/story/facts.ts";
import type { Progress } from "@diamond-valley/schemas/story/progress.ts";
import type { WalletView } from "@diamond-valley/schemas/wallet/wallet.ts";

/** What the story's rules ask for about the player; null before the server has said all of it. */
export function situationFrom(
  wallet: WalletView | null,
  progress: Progress | null,
  season: SeasonView | null,
  quantity: number,
): Situation | null {
  return wallet && progress && season && { wallet, progress, season, quantity };
}
