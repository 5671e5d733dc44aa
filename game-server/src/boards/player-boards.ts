import type { PlayerBoard, PlayerLine, Span } from "@diamond-valley/schemas/boards/boards.ts";
import type { Arms } from "@diamond-valley/schemas/boss/kinds.ts";
import { latestWeekAt } from "@diamond-valley/schemas/season/season.ts";
import { isRankedWeek } from "@diamond-valley/schemas/wallet/weekly-boss.ts";
import type { Deps } from "../deps.ts";
import type { BoardPlayers } from "./board-players.ts";
import { scoreOn } from "./look.ts";
import { createLooking } from "./looking.ts";
import type { OrderIndex } from "./order-index.ts";
import { bossBest, bossBoard, bossFights, bossTotal, KIND_WEEKS, kindHeroes } from "./wallet-board.ts";

const NOBODY: PlayerBoard = { week: 0, top: [], around: [], players: 0, percentile: null };

export interface PlayerBoardParts {
  deps: Pick<Deps, "clock">;
  index: Pick<OrderIndex, "now">;
  players: BoardPlayers;
}

/** The boards of players (spec 2 §2, §3), out of the wallets: nothing else is written for them. Calls wait out a restart of the database. */
export interface PlayerBoards {
  kindHeroes(account: string, span: Span): Promise<PlayerBoard>;
  /** The boss of this week, or of all weeks; empty, of week 0, where this week has none. Behind the last week that one's boards stay. */
  boss(account: string, span: Span, arms: Arms): Promise<PlayerBoard>;
}

export function createPlayerBoards({ deps, index, players }: PlayerBoardParts): PlayerBoards {
  const look = createLooking<PlayerLine>(index);
  const weekOf = (span: Span): number => (span === "all" ? 0 : latestWeekAt(deps.clock.now()));

  return {
    async kindHeroes(account, span) {
      const week = weekOf(span);
      if (span === "week" && week === 0) return NOBODY;
      const boss = week === 0 || isRankedWeek(week) ? bossBoard(week, "own").name : null;
      return look(kindHeroes(week).name, week, account, (ranking, places) =>
        players.draw<PlayerLine>(ranking, places, ({ account, score }) => ({
          score,
          best: Math.max(...KIND_WEEKS.map((board) => scoreOn(ranking, board, account))),
          total: scoreOn(ranking, kindHeroes(0).name, account),
          attempts: null,
          boss: boss === null ? 0 : scoreOn(ranking, boss, account),
          wins: null,
        })),
      );
    },
    async boss(account, span, arms) {
      const week = weekOf(span);
      if (span === "week" && !isRankedWeek(week)) return NOBODY;
      const { name, attempts } = bossBoard(week, arms);
      const [own, total, wins] = [bossBest(week, "own"), bossTotal(week, arms), bossFights(week, "wins")];
      return look(name, week, account, (ranking, places) =>
        players.draw<PlayerLine>(
          ranking,
          places,
          ({ score }, holdings) => ({
            score,
            best: score,
            total: total(holdings),
            attempts: attempts(holdings),
            boss: own(holdings),
            wins: wins(holdings),
          }),
          { holdings: true },
        ),
      );
    },
  };
}
