import type { PlayerBoard } from "@diamond-valley/schemas/boards/boards.ts";
import type { HeroAccount } from "@diamond-valley/schemas/diamond-hero/account.ts";
import { perGame } from "../../core/feature.ts";
import { createReading } from "../../core/reading/reading.ts";

/** What a player has reached since the event began, as far as the wallet doesn't say it (spec 2 §3). */
export interface Totals {
  /** Mobs beaten in Diamond Hero, and the best score of a ranked run; 0 without one. */
  readonly defeats: number;
  readonly best: number;
  /** Rank among Kind Heroes of all time, and of how many; null before the first delivery. */
  readonly rank: { readonly rank: number; readonly players: number } | null;
}

/** The totals out of what the server answers about Diamond Hero and about Kind Heroes. */
export function totalsOf(
  { totals, best }: Pick<HeroAccount, "totals" | "best">,
  { around, players }: Pick<PlayerBoard, "around" | "players">,
): Totals {
  const own = around.find((line) => line.own);
  return { defeats: totals.kills, best, rank: own ? { rank: own.rank, players } : null };
}

export const totalsReading = perGame(({ api }) =>
  createReading(async () =>
    totalsOf(
      ...(await Promise.all([
        api.call<HeroAccount>("GET", "/game_rpg/diamond-hero"),
        api.call<PlayerBoard>("GET", "/game_rpg/leaderboard/quests?span=all"),
      ])),
    ),
  ),
);
