import type { Span } from "@diamond-valley/schemas/boards/boards.ts";
import type { HeroBoard, HeroBoardLine } from "@diamond-valley/schemas/diamond-hero/account.ts";
import { latestWeekAt } from "@diamond-valley/schemas/season/season.ts";
import { type HoldingPath, held } from "@diamond-valley/schemas/wallet/holdings.ts";
import type { BoardPlayers, LineOf } from "../boards/board-players.ts";
import { topOf } from "../boards/look.ts";
import { createLooking } from "../boards/looking.ts";
import type { OrderIndex } from "../boards/order-index.ts";
import { retryOnOutage } from "../database/outage.ts";
import type { Deps } from "../deps.ts";
import { type BoardDocument, boardModel } from "./board-model.ts";
import { boardOf, runIn } from "./board-source.ts";
import type { RunDocument } from "./run-model.ts";

export interface BoardParts {
  deps: Pick<Deps, "connection" | "clock">;
  index: Pick<OrderIndex, "now">;
  players: BoardPlayers;
}

/** The boards of best proven runs. All calls wait out a restart of the database. */
export interface Board {
  /** The board of this week or of all time as an account sees it. */
  of(account: string, span: Span): Promise<HeroBoard>;
  /** Whether a run of an account stands among the best, of all time or of the week, where everybody may watch it. */
  isOnTop(run: Pick<RunDocument, "_id" | "account">): Promise<boolean>;
}

/** The boards, out of what `createBestRuns` stores. */
export function createBoard({ deps: { connection, clock }, index, players }: BoardParts): Board {
  const lines = boardModel.collection(connection);
  const lookAt = createLooking<HeroBoardLine>(index);

  async function runsOf(accounts: string[]): Promise<ReadonlyMap<string, BoardDocument>> {
    const found = await retryOnOutage(() => lines.find({ _id: { $in: accounts } }).toArray());
    return new Map(found.map((line) => [line._id, line as BoardDocument]));
  }

  return {
    of(account, span) {
      const week = span === "all" ? 0 : latestWeekAt(clock.now());
      if (span === "week" && week === 0)
        return Promise.resolve({ week, top: [], around: [], players: 0, percentile: null });
      const total: HoldingPath = week === 0 ? "hero.total" : `hero.weeks.${week}.total`;
      return lookAt(boardOf(week), week, account, async (ranking, places) => {
        const runs = await runsOf(places.map(({ account }) => account));
        const lineOf: LineOf<HeroBoardLine> = ({ account }, holdings) => {
          const line = runs.get(account);
          const run = line && runIn(line, week);
          if (!run) return null;
          const { score, seconds, kills, character, attempt, plays: attempts = null } = run;
          // Runs of the first release were not added up.
          const sum = Math.max(score, held(holdings, total));
          return { score, best: score, total: sum, attempts, seconds, kills, character, attempt };
        };
        return players.draw<HeroBoardLine>(ranking, places, lineOf, { holdings: true });
      });
    },
    async isOnTop({ _id, account }) {
      const ranking = await index.now();
      const weeks = [0, latestWeekAt(clock.now())];
      const top = weeks.filter((week) =>
        topOf(ranking, boardOf(week)).some((placed) => placed.account === account),
      );
      if (top.length === 0) return false;
      const line = (await runsOf([account])).get(account);
      return top.some((week) => line !== undefined && runIn(line, week)?.attempt === _id);
    },
  };
}
