import type { Deps } from "../../deps.ts";
import { type Board, createBoard } from "../../diamond-hero/board.ts";
import { heroSource } from "../../diamond-hero/board-source.ts";
import { TALLIES, TeamTallies } from "../../teams/tallies.ts";
import { type BoardPlayers, createBoardPlayers } from "../board-players.ts";
import { createOrderIndex, type OrderIndex } from "../order-index.ts";
import { createPlayerBoards, type PlayerBoards } from "../player-boards.ts";
import { walletSource } from "../wallet-source.ts";

/** The boards as one more process has them, with all that was written until it is asked. */
export interface FreshBoards {
  index: OrderIndex;
  players: BoardPlayers;
  boards: PlayerBoards;
  hero: Board;
}

/** Boards for a test. Every account has a name, unless `nameOf` says null; names are all that others know of it. */
export function freshBoards(
  deps: Deps,
  nameOf: (account: string) => string | null = (account) => `Robot ${account}`,
): FreshBoards {
  const known = createOrderIndex({
    deps,
    sources: [walletSource(deps, { [TALLIES]: () => new TeamTallies() }), heroSource(deps)],
  });
  const index = { ...known, now: () => known.now(true) };
  const namesOf = async (accounts: readonly string[]) =>
    new Map(
      accounts.flatMap((account) => {
        const name = nameOf(account);
        return name === null ? [] : [[account, name] as const];
      }),
    );
  const players = createBoardPlayers({ deps, accounts: { namesOf }, publicIds: { of: (id) => id } });
  return {
    index,
    players,
    boards: createPlayerBoards({ deps, index, players }),
    hero: createBoard({ deps, index, players }),
  };
}
