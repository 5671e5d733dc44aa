import type { Span } from "@diamond-valley/schemas/boards/boards.ts";
import type { ErrorCode } from "@diamond-valley/schemas/errors/catalogue.ts";
import type { TeamBoard } from "@diamond-valley/schemas/teams/board.ts";
import type { Team } from "@diamond-valley/schemas/teams/teams.ts";
import { codeOf } from "@diamond-valley/web-kit/problem.ts";
import { atom } from "nanostores";
import type { Game } from "../../core/app/game.ts";
import { perGame } from "../../core/feature.ts";
import { createReading, type Reading } from "../../core/reading/reading.ts";

/** How the teams stand in this week and of all time, as the server knows it. */
export const boardsOf = perGame(({ api }) => {
  const of = (span: Span) =>
    createReading(() => api.call<TeamBoard>("GET", `/game_rpg/leaderboard/team?span=${span}`));
  return { week: of("week"), all: of("all") };
});

/** Which board of the teams was looked at last. */
export const spanOf = perGame(() => atom<Span>("week"));

/** Joins a team, and puts the answer onto the board of all time: again into the same one is harmless, so an answer that got lost is just asked for again. Answers null, or why it was refused. */
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
