import type { ErrorCode } from "@diamond-valley/schemas/errors/catalogue.ts";
import type { TeamBoard } from "@diamond-valley/schemas/teams/board.ts";
import type { Team } from "@diamond-valley/schemas/teams/teams.ts";
import { codeOf } from "@diamond-valley/web-kit/problem.ts";
import type { Game } from "../../core/app/game.ts";
import { perGame } from "../../core/feature.ts";
import { createReading, type Reading } from "../../core/reading/reading.ts";

/** How the teams stand, as the server knows it. */
export const boardOf = perGame(({ api }) =>
  createReading(() => api.call<TeamBoard>("GET", "/game_rpg/leaderboard/team")),
);

/** Joins a team: again into the same one is harmless, so an answer that got lost is just asked for again. Answers null, or why it was refused. */
export async function joinTeam(
  { api }: Pick<Game, "api">,
  board: Pick<Reading<TeamBoard>, "put">,
  team: Team,
): Promise<ErrorCode | null> {
  try {
    board.put(await api.call<TeamBoard>("POST", "/game_rpg/team", { team }));
    return null;
  } catch (error) {
    return codeOf(error);
  }
}
