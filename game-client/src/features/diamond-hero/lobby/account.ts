import type { HeroAccount, HeroBoard } from "@diamond-valley/schemas/diamond-hero/account.ts";
import { perGame } from "../../../core/feature.ts";
import { createReading } from "../../../core/reading/reading.ts";

/** What the player has reached, as the server knows it. */
export const accountOf = perGame(({ api }) =>
  createReading(() => api.call<HeroAccount>("GET", "/game_rpg/diamond-hero")),
);

/** The board of best runs, with the player's neighbours. */
export const boardOf = perGame(({ api }) =>
  createReading(() => api.call<HeroBoard>("GET", "/game_rpg/leaderboard/hero")),
);
