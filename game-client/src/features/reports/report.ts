import type { ErrorCode } from "@diamond-valley/schemas/errors/catalogue.ts";
import type { ReportBody } from "@diamond-valley/schemas/reports/report.ts";
import { codeOf } from "@diamond-valley/web-kit/problem.ts";
import type { Game } from "../../core/app/game.ts";

/** Reports a player: again it is the same report, so one whose answer got lost is just sent again. Answers null, or why it was refused. */
export async function sendReport({ api }: Pick<Game, "api">, report: ReportBody): Promise<ErrorCode | null> {
  try {
    await api.call("POST", "/game_rpg/report", report);
    return null;
  } catch (error) {
    return codeOf(error);
  }
}
