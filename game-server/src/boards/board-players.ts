import type { BoardLine } from "@diamond-valley/schemas/boards/boards.ts";
import { type TitledBoard, titleOf } from "@diamond-valley/schemas/boards/titles.ts";
import { lastWeekAt } from "@diamond-valley/schemas/season/season.ts";
import { type Holdings, NOTHING } from "@diamond-valley/schemas/wallet/holdings.ts";
import { isRankedWeek } from "@diamond-valley/schemas/wallet/weekly-boss.ts";
import type { PublicIds } from "../account/public-ids.ts";
import { retryOnOutage } from "../database/outage.ts";
import type { Deps } from "../deps.ts";
import { boardOf } from "../diamond-hero/board-source.ts";
import { TALLIES, type TeamTallies } from "../teams/tallies.ts";
import { holdingsOf } from "../wallet/document.ts";
import { walletModel } from "../wallet/wallet-model.ts";
import { type Placed, rankOn } from "./look.ts";
import type { Ranking } from "./ranking.ts";
import { bossBoard, kindHeroes } from "./wallet-board.ts";

/** Parts of the holdings that lines may show beside what the boards keep in memory. */
const PARTS = ["boss", "hero.total", "hero.weeks"];
const projection = Object.fromEntries(PARTS.map((part) => [`holdings.${part}`, 1]));

export interface BoardPlayersParts {
  deps: Pick<Deps, "connection" | "clock">;
  /** The names that players have now; who is being deleted has none. */
  accounts: { namesOf(accounts: readonly string[]): Promise<ReadonlyMap<string, string>> };
  publicIds: Pick<PublicIds, "of">;
}

/** A player of any board as all who look see one. */
type Shown = Pick<BoardLine, "player" | "name" | "team" | "title">;

/** A line with its account, which nobody is shown. */
export interface Drawn<Line> {
  readonly account: string;
  readonly line: Omit<Line, "own">;
}

/** What a board adds to a place and a player; null for no line. */
export type LineOf<Line> = (
  place: Placed,
  holdings: Holdings,
) => Omit<Line, "own" | "rank" | keyof Shown> | null;

/** Who stands on boards. */
export interface BoardPlayers {
  /**
   * Lines for these places, without those who are being deleted: one query for all names, and, where `lineOf` goes by
   * holdings, another one for all wallets beside it.
   */
  draw<Line extends BoardLine>(
    ranking: Ranking,
    places: readonly Placed[],
    lineOf: LineOf<Line>,
    asks?: { holdings: boolean },
  ): Promise<Drawn<Line>[]>;
}

/** The boards of a week whose ranks give titles in the next one; null for one that the week did not have. */
const titledIn = (week: number): Record<TitledBoard, string | null> => ({
  kind: kindHeroes(week).name,
  boss: isRankedWeek(week) ? bossBoard(week, "own").name : null,
  hero: boardOf(week),
});

export function createBoardPlayers({ deps, accounts, publicIds }: BoardPlayersParts): BoardPlayers {
  const wallets = walletModel.collection(deps.connection);

  async function holdingsBy(ids: string[]): Promise<ReadonlyMap<string, Holdings>> {
    const found = await retryOnOutage(() => wallets.find({ _id: { $in: ids } }, { projection }).toArray());
    return new Map(found.map((wallet) => [wallet._id, holdingsOf(wallet)]));
  }

  return {
    async draw(ranking, places, lineOf, asks = { holdings: false }) {
      if (places.length === 0) return [];
      const week = lastWeekAt(deps.clock.now());
      const ids = [...new Set(places.map(({ account }) => account))];
      const [names, holdings] = await Promise.all([
        accounts.namesOf(ids),
        asks.holdings ? holdingsBy(ids) : new Map<string, Holdings>(),
      ]);
      const teams = ranking.kept(TALLIES) as TeamTallies;
      return places.flatMap((place) => {
        const { account, rank } = place;
        const name = names.get(account);
        if (name === undefined) return [];
        const title = titleOf((board) => {
          const titled = week === 0 ? null : titledIn(week)[board];
          return titled === null ? null : rankOn(ranking, titled, account);
        });
        const team = teams.teamOf(ranking.players.find(account) ?? -1);
        const line = lineOf(place, holdings.get(account) ?? NOTHING);
        const shown: Shown = { player: publicIds.of(account), name, team, title };
        return line ? [{ account, line: { rank, ...shown, ...line } as never }] : [];
      });
    },
  };
}
