import type { BoardLine } from "@diamond-valley/schemas/boards/boards.ts";
import { type TitledBoard, titleOf } from "@diamond-valley/schemas/boards/titles.ts";
import { lastWeekAt } from "@diamond-valley/schemas/season/season.ts";
import { teamOf } from "@diamond-valley/schemas/teams/teams.ts";
import { type Holdings, NOTHING } from "@diamond-valley/schemas/wallet/holdings.ts";
import { isRankedWeek } from "@diamond-valley/schemas/wallet/weekly-boss.ts";
import type { PublicIds } from "../account/public-ids.ts";
import { retryOnOutage } from "../database/outage.ts";
import type { Deps } from "../deps.ts";
import { boardOf } from "../diamond-hero/board-source.ts";
import { holdingsOf } from "../wallet/document.ts";
import { walletModel } from "../wallet/wallet-model.ts";
import { type Placed, rankOn } from "./look.ts";
import type { Ranking } from "./ranking.ts";
import { bossBoard, kindHeroes } from "./wallet-board.ts";

/** Parts of the holdings that lines of boards are made of. */
const PARTS = ["kind", "boss", "hero.total", "hero.weeks", "team"];
const projection = Object.fromEntries(PARTS.map((part) => [`holdings.${part}`, 1]));

export interface BoardPlayersParts {
  deps: Pick<Deps, "connection" | "clock">;
  /** The names that players have now; who is being deleted has none. */
  accounts: { namesOf(accounts: readonly string[]): Promise<ReadonlyMap<string, string>> };
  publicIds: Pick<PublicIds, "of">;
}

/** A player of a board as all who look see one, and what the player holds. */
export interface BoardPlayer {
  readonly shown: Pick<BoardLine, "player" | "name" | "team" | "title">;
  readonly holdings: Holdings;
}

/** A line with its account, which nobody is shown. */
export interface Drawn<Line> {
  readonly account: string;
  readonly line: Omit<Line, "own">;
}

/** Who stands on boards: two queries, however many they are. */
export interface BoardPlayers {
  /** Lines for these places, without those who are being deleted; `lineOf` adds what a board shows, or null for no line. */
  draw<Line extends BoardLine>(
    ranking: Ranking,
    places: readonly Placed[],
    lineOf: (
      player: BoardPlayer,
      place: Placed,
    ) => Omit<Line, "own" | "rank" | keyof BoardPlayer["shown"]> | null,
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
    async draw(ranking, places, lineOf) {
      if (places.length === 0) return [];
      const week = lastWeekAt(deps.clock.now());
      const ids = [...new Set(places.map(({ account }) => account))];
      const [names, holdings] = await Promise.all([accounts.namesOf(ids), holdingsBy(ids)]);
      return places.flatMap((place) => {
        const { account, rank } = place;
        const name = names.get(account);
        if (name === undefined) return [];
        const held = holdings.get(account) ?? NOTHING;
        const title = titleOf((board) => {
          const titled = week === 0 ? null : titledIn(week)[board];
          return titled === null ? null : rankOn(ranking, titled, account);
        });
        const shown = { player: publicIds.of(account), name, team: teamOf(held), title };
        const line = lineOf({ shown, holdings: held }, place);
        return line ? [{ account, line: { rank, ...shown, ...line } as never }] : [];
      });
    },
  };
}
