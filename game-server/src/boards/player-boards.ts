import type { PlayerBoard, PlayerLine, Span } from "@diamond-valley/schemas/boards/boards.ts";
import type { Arms } from "@diamond-valley/schemas/boss/kinds.ts";
import { latestWeekAt } from "@diamond-valley/schemas/season/season.ts";
import { type Holdings, held } from "@diamond-valley/schemas/wallet/holdings.ts";
import { isRankedWeek } from "@diamond-valley/schemas/wallet/weekly-boss.ts";
import type { Deps } from "../deps.ts";
import type { BoardPlayers } from "./board-players.ts";
import { createLooking } from "./looking.ts";
import type { OrderIndex } from "./order-index.ts";
import {
  type BoardWeek,
  bestKindWeek,
  bossBest,
  bossBoard,
  bossFights,
  bossTotal,
  kindHeroes,
  type WalletBoard,
} from "./wallet-board.ts";

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

/** What a board shows beside the score. */
type More = Pick<PlayerLine, "best" | "total" | "attempts" | "boss" | "wins">;

export function createPlayerBoards({ deps, index, players }: PlayerBoardParts): PlayerBoards {
  const lookAt = createLooking<PlayerLine>(index);

  const look = (
    account: string,
    { name, attempts }: WalletBoard,
    week: BoardWeek,
    more: (holdings: Holdings) => Omit<More, "attempts" | "boss">,
  ): Promise<PlayerBoard> => {
    const boss = bossBest(week, "own");
    return lookAt(name, week, account, (ranking, places) =>
      players.draw<PlayerLine>(ranking, places, ({ holdings }, { score }) => ({
        score,
        attempts: attempts(holdings),
        boss: boss(holdings),
        ...more(holdings),
      })),
    );
  };

  return {
    async kindHeroes(account, span) {
      const week = span === "all" ? 0 : latestWeekAt(deps.clock.now());
      if (span === "week" && week === 0) return NOBODY;
      return look(account, kindHeroes(week), week, (holdings) => ({
        best: bestKindWeek(holdings),
        total: held(holdings, "kind.total"),
        wins: null,
      }));
    },
    async boss(account, span, arms) {
      const week = span === "all" ? 0 : latestWeekAt(deps.clock.now());
      if (span === "week" && !isRankedWeek(week)) return NOBODY;
      const [best, total, wins] = [bossBest(week, arms), bossTotal(week, arms), bossFights(week, "wins")];
      return look(account, bossBoard(week, arms), week, (holdings) => ({
        best: best(holdings),
        total: total(holdings),
        wins: wins(holdings),
      }));
    },
  };
}
