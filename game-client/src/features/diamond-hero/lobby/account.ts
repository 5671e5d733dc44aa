import type { Span } from "@diamond-valley/schemas/boards/boards.ts";
import type { HeroAccount, HeroBoard } from "@diamond-valley/schemas/diamond-hero/account.ts";
import { perGame } from "../../../core/feature.ts";
import { createReading } from "../../../core/reading/reading.ts";

/** What the player has reached, as the server knows it. */
export const accountOf = perGame(({ api }) =>
  createReading(() => api.call<HeroAccount>("GET", "/game_rpg/diamond-hero")),
);

/** The boards of best runs, of this week and of all time, with the player's neighbours. */
export const boardsOf = perGame(({ api }) => {
  const of = (span: Span) =>
    createReading(() => api.call<HeroBoard>("GET", `/game_rpg/leaderboard/hero?span=${span}`));
  return { week: of("week"), all: of("all") };
});
