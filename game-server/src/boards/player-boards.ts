import type { PlayerBoard, PlayerLine, Span } from "@diamond-valley/schemas/boards/boards.ts";
import type { Arms } from "@diamond-valley/schemas/boss/kinds.ts";
import { latestWeekAt } from "@diamond-valley/schemas/season/season.ts";
import { teamAt } from "@diamond-valley/schemas/teams/teams.ts";
import { isRankedWeek } from "@diamond-valley/schemas/wallet/weekly-boss.ts";
import type { mongo } from "mongoose";
import { retryOnOutage } from "../database/outage.ts";
import type { Deps } from "../deps.ts";
import type { WalletDocument } from "../wallet/document.ts";
import { walletModel } from "../wallet/wallet-model.ts";
import { createBoardReading, type Ranked, type RankedBoard, valueAt } from "./reading.ts";
import { type Names, showLines } from "./shown-lines.ts";
import { createStandings } from "./standings.ts";
import { bossBoard, kindHeroes, onBoard, orderOf, type WalletBoard } from "./wallet-board.ts";

/** A score counts more than so many attempts: nobody makes as many in a week. */
const ATTEMPTS = 1_000;
const NOBODY: PlayerBoard = { week: 0, top: [], around: [], players: 0, percentile: null };

export interface PlayerBoardParts {
  deps: Pick<Deps, "connection" | "clock">;
  accounts: Names;
}

/** The boards of players (spec 2 §2, §3), out of the wallets: nothing else is written for them. Calls wait out a restart of the database. */
export interface PlayerBoards {
  kindHeroes(account: string, span: Span): Promise<PlayerBoard>;
  /** The boss of this week; empty, of week 0, where this week has none. Behind the last week that one's boards stay. */
  boss(account: string, arms: Arms): Promise<PlayerBoard>;
}

export function createPlayerBoards({
  deps: { connection, clock },
  accounts,
}: PlayerBoardParts): PlayerBoards {
  const lines = walletModel.collection(connection);
  const readings = new Map<string, RankedBoard<WalletDocument>>();

  const numberAt = (line: WalletDocument, path: string): number =>
    Number(valueAt(line, `holdings.${path}`) ?? 0);

  /** One reading a board, whose counts are shared by all who look. */
  function readingOf(board: WalletBoard): RankedBoard<WalletDocument> {
    const known = readings.get(board.score);
    if (known) return known;
    const { score, attempts } = board;
    const [filter, order] = [onBoard(board) as mongo.Filter<WalletDocument>, orderOf(board)];
    const made = attempts && { $min: [ATTEMPTS - 1, `$holdings.${attempts}`] };
    const weighed = { $multiply: [ATTEMPTS, `$holdings.${score}`] };
    const standings = createStandings({
      lines,
      filter,
      index: Object.fromEntries(order),
      rankedBy: made ? { $subtract: [weighed, made] } : weighed,
    });
    const rankedBy = (line: WalletDocument): number =>
      ATTEMPTS * numberAt(line, score) - (attempts ? Math.min(ATTEMPTS - 1, numberAt(line, attempts)) : 0);
    const reading = createBoardReading({ lines, filter, order, standings, rankedBy });
    readings.set(score, reading);
    return reading;
  }

  const shown = (
    ranked: readonly Ranked<WalletDocument>[],
    { score, attempts }: WalletBoard,
    account: string,
  ): Promise<PlayerLine[]> =>
    showLines(ranked, { account, accounts }, (line) => ({
      team: teamAt(numberAt(line, "team.colour")),
      score: numberAt(line, score),
      attempts: attempts === null ? null : numberAt(line, attempts),
    }));

  const look = (account: string, board: WalletBoard, week: number): Promise<PlayerBoard> =>
    retryOnOutage(async () => {
      const { top, around, players, percentile } = await readingOf(board).view(account);
      const [best, near] = await Promise.all([top, around].map((some) => shown(some, board, account)));
      return { week, top: best!, around: near!, players, percentile };
    });

  return {
    async kindHeroes(account, span) {
      const week = span === "all" ? 0 : latestWeekAt(clock.now());
      return span === "week" && week === 0 ? NOBODY : look(account, kindHeroes(week), week);
    },
    async boss(account, arms) {
      const week = latestWeekAt(clock.now());
      return isRankedWeek(week) ? look(account, bossBoard(week, arms), week) : NOBODY;
    },
  };
}
